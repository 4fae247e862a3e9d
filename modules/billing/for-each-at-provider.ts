import type { Ctx } from '../../platform/ctx.ts';
import { isAppError } from '../../platform/errors.ts';
import { forEachIsolated } from '../../platform/for-each-isolated.ts';

/** The same for each row that the provider is asked about; ends, for the job's next try, where the provider itself is silent. */
export const forEachAtProvider = <Row>(
  ctx: Ctx,
  input: { rows: Row[]; each: (row: Row) => Promise<void>; failed: (row: Row, error: unknown) => void },
): Promise<void> =>
  forEachIsolated(ctx, { ...input, isAway: (error) => isAppError(error, 'billing.provider-unavailable') });
