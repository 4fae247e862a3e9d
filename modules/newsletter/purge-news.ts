import { and, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { all, BATCH, daysAfter, daysAgo, inBatches, monthsAfter, monthsAgo } from '../../platform/batches.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { purgeMails } from '../notifications/index.server.ts';
import { K } from '../plans/schemas.ts';
import { closedBefore, liveSite, refreshEmptied, shownSites } from '../sites/index.server.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { dropEndedNames } from './sending-name/zone-of-name.ts';
import { keepsReaders } from './kept-readers.ts';
import { erase } from './leave.ts';
import { mailAgain } from './mails.ts';
import { AGAIN_MONTHS, ENDED_MONTHS, LEFT_MONTHS, PENDING_DAYS } from './processing.ts';
import { newsLetters, newsSettings, newsSubscribers, type Subscriber } from './tables.ts';

/** Whoever is asked again and says nothing. */
const ANSWER_DAYS = 30;
const LETTER_MONTHS = 24;

/** Who is kept no longer: those who never confirmed, who left, who were asked again and said nothing, and all of a newsletter that ended. */
export async function purgeNews(ctx: Ctx): Promise<number> {
  const { state, askedAt, endedAt, askedAgainAt } = newsSubscribers;
  const removed = await purge(
    ctx,
    and(eq(state, 'pending'), isNull(newsSubscribers.confirmedAt), lt(askedAt, daysAgo(ctx, PENDING_DAYS))),
  );
  // Whoever had left, asked again and did not confirm has left.
  await ctx.db
    .update(newsSubscribers)
    .set({ state: 'left', endedAt: ctx.clock.now() })
    .where(and(eq(state, 'pending'), isNotNull(newsSubscribers.confirmedAt), lt(askedAt, daysAgo(ctx, PENDING_DAYS))));
  const left = and(
    inArray(state, ['left', 'returned', 'complained', 'erased']),
    lt(endedAt, monthsAgo(ctx, LEFT_MONTHS)),
  );
  const over = ctx.db
    .select({ id: newsSettings.siteId })
    .from(newsSettings)
    .where(lt(newsSettings.endedAt, monthsAgo(ctx, ENDED_MONTHS)));
  // A buyer's right may keep the content of a closed site; nobody is written to from there any more.
  const closed = closedBefore(ctx, daysAgo(ctx, K.exportDays));
  const gone = or(inArray(newsSubscribers.siteId, over), inArray(newsSubscribers.siteId, closed));
  const ended = await purge(ctx, or(left, gone));
  await askAgain(ctx);
  const silent = await inBatches(ctx, async (ctx) => {
    const unanswered = and(
      eq(state, 'confirmed'),
      isNotNull(askedAgainAt),
      lt(askedAgainAt, daysAgo(ctx, ANSWER_DAYS)),
    );
    const rows = await ctx.db.select().from(newsSubscribers).where(unanswered).limit(BATCH).for('update');
    for (const row of rows) {
      await erase(ctx, row);
      await ctx.db.update(newsSubscribers).set({ endedAt: ctx.clock.now() }).where(eq(newsSubscribers.id, row.id));
    }
    return all(rows);
  });
  await ctx.db
    .delete(newsLetters)
    .where(
      and(inArray(newsLetters.state, ['sent', 'stopped']), lt(newsLetters.endedAt, monthsAgo(ctx, LETTER_MONTHS))),
    );
  await inTransaction(ctx, dropEndedNames);
  return removed + ended + silent;
}

/**
 * From then on `purgeNews` keeps a reader no longer who does nothing more; null of one who reads on. `over`: since when no plan holds the newsletter.
 */
export function readerKeptUntil(reader: Subscriber, over: Date | null): Date | null {
  const own = ownEnd(reader);
  const all = over && monthsAfter(over, ENDED_MONTHS);
  return own && all ? (own < all ? own : all) : (own ?? all);
}
function ownEnd({ state, askedAt, confirmedAt, askedAgainAt, endedAt }: Subscriber): Date | null {
  if (state === 'confirmed') return askedAgainAt && daysAfter(askedAgainAt, ANSWER_DAYS);
  if (state !== 'pending') return endedAt && monthsAfter(endedAt, LEFT_MONTHS);
  const unanswered = daysAfter(askedAt, PENDING_DAYS);
  return confirmedAt === null ? unanswered : monthsAfter(unanswered, LEFT_MONTHS);
}

const purge = (ctx: Ctx, old: ReturnType<typeof and>): Promise<number> =>
  inBatches(ctx, async (ctx) => {
    const { id, siteId } = newsSubscribers;
    const rows = await ctx.db.select({ id, siteId }).from(newsSubscribers).where(old).limit(BATCH);
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) {
      await ctx.db.delete(newsSubscribers).where(inArray(id, ids));
      await refreshEmptied(ctx, { siteIds: rows.map((row) => row.siteId), keeps: keepsReaders });
      // What was written to them names their address.
      await purgeMails(ctx, ids);
    }
    return all(rows);
  });

/** Once, of those who confirmed two years ago and have given no sign since. Of a site that nobody sees nobody is asked, nor taken for silent. */
function askAgain(ctx: Ctx): Promise<number> {
  const { state, confirmedAt, askedAgainAt } = newsSubscribers;
  const old = and(
    eq(state, 'confirmed'),
    isNull(askedAgainAt),
    lt(confirmedAt, monthsAgo(ctx, AGAIN_MONTHS)),
    inArray(newsSubscribers.siteId, shownSites(ctx)),
  );
  return inBatches(ctx, async (ctx: TxCtx) => {
    const rows = await ctx.db.select().from(newsSubscribers).where(old).limit(BATCH).for('update');
    for (const row of rows) {
      const asked = { ...row, askedAgainAt: ctx.clock.now() };
      await ctx.db
        .update(newsSubscribers)
        .set({ askedAgainAt: asked.askedAgainAt })
        .where(eq(newsSubscribers.id, row.id));
      const site = await liveSite(ctx, row.siteId);
      if (site) await mailAgain(ctx, site, asked);
    }
    return all(rows);
  });
}
