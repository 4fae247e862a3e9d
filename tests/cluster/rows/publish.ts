import { setTimeout as sleep } from 'node:timers/promises';
import { WEB } from '../nodes.ts';
import { plant, publishAgain } from '../plant.ts';
import type { Row } from '../row.ts';
import { percentile } from '../../../bench/lib/stats.ts';

export const PUBLISH_SEEN: Row = {
  fault: 'a publish, and who still shows the old page',
  how: 'a version after another, each node asked until it shows it, and once more afterwards',
  goal: 'all nodes ≤ 300 ms p99; no old page after the new one',
  async run({ cluster, counts }) {
    const { nodes } = cluster;
    const times = counts === 'full' ? 1000 : 150;
    const host = await plant(cluster, 'published', 'version 0');
    const page = async (name: (typeof WEB)[number]) => (await nodes.ask(name, host)).body.toString();
    await Promise.all(WEB.map(page));
    const took: number[] = [];
    let fellBack = 0;
    for (let number = 1; number <= times; number++) {
      const wanted = `version ${number}`;
      const moment = await publishAgain(cluster, 'published', number, wanted);
      const seen = WEB.map(async (name) => {
        while ((await page(name)) !== wanted) {
          if (performance.now() - moment > 20_000) throw new Error(`${name} still shows the old page after 20 s`);
          await sleep(2);
        }
        took.push(performance.now() - moment);
        if ((await page(name)) !== wanted) fellBack += 1;
      });
      await Promise.all(seen);
    }
    const p99 = percentile(took, 0.99);
    return {
      text: `${times} publishes: seen by both after ${percentile(took, 0.5).toFixed(0)} ms (half), ${p99.toFixed(0)} ms (p99), ${Math.max(...took).toFixed(0)} ms (last); ${fellBack} old pages afterwards`,
      good: p99 <= 300 && fellBack === 0,
    };
  },
};
