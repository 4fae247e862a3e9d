import { eq } from 'drizzle-orm';
import { audit } from '../../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../../platform/ctx.ts';
import { AppError } from '../../../platform/errors.ts';
import { emit, inTransaction } from '../../../platform/transaction.ts';
import type { Finding } from '../../../site-kit/quality/report.ts';
import { sites } from '../tables.ts';

type Site = typeof sites.$inferSelect;

const reasonsOf = (failures: readonly Finding[]): string =>
  failures.map(({ gate, faults }) => `${gate} (${faults.slice(0, 3).join('; ')})`).join(', ');

/** What an owner is told: one sentence in all, and one for each gate, keyed by the gate. */
export function qualityRefusal(failures: readonly Finding[], status: 409 | 422): AppError {
  return new AppError('sites.quality-gate', {
    status,
    reason: reasonsOf(failures),
    fields: Object.fromEntries(failures.map(({ gate }) => [gate, `sites.quality-${gate}`])),
  });
}

/** Puts a site before a person, with the reasons. Announced once for the same reasons, however often it is tried. */
export async function holdSite(ctx: Ctx, site: Site, failures: Finding[]): Promise<void> {
  const gates = failures.map(({ gate }) => gate);
  const known = site.heldFor?.map(({ gate }) => gate) ?? [];
  if (site.heldAt && known.join() === gates.join()) return;
  await inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    await ctx.db.update(sites).set({ heldAt: now, heldFor: failures, updatedAt: now }).where(eq(sites.id, site.id));
    await audit(ctx, 'sites.held', site.id, { gates });
    await emit(ctx, 'sites.held', { siteId: site.id, orderId: site.orderId, reasons: reasonsOf(failures) });
  });
}

/** Nothing of the site waits any more. Safe for a site that was never held. */
export async function releaseSite(ctx: TxCtx, site: Site): Promise<void> {
  if (!site.heldAt) return;
  await ctx.db.update(sites).set({ heldAt: null, heldFor: null }).where(eq(sites.id, site.id));
  await emit(ctx, 'sites.released', { siteId: site.id });
}
