import type { Ctx } from './ctx.ts';

/** So long takes only somebody outside who does not answer: whoever answers wrongly does so at once. */
const SILENCE_MS = 60_000;

/**
 * Does the same for each row, one after the other. One that fails is told of and keeps no other waiting. `isAway`: of an error that says
 * that somebody outside is away; where that took as long as a silence takes, waiting so for every row would outlast the job, and the error
 * is thrown for the job's next try.
 */
export async function forEachIsolated<Row>(
  ctx: Ctx,
  input: {
    rows: readonly Row[];
    each: (row: Row) => Promise<void>;
    failed: (row: Row, error: unknown) => void;
    isAway?: (error: unknown) => boolean;
  },
): Promise<void> {
  const { rows, each, failed, isAway = () => false } = input;
  for (const row of rows) {
    const began = ctx.clock.now().getTime();
    try {
      await each(row);
    } catch (error) {
      failed(row, error);
      const silent = ctx.clock.now().getTime() - began >= SILENCE_MS;
      if (silent && isAway(error)) throw error;
    }
  }
}
