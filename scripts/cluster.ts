/**
 * `npm run cluster`: a whole cluster on this machine, and where its parts are. `-- --test` does to it what docs/cluster.md says, with short counts, `-- --full` with whole ones;
 * `--only 4,5` makes some rows and writes nothing. Exits 1 when a row is WRONG.
 */
import { parseArgs } from 'node:util';
import type * as harness from '../tests/cluster/main.ts';
import { openSource } from './open-source.ts';

const { values } = parseArgs({
  options: { test: { type: 'boolean' }, full: { type: 'boolean' }, only: { type: 'string' } },
});
const ended = new Promise<void>((done) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
});
const source = await openSource();
try {
  const { main } = await source.load<typeof harness>('/tests/cluster/main.ts');
  process.exitCode = await main({
    counts: values.full ? 'full' : values.test || values.only ? 'short' : null,
    only: values.only?.split(',').map(Number),
    ended,
  });
} catch (error) {
  console.error(`No cluster: ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  await source.close();
}
// Whatever a row that was broken off still waits for.
process.exit();
