/** How full boxes are is looked at by itself, so that their owner hears of it before a customer's mail is sent back. */
import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { BATCH, inBatches } from '../../platform/batches.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { isAppError } from '../../platform/errors.ts';
import { enqueue, inTransaction } from '../../platform/transaction.ts';
import { warningLevel } from './fullness.rules.ts';
import { measureBoxesJob } from './jobs.ts';
import { placeOf, type Box } from './mail-of-order.ts';
import { mailboxes, mailboxUsage } from './tables.ts';
import { warnOfFullBox } from './warn-full.ts';

const MINUTE_MS = 60_000;
/** Less than a day and an hour: the hour's job does not come to the second. */
const DAY_MS = (24 * 60 - 10) * MINUTE_MS;
const HOUR_MS = 50 * MINUTE_MS;
/** A box that is seven tenths full is looked at each hour, others once a day. */
const close = sql`${mailboxUsage.bytes} * 10 >= ${mailboxes.quotaBytes} * 7`;

/** Those that a mail can come to. */
const receives = inArray(mailboxes.state, ['live', 'paused']);

/** Boxes that were not looked at for a day, or for an hour where they are close to full, by the hundred. Safe twice. */
export async function findBoxesToMeasure(ctx: Ctx): Promise<void> {
  if (!ctx.ports.mailHost) return;
  const now = ctx.clock.now().getTime();
  const notSince = (ms: number) => lt(mailboxUsage.seenAt, new Date(now - ms));
  let last = '';
  await inBatches(ctx, async (ctx) => {
    const due = await ctx.db
      .select({ id: mailboxes.id })
      .from(mailboxes)
      .leftJoin(mailboxUsage, eq(mailboxUsage.mailboxId, mailboxes.id))
      .where(
        and(
          receives,
          gt(mailboxes.id, last),
          or(isNull(mailboxUsage.mailboxId), notSince(DAY_MS), and(close, notSince(HOUR_MS))),
        ),
      )
      .orderBy(asc(mailboxes.id))
      .limit(BATCH);
    const ids = due.map(({ id }) => id);
    if (ids[0]) await enqueue(ctx, measureBoxesJob, { mailboxIds: ids }, { key: ids[0] });
    last = ids.at(-1) ?? last;
    return { seen: ids.length, removed: 0 };
  });
}

/**
 * Asks the mail host of each box how much it holds, and writes to the owner of one that came near its end. Boxes of a host that does
 * not answer wait for the next hour: nobody is told anything, and the others are not kept waiting.
 */
export async function measureBoxes(ctx: Ctx, { mailboxIds }: { mailboxIds: string[] }): Promise<void> {
  const boxes = await ctx.db
    .select()
    .from(mailboxes)
    .where(and(inArray(mailboxes.id, mailboxIds), receives));
  const away = new Set<string>();
  for (const box of boxes) {
    if (away.has(box.host)) continue;
    try {
      const usage = await ctx.ports.mailHost?.usage(placeOf(box));
      if (usage) await inTransaction(ctx, (ctx) => recordUsage(ctx, box, usage));
    } catch (error) {
      if (!isAppError(error)) throw error;
      if (isAppError(error, 'mailboxes.host-unavailable')) away.add(box.host);
      ctx.log.warn({ mailbox: box.id, host: box.host, code: error.code }, 'how full a mailbox is could not be read');
    }
  }
}

async function recordUsage(ctx: TxCtx, box: Box, usage: { bytes: number; messages: number }): Promise<void> {
  const seenAt = ctx.clock.now();
  await ctx.db
    .insert(mailboxUsage)
    .values({ mailboxId: box.id, ...usage, seenAt })
    .onConflictDoNothing();
  const thisOne = eq(mailboxUsage.mailboxId, box.id);
  const [before] = await ctx.db.select().from(mailboxUsage).where(thisOne).for('update');
  if (!before) return;
  const warned = warningLevel(before.warned, usage.bytes, box.quotaBytes);
  await ctx.db
    .update(mailboxUsage)
    .set({ ...usage, seenAt, warned })
    .where(thisOne);
  if (warned > before.warned) await warnOfFullBox(ctx, { box, bytes: usage.bytes, level: warned });
}
