import type { Ctx } from '../../platform/ctx.ts';
import { isAppError } from '../../platform/errors.ts';

/** So long takes only a provider that does not answer: one that answers wrongly does so at once. */
const SILENCE_MS = 60_000;

/**
 * Does the same for each row, one after the other. One that fails is told of and keeps no other waiting; where the provider
 * itself is silent, waiting that long for every row would outlast the job, and its error is thrown for the job's next try.
 */
export async function forEachIsolated<Row>(
  ctx: Ctx,
  input: { rows: Row[]; each: (row: Row) => Promise<void>; failed: (row: Row, error: unknown) => void },
): Promise<void> {
  const { rows, each, failed } = input;
  for (const row of rows) {
    const began = ctx.clock.now().getTime();
    try {
      await each(row);
    } catch (error) {
      failed(row, error);
      const silent = ctx.clock.now().getTime() - began >= SILENCE_MS;
      if (silent && isAppError(error, 'billing.provider-unavailable')) throw error;
    }
  }
}
