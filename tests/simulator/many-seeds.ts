import { expect, it } from 'vitest';
import { runSeed } from './run-seed.ts';
import { withGround } from './with-ground.ts';

/** Years of one test: it is given up when so few take so long, however many there are in all. */
const AT_ONCE = 5;
/** Two quiet cores need a sixtieth of it. */
const LONG_MS = 600_000;

/** Tests of so many virtual years, one file for each worker of the test run. */
export function manySeeds(first: number, runs: number): void {
  const ground = withGround();

  it.each(Array.from({ length: Math.ceil(runs / AT_ONCE) }, (_, at) => first + at * AT_ONCE))(
    'nothing is lost and nothing doubled in the five years of seed %i and those after it [X1]',
    async (from) => {
      for (let seed = from; seed < Math.min(from + AT_ONCE, first + runs); seed++) {
        const { broken, trace } = await runSeed(ground(), seed);
        const told = `npm run simulate -- --seed ${seed} --trace\n${trace.slice(-40).join('\n')}\n${broken?.detail}`;
        expect(broken?.invariant, told).toBeUndefined();
      }
    },
    LONG_MS,
  );
}
