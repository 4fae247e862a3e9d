import { and, eq, gt, inArray, isNull, lte, ne } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { newId } from '../../platform/ids.ts';
import { emit, enqueue, inTransaction } from '../../platform/transaction.ts';
import { findSiteAddress } from '../sites/index.server.ts';
import { sendNoticesJob } from './jobs.ts';
import { NOTICE_EVERY_MS, NOTICE_KINDS, noticeTimes, type NoticeKind } from './notices.rules.ts';
import { pageNotices } from './tables.ts';

/** The owners of these sites are written, now and later on; once for what happened at one moment. `until`: a day that the mail names. */
export async function addNotices(
  ctx: TxCtx,
  { siteIds, kind, until = null }: { siteIds: readonly string[]; kind: NoticeKind; until?: Date | null },
): Promise<void> {
  const now = ctx.clock.now();
  // What happened before is told by what happens now.
  await dropNotices(ctx, { siteIds, kinds: [kind] });
  const rows = siteIds.flatMap((siteId) =>
    noticeTimes(kind, now).map((dueAt) => ({
      id: newId('ntc'),
      siteId,
      kind,
      occasion: now.toISOString(),
      dueAt,
      until,
    })),
  );
  if (rows.length === 0) return;
  await ctx.db.insert(pageNotices).values(rows).onConflictDoNothing();
  await enqueue(ctx, sendNoticesJob, {}, { key: 'now' });
}

/** What was still to be written is not so any more. */
export async function dropNotices(
  ctx: TxCtx,
  { siteIds, kinds }: { siteIds: readonly string[]; kinds: readonly NoticeKind[] },
): Promise<void> {
  if (siteIds.length === 0) return;
  await ctx.db
    .delete(pageNotices)
    .where(
      and(inArray(pageNotices.siteId, [...siteIds]), inArray(pageNotices.kind, [...kinds]), isNull(pageNotices.sentAt)),
    );
}

const MOST = 200;

/** Writes what is due, to one owner at most once a day: the most urgent first, the others a day later. */
export async function sendNotices(ctx: Ctx): Promise<void> {
  for (;;) {
    const seen = await inTransaction(ctx, sendSome);
    if (seen < MOST) return;
  }
}

async function sendSome(ctx: TxCtx): Promise<number> {
  const now = ctx.clock.now();
  const due = await ctx.db
    .select()
    .from(pageNotices)
    .where(and(isNull(pageNotices.sentAt), lte(pageNotices.dueAt, now)))
    .orderBy(pageNotices.dueAt)
    .limit(MOST)
    .for('update', { skipLocked: true });
  const urgent = due.toSorted((a, b) => NOTICE_KINDS.indexOf(a.kind) - NOTICE_KINDS.indexOf(b.kind));
  for (const notice of urgent) await send(ctx, notice, now);
  return due.length;
}

async function send(ctx: TxCtx, notice: typeof pageNotices.$inferSelect, now: Date): Promise<void> {
  const { id, siteId, kind, dueAt, until } = notice;
  const [last] = await ctx.db
    .select({ sentAt: pageNotices.sentAt })
    .from(pageNotices)
    .where(
      and(
        eq(pageNotices.siteId, siteId),
        ne(pageNotices.id, id),
        gt(pageNotices.sentAt, new Date(now.getTime() - NOTICE_EVERY_MS)),
      ),
    )
    .limit(1);
  if (last?.sentAt) {
    const later = new Date(last.sentAt.getTime() + NOTICE_EVERY_MS);
    await ctx.db.update(pageNotices).set({ dueAt: later }).where(eq(pageNotices.id, id));
    return;
  }
  await ctx.db.update(pageNotices).set({ sentAt: now }).where(eq(pageNotices.id, id));
  const site = await findSiteAddress(ctx, siteId);
  // Whose site is closed is written nothing more.
  if (!site?.orderId) return;
  const about = { siteId, orderId: site.orderId, kind, until };
  await emit(ctx, 'sync.notice-due', { ...about, occasion: `${kind} ${dueAt.toISOString()}` });
}
