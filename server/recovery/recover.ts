import { eq, isNull, and } from 'drizzle-orm';
import { followAgain } from '../../modules/billing/index.server.ts';
import { adoptDocuments } from '../../modules/invoicing/index.server.ts';
import type { Difference, RecoveryReport } from '../../platform/recovery-report.ts';
import { openTask } from '../../modules/tasks/index.server.ts';
import { actorName, audit } from '../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { findRecovery, type Recovery } from '../../platform/recovery.ts';
import { recoveries } from '../../platform/tables.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { compareWithVendors } from './compare.ts';

/** What was read this long ago may be otherwise by now. */
const FRESH_MS = 30 * 60 * 1000;

async function requireRecovery(ctx: Ctx): Promise<Recovery> {
  const recovery = await findRecovery(ctx.db);
  if (!recovery) throw new AppError('recovery.not-in', { status: 409 });
  return recovery;
}

/** Asks the vendors and keeps what they say beside the recovery. Throws recovery.not-in (409). */
export async function compareNow(ctx: Ctx): Promise<RecoveryReport> {
  const recovery = await requireRecovery(ctx);
  const { report } = await compareWithVendors(ctx, recovery);
  await inTransaction(ctx, async (ctx) => {
    await ctx.db.update(recoveries).set({ report, comparedAt: ctx.clock.now() }).where(eq(recoveries.id, recovery.id));
    await audit(ctx, 'recovery.compare', recovery.id, { differences: report.differences.length });
  });
  return report;
}

const same = (a: Difference[], b: Difference[]): boolean => JSON.stringify(named(a)) === JSON.stringify(named(b));
const named = (list: Difference[]): string[] =>
  list.map(({ kind, about, outcome }) => `${kind} ${about} ${outcome}`).toSorted();

/**
 * Ends recovery as the comparison that was read says: the vendors are asked once more, and where they say the same, what
 * can be taken over is, the rest becomes a task each, and the product runs. All of it commits together.
 * @param comparedAt the moment of the comparison that was read, ISO 8601
 * Throws recovery.not-in, recovery.not-compared (none, old, or another than was read), recovery.vendor-away (all 409).
 */
export async function go(ctx: Ctx, comparedAt: string): Promise<void> {
  const recovery = await requireRecovery(ctx);
  const now = ctx.clock.now();
  const read = recovery.comparedAt;
  if (!read || read.toISOString() !== comparedAt || now.getTime() - read.getTime() > FRESH_MS || !recovery.report)
    throw new AppError('recovery.not-compared', { status: 409 });
  const compared = await compareWithVendors(ctx, recovery);
  const { differences } = compared.report;
  if (differences.some(({ outcome }) => outcome === 'wait'))
    throw new AppError('recovery.vendor-away', { status: 409 });
  if (!same(differences, recovery.report.differences)) throw new AppError('recovery.not-compared', { status: 409 });
  await inTransaction(ctx, async (ctx) => {
    const [ended] = await ctx.db
      .update(recoveries)
      .set({ endedAt: now, endedBy: actorName(ctx) })
      .where(and(eq(recoveries.id, recovery.id), isNull(recoveries.endedAt)))
      .returning({ id: recoveries.id });
    if (!ended) throw new AppError('recovery.not-in', { status: 409 });
    await adoptDocuments(ctx, compared.documents);
    for (const [subscriptionId, sessionId] of compared.sold)
      await followAgain(ctx, { recovery: recovery.id, subscriptionId, sessionId });
    for (const { id } of compared.subscriptions.moved)
      await followAgain(ctx, { recovery: recovery.id, subscriptionId: id, sessionId: null });
    for (const difference of differences) if (difference.outcome === 'task') await giveToPerson(ctx, difference);
    await audit(ctx, 'recovery.go', recovery.id, { differences: named(differences) });
  });
}

const giveToPerson = (ctx: TxCtx, { kind, about, detail }: Difference) =>
  openTask(ctx, {
    key: `recovery.${kind}:${about}`,
    kind: `recovery.${kind}`,
    subject: about,
    detail: [about, detail].filter(Boolean).join(' · '),
  });
