import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PORTS } from '../../../deploy/cluster/index.ts';
import { percentile } from '../../../bench/lib/stats.ts';
import type { Cluster } from '../cluster.ts';
import { EDGES } from '../edges.ts';
import { openTaskOf, runJob } from '../jobs.ts';
import { openKeptCertificates } from '../kept-certificates.ts';
import { plantNamed } from '../plant.ts';
import { judged, type Row } from '../row.ts';
import { until } from '../wait.ts';

/** Behind all that were bought: the look of the night begins there. */
const LAST = 'zz-';

export const SPOILED_CERTIFICATES: Row = {
  fault: 'certificates that have ended, are another’s, are lost or end soon; the authority away; `/tls/ask` away',
  how: 'in the folder of the edges, which start anew, while nothing reaches the authority; looked at twice, as in two nights; then the authority is back; then what `ask` answers is lost',
  goal: 'other names 100 %, and the one that ends soon; a person is told of each, and no more once the authority is back and the runbook was followed; known names 100 % without `ask`',
  needs: ['namespaces', 'authority', 'faketime'],
  async run({ cluster, counts }) {
    const { network, visitor } = cluster;
    const kept = await openKeptCertificates(cluster);
    const wrong: string[] = [];
    const told: string[] = [];
    const named = (name: string) => plantNamed(cluster, LAST + name);
    const fine = await Promise.all(['a', 'b', 'c', 'd'].map((each) => named(`fine-${each}`)));
    const [ended, others, lost, soon] = [
      await named('ended'),
      await named('others'),
      await named('lost'),
      await named('soon'),
    ];
    const spoiled = [ended, others, lost];
    const shown = (host: string, at: number) => visitor.handshake(EDGES[at % 2] ?? 'edge1', host);
    /** How many of so many handshakes were refused, and what 99 of 100 took, in milliseconds. */
    async function greet(hosts: readonly string[], times: number) {
      const all = [];
      for (let at = 0; at < times; at++) all.push(await shown(hosts[at % hosts.length] ?? '', at));
      return {
        refused: all.filter((each) => 'refused' in each).length,
        p99: percentile(
          all.map(({ ms }) => ms),
          0.99,
        ),
      };
    }
    const served = (host: string) => async () => {
      for (const edge of EDGES) {
        const answer = await visitor.handshake(edge, host);
        if ('refused' in answer) return answer.refused;
      }
      return true;
    };
    for (const host of [...fine, ...spoiled, soon]) await until(`${host} is served`, served(host));
    const many = counts === 'full' ? 1000 : 200;
    const before = await greet(fine, many);

    network.cut('acme');
    try {
      await kept.between(() => {
        kept.age(ended, 91);
        kept.age(soon, 85);
        kept.exchange(others, fine[0] ?? '');
        kept.lose(lost);
      });
      const faults = Promise.all(spoiled.map((host) => shown(host, 0)));
      const beside = await greet([...fine, soon], many);
      told.push(
        `authority away: ${beside.refused} of ${many} handshakes of other names and of one with five days left refused, p99 ${beside.p99.toFixed(0)} ms (${before.p99.toFixed(0)} before)`,
      );
      if (beside.refused > 0) wrong.push('other names');
      told.push(`the three: ${(await faults).map((each) => ('refused' in each ? each.refused : 'served')).join(', ')}`);
      const words = await look(cluster, 2);
      told.push(`a person is told: ${words.replaceAll('.example', '').replaceAll(LAST, '')}`);
      for (const host of [...spoiled, soon]) if (!words.includes(host)) wrong.push(`nobody is told of ${host}`);
      for (const host of fine) if (words.includes(host)) wrong.push(`told of ${host}`);
    } finally {
      network.mend('acme');
    }
    // Nobody but the one who put it there can mend it: the runbook has it taken out of the folder.
    const began = performance.now();
    await kept.between(() => kept.lose(others));
    for (const host of spoiled) await until(`${host} is served again`, served(host), 120);
    const again = performance.now() - began;
    const old = await shown(soon, 0);
    const renewed = await until(
      'the one that ends soon is another',
      async () => {
        const now = await shown(soon, 0);
        return 'serial' in now && 'serial' in old && now.serial !== old.serial;
      },
      180,
      1000,
    );
    const later = await look(cluster, 1);
    told.push(
      `authority back: the three served after ${(again / 1000).toFixed(1)} s, the fourth renewed after ${(renewed / 1000).toFixed(0)} s; a person is told: ${later}`,
    );
    if (later !== 'nothing') wrong.push('still told of it');

    network.loseAnswers('balance', PORTS.ask);
    try {
      const known = await greet([...fine, ...spoiled, soon], many);
      const newcomer = await named('newcomer');
      const refused = await shown(newcomer, 0);
      told.push(
        `ask away: ${known.refused} of ${many} handshakes of known names refused, a new name ${'refused' in refused ? 'refused' : 'served'} after ${(refused.ms / 1000).toFixed(0)} s`,
      );
      if (known.refused > 0 || 'serial' in refused) wrong.push('without ask');
      await kept.between(() => undefined);
      const anew = await greet([...fine, ...spoiled, soon], 32);
      told.push(`edges started anew without ask: ${anew.refused} of 32 refused`);
      if (anew.refused > 0) wrong.push('edges started anew without ask');
    } finally {
      network.findAnswers('balance', PORTS.ask);
    }
    await until('the new name is served', served(`${LAST}newcomer.example`), 120);
    return judged(told, wrong);
  },
};

/** As in so many nights, by a worker that believes what the visitors here believe; what a person is told afterwards. */
async function look(cluster: Cluster, nights: number): Promise<string> {
  const { edges, folder, network, nodes } = cluster;
  const believed = join(folder, 'believed.pem');
  writeFileSync(believed, edges.root);
  await nodes.restart('work1', { NODE_EXTRA_CA_CERTS: believed, SITES_ADDRESSES: network.address('edge1') });
  try {
    for (let night = 0; night < nights; night++)
      await runJob(cluster, 'certificates.look-behind', { after: `sit_${LAST}`, since: new Date().toISOString() });
  } finally {
    await nodes.restart('work1');
  }
  return (await openTaskOf(cluster, 'certificates.ending')) ?? 'nothing';
}
