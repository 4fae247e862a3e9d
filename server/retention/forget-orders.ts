import { inArray } from 'drizzle-orm';
import {
  contractsEndedBefore,
  forgetBilling,
  letGoOfCustomers,
  ordersWithMoney,
} from '../../modules/billing/index.server.ts';
import { forgetNames, ordersWithNames } from '../../modules/domains/index.server.ts';
import { forgetMails } from '../../modules/notifications/index.server.ts';
import { abandonedOrders, forgetOrders, lockOverOrders } from '../../modules/ordering/index.server.ts';
import { forgetSiteRows, ordersWithContent } from '../../modules/sites/index.server.ts';
import { forgetVisits } from '../../modules/stats/index.server.ts';
import { forgetTasks } from '../../modules/tasks/index.server.ts';
import { audit } from '../../platform/audit.ts';
import { BATCH } from '../../platform/batches.ts';
import type { Ctx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db.ts';
import { effects } from '../../platform/tables.ts';

/** Orders that nobody paid and nobody touched since `before`. One for which money moved, or may still come, stays. */
export async function forgetAbandonedOrders(ctx: Ctx, before: Date): Promise<number> {
  let removed = 0;
  for (let after = ''; ;) {
    const ids = await ctx.db.transaction(async (tx) => {
      const seen = await abandonedOrders(tx, before, after);
      const money = await ordersWithMoney(tx, seen);
      removed += await forget(
        tx,
        ctx,
        seen.filter((id) => !money.has(id)),
      );
      return seen;
    });
    if (ids.length < BATCH) return removed;
    after = ids.at(-1) ?? '';
  }
}

/**
 * Paid orders whose contract ended before `before`; their invoices and accounts have a later day of their own. An order
 * that is not over after all, or still has a name with us or a site with content, stays for another night.
 */
export async function forgetOldContracts(ctx: Ctx, before: Date): Promise<number> {
  let removed = 0;
  for (let after = ''; ;) {
    const ended = await contractsEndedBefore(ctx.db, before, after);
    await ctx.db.transaction(async (tx) => {
      const over = ended.length > 0 ? await lockOverOrders(tx, ended) : [];
      const [named, shown] = [await ordersWithNames(tx, over), await ordersWithContent(tx, over)];
      removed += await forget(
        tx,
        ctx,
        over.filter((id) => !named.has(id) && !shown.has(id)),
      );
    });
    if (ended.length < BATCH) return removed;
    after = ended.at(-1) ?? '';
  }
}

async function forget(tx: Tx, ctx: Ctx, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0;
  await forgetVisits(tx, await forgetSiteRows(tx, ids));
  await forgetNames(tx, ids);
  await letGoOfCustomers(tx, ctx, ids);
  await forgetBilling(tx, ids);
  await forgetMails(tx, ids);
  await forgetTasks(tx, ids);
  await tx.delete(effects).where(inArray(effects.subject, ids));
  await forgetOrders(tx, ids);
  for (const id of ids) await audit(tx, ctx, 'ordering.forgotten', id);
  return ids.length;
}
