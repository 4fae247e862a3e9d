import type { Ctx } from '../../../platform/ctx.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { openTask, resolveTask } from '../../tasks/index.server.ts';

/** Signatures, deadlines and documents carry our time: beyond this many milliseconds a person sets the clock. */
const TOLERATED_MS = 2_000;
const KEY = 'billing.clock';

/** Holds our clock against the provider's, after an answer has just told its own: apart, a person is told of it. */
export async function compareClocks(ctx: Ctx): Promise<void> {
  const ahead = ctx.ports.payments.clockAheadMs();
  if (ahead === null) return;
  if (Math.abs(ahead) <= TOLERATED_MS) {
    await inTransaction(ctx, (ctx) => resolveTask(ctx, { key: KEY, note: 'the clocks agree' }));
    return;
  }
  const seconds = Math.round(Math.abs(ahead) / 1000);
  const detail = `our clock is ${seconds} s ${ahead > 0 ? 'behind' : 'ahead of'} the card provider’s`;
  ctx.log.warn({ aheadMs: Math.round(-ahead) }, detail);
  await inTransaction(ctx, (ctx) => openTask(ctx, { key: KEY, kind: KEY, subject: 'card-payments', detail }));
}
