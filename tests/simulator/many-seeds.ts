import { expect, it } from 'vitest';
import { runSeed } from './run-seed.ts';
import { withGround } from './with-ground.ts';

/** Two quiet cores need a fifth of it. */
const LONG_MS = 600_000;

/** A test of so many virtual years, one file for each worker of the test run. */
export function manySeeds(first: number, runs: number): void {
  const ground = withGround();

  it(
    `nothing is lost and nothing doubled in the years of seeds ${first} to ${first + runs - 1} [X1]`,
    async () => {
      for (let seed = first; seed < first + runs; seed++) {
        const { broken, trace } = await runSeed(ground(), seed);
        const told = `npm run simulate -- --seed ${seed} --trace\n${trace.slice(-40).join('\n')}\n${broken?.detail}`;
        expect(broken?.invariant, told).toBeUndefined();
      }
    },
    LONG_MS,
  );
}
