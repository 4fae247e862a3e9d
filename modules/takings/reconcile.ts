import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Ctx } from '../../platform/ctx.ts';
import { isAppError } from '../../platform/errors.ts';
import { forEachIsolated } from '../../platform/for-each-isolated.ts';
import { applyAccount } from './account.ts';
import { applyPayment } from './apply-payment.ts';
import { carryOutRefund } from './refund.ts';
import { takingsAccounts, takingsPayments, takingsRefunds } from './tables.ts';

const EACH_TIME = 100;
const AGAIN_MS = 60_000;

interface Asked {
  what: 'payment' | 'refund' | 'account';
  table: PgTable;
  id: PgColumn;
  ask: (ctx: Ctx, id: string) => Promise<unknown>;
}
/** Payments whose page is over, refunds that a bank sits on, accounts that are looked at. */
const ASKED: readonly Asked[] = [
  { what: 'payment', table: takingsPayments, id: takingsPayments.id, ask: (ctx, id) => applyPayment(ctx, id) },
  { what: 'refund', table: takingsRefunds, id: takingsRefunds.id, ask: carryOutRefund },
  { what: 'account', table: takingsAccounts, id: takingsAccounts.siteId, ask: applyAccount },
];

/** Whatever is due is asked after. One that fails keeps no other waiting; a provider that is away ends the round of its kind. */
export async function reconcile(ctx: Ctx): Promise<void> {
  if (!ctx.ports.merchantPayments) return;
  for (const { what, ask, ...of } of ASKED)
    await forEachIsolated(ctx, {
      rows: await takeDue(ctx, of),
      each: async ({ id }) => void (await ask(ctx, id)),
      failed: ({ id }, error) => ctx.log.warn({ err: error, [what]: id }, `a ${what} could not be asked after`),
      isAway: (error) => isAppError(error, 'billing.provider-unavailable'),
    });
}

/** When each is asked again is written before the question, so that one that cannot be asked does not stand first for ever. */
async function takeDue(ctx: Ctx, { table, id }: Pick<Asked, 'table' | 'id'>): Promise<{ id: string }[]> {
  const now = ctx.clock.now();
  const again = new Date(now.getTime() + AGAIN_MS);
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    update ${table} set next_ask_at = ${again} where ${id} in (
      select ${id} from ${table} where next_ask_at <= ${now} order by next_ask_at limit ${EACH_TIME}) and next_ask_at <= ${now}
    returning ${id} as id`);
  return rows;
}
