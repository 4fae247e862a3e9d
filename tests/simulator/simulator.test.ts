import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestCluster, type TestCluster, type TestDatabase } from '../support/database.ts';
import { runSeed } from './run-seed.ts';
let cluster: TestCluster;
let database: TestDatabase;
beforeAll(async () => {
  cluster = await startTestCluster();
  database = await cluster.fresh();
}, 120_000);
afterAll(async () => {
  await database.close();
  await cluster.stop();
});
it('x', { timeout: 600_000 }, async () => {
  const from = Number(process.env['SEED'] ?? 1);
  const n = Number(process.env['RUNS'] ?? 3);
  for (let s = from; s < from + n; s++) {
    const c = process.cpuUsage();
    const r = await runSeed(database, s);
    const u = process.cpuUsage(c);
    console.log(
      s,
      Math.round(r.ms),
      'cpu',
      Math.round((u.user + u.system) / 1000),
      r.counts.steps,
      r.counts.crashes,
      JSON.stringify(r.counts.faults),
      JSON.stringify(r.states),
      r.hash,
    );
    if (r.broken) console.log(r.trace.slice(-60).join('\n'), '\n', r.broken);
    if (process.env['TRACE']) console.log(r.trace.join('\n'));
  }
});
