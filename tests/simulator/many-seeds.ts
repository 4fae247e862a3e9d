import { expect, it } from 'vitest';
import { runSeed } from './run-seed.ts';
import { withHarness } from './with-harness.ts';

/** A virtual year needs a few seconds on quiet cores: this ends what hangs, and no machine is so slow. */
const HANGS_MS = 600_000;

/** Tests of so many virtual years, one file for each worker of the test run. */
export function manySeeds(first: number, runs: number): void {
  const harness = withHarness();

  it.each(Array.from({ length: runs }, (_, at) => first + at))(
    'nothing is lost and nothing doubled in the five years of seed %i [X1]',
    async (seed) => {
      const { broken, trace } = await runSeed(harness(), seed);
      const told = `npm run simulate -- --seed ${seed} --trace\n${trace.slice(-40).join('\n')}\n${broken?.detail}`;
      expect(broken?.invariant, told).toBeUndefined();
    },
    HANGS_MS,
  );
}
