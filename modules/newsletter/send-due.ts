import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { BATCH, daysAgo } from '../../platform/batches.ts';
import { forEachIsolated } from '../../platform/for-each-isolated.ts';
import { enqueue, inTransaction } from '../../platform/transaction.ts';
import { entitled } from '../plans/index.server.ts';
import { backToDraft, endLetter, makeDraft } from './letters.ts';
import { mailOwner } from './mails.ts';
import { sendBatchJob } from './jobs.ts';
import { presentContent, tellsNothing } from './letter-news.ts';
import { askForLook } from './sending-name/ask-for-look.ts';
import { isStale } from './sending-name/look-at-name.ts';
import { findName, isReady } from './sending-name/own-name.ts';
import { findNews, lockNews, readersOf } from './settings.ts';
import { newsDeliveries, newsLetters, newsSettings, type Letter } from './tables.ts';

const DAY_MS = 86_400_000;
/** A batch that was handed over this long ago and has no outcome died: nobody knows, and nothing is sent again. */
const SILENCE_MS = 10 * 60_000;
const LATELY_DAYS = 20;

/** Letters whose time has come, and those that are under way. */
export async function sendDue(ctx: Ctx): Promise<number> {
  const due = await ctx.db
    .select()
    .from(newsLetters)
    .where(and(inArray(newsLetters.state, ['planned', 'sending']), lte(newsLetters.plannedAt, ctx.clock.now())))
    .orderBy(asc(newsLetters.plannedAt))
    .limit(5 * BATCH);
  await forEachIsolated(ctx, {
    rows: due,
    each: (letter) => inTransaction(ctx, (ctx) => go(ctx, letter)),
    failed: ({ id }, error) => ctx.log.error({ err: error, letter: id }, 'a letter did not go on'),
  });
  return due.length;
}

async function go(ctx: TxCtx, { id, siteId }: Letter): Promise<void> {
  const { site } = await lockNews(ctx, siteId);
  const [letter] = await ctx.db.select().from(newsLetters).where(eq(newsLetters.id, id));
  if (!letter || !ctx.ports.bulkMail) return;
  if (letter.state !== 'planned' && letter.state !== 'sending') return;
  const isPlanned = letter.state === 'planned';
  const mayLeave = entitled(site.tier, 'newsletter') && site.isShown;
  // What nobody sent for a day is asked of the owner again.
  const isLate = ctx.clock.now().getTime() - (letter.plannedAt?.getTime() ?? 0) > DAY_MS;
  if (isPlanned && (!mayLeave || isLate)) return backToDraft(ctx, { id, reason: mayLeave ? 'late' : 'plan' });
  if (mayLeave) {
    const name = isPlanned || letter.sentFrom !== null ? await findName(ctx, siteId) : null;
    // Whoever looked calls again.
    if (name && isStale(ctx, name)) return askForLook(ctx, siteId);
    if (isPlanned && name?.seenAt && name.missing.length > 0) return backToDraft(ctx, { id, reason: 'records' });
    const content = await presentContent(ctx, site, letter);
    if (isPlanned && tellsNothing(content)) return backToDraft(ctx, { id, reason: 'empty' });
    if (tellsNothing(content)) await endLetter(ctx, { id, reason: 'empty' });
    if (isPlanned) await begin(ctx, letter, { content, sentFrom: isReady(name) ? name.domain : null });
  } else await endLetter(ctx, { id, reason: 'plan' });
  await giveUpSilent(ctx, id);
  if (!(await settle(ctx, letter))) await enqueue(ctx, sendBatchJob, { letterId: id }, { key: id });
}

/** A row for each who is confirmed now, with the consent that it stands on. `content`: as it leaves; `sentFrom`: the domain of the site's own name, or null. */
async function begin(ctx: TxCtx, { id, siteId }: Letter, as: Pick<Letter, 'content' | 'sentFrom'>): Promise<void> {
  await ctx.db.execute(sql`
    insert into news_deliveries (letter_id, subscriber_id, consent_id, state, name)
    select ${id}, s.id, c.id, 'queued', left(encode(sha256(convert_to(${id} || ' ' || s.id, 'UTF8')), 'hex'), 32)
    from news_subscribers s
    join lateral (
      select c.id from news_consents c where c.subscriber_id = s.id and c.kind = 'confirmed' order by c.at desc limit 1
    ) c on true
    where s.site_id = ${siteId} and s.state = 'confirmed'
    on conflict do nothing`);
  await ctx.db
    .update(newsLetters)
    .set({ state: 'sending', startedAt: ctx.clock.now(), ...as })
    .where(eq(newsLetters.id, id));
}

async function giveUpSilent(ctx: TxCtx, letterId: string): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - SILENCE_MS);
  await ctx.db
    .update(newsDeliveries)
    .set({ state: 'unknown' })
    .where(
      and(
        eq(newsDeliveries.letterId, letterId),
        eq(newsDeliveries.state, 'handed'),
        lte(newsDeliveries.handedAt, before),
      ),
    );
}

/** A letter is sent when its rows say so. True when it is over. */
export async function settle(ctx: TxCtx, { id, siteId }: Pick<Letter, 'id' | 'siteId'>): Promise<boolean> {
  const rows = await ctx.db
    .select({ state: newsDeliveries.state, n: sql<number>`count(*)::int` })
    .from(newsDeliveries)
    .where(eq(newsDeliveries.letterId, id))
    .groupBy(newsDeliveries.state);
  if (rows.some(({ state }) => state === 'queued' || state === 'handed')) return false;
  const [ended] = await ctx.db
    .update(newsLetters)
    .set({ state: 'sent', endedAt: ctx.clock.now() })
    .where(and(eq(newsLetters.id, id), eq(newsLetters.state, 'sending')))
    .returning({ id: newsLetters.id });
  const news = ended && (await findNews(ctx, siteId));
  const count = rows.find(({ state }) => state === 'sent')?.n ?? 0;
  if (news) await mailOwner(ctx, news.site, { kind: 'news-sent', occasion: id, values: { count } });
  return true;
}

/** A draft for every open newsletter whose page has something to tell, in the place of an older one that nobody has touched, and the owner is told that it waits. */
export async function draftMonthly(ctx: Ctx): Promise<number> {
  const open = await ctx.db.select().from(newsSettings).where(eq(newsSettings.status, 'open'));
  await forEachIsolated(ctx, {
    rows: open,
    each: ({ siteId }) =>
      inTransaction(ctx, async (ctx) => {
        const { site } = await lockNews(ctx, siteId);
        if (!site.isShown || !entitled(site.tier, 'newsletter') || (await hasWritten(ctx, siteId))) return;
        const readers = await readersOf(ctx, siteId);
        if (readers === 0) return;
        const made = await makeDraft(ctx, site);
        if (made) await mailOwner(ctx, site, { kind: 'news-draft', occasion: made.id, values: { count: readers } });
      }),
    failed: ({ siteId }, error) => ctx.log.error({ err: error, site: siteId }, 'a monthly draft was not made'),
  });
  return open.length;
}

/** Whoever has written lately is not asked to write again. */
async function hasWritten(ctx: TxCtx, siteId: string): Promise<boolean> {
  const lately = and(eq(newsLetters.siteId, siteId), gt(newsLetters.madeAt, daysAgo(ctx, LATELY_DAYS)));
  const [letter] = await ctx.db.select({ id: newsLetters.id }).from(newsLetters).where(lately).limit(1);
  return letter !== undefined;
}
