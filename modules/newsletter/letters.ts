import { randomBytes } from 'node:crypto';
import { and, count, desc, eq, gt, inArray, ne } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { daysAgo } from '../../platform/batches.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { enqueue, inTransaction } from '../../platform/transaction.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { orderFacts } from '../ordering/index.server.ts';
import { entitled } from '../plans/index.server.ts';
import type { LiveSite } from '../sites/index.server.ts';
import { subjectOf } from './compose-letter.ts';
import { healthOf } from './health.ts';
import { sendDueJob } from './jobs.ts';
import { drawLetter, letterTo } from './letter-mail.ts';
import { newLetter, presentContent, tellsNothing } from './letter-news.ts';
import { findName, presentSender } from './sending-name/own-name.ts';
import { newKey } from './person.ts';
import { LIMITS, MONTH_DAYS, type LetterInput, type StopReason } from './schemas.ts';
import { lockNews, readersOf } from './settings.ts';
import { newsDeliveries, newsLetters, type Letter } from './tables.ts';

const OPEN = ['draft', 'planned', 'sending'] as const;
const YEAR_MS = 366 * 86_400_000;

/** The letter of a site that is not sent yet. */
export async function openLetter(ctx: Ctx, siteId: string): Promise<Letter | undefined> {
  const own = and(eq(newsLetters.siteId, siteId), inArray(newsLetters.state, [...OPEN]));
  const [letter] = await ctx.db.select().from(newsLetters).where(own).orderBy(desc(newsLetters.madeAt));
  return letter;
}

async function requireLetter(ctx: TxCtx, siteId: string, states: readonly Letter['state'][]): Promise<Letter> {
  const letter = await openLetter(ctx, siteId);
  if (!letter || !states.includes(letter.state)) throw new AppError('newsletter.changed', { status: 409 });
  return letter;
}

/** A draft of what page and shop tell now, in the place of one that nobody has touched. Null where somebody has, and where the page tells too little. */
export async function makeDraft(ctx: TxCtx, site: LiveSite): Promise<Letter | null> {
  const content = await newLetter(ctx, site);
  const open = await openLetter(ctx, site.id);
  if (!content || (open && !isUntouched(open, site))) return null;
  if (open) await ctx.db.delete(newsLetters).where(eq(newsLetters.id, open.id));
  const letter = { id: newId('let'), siteId: site.id, state: 'draft' as const, content, madeAt: ctx.clock.now() };
  const [made] = await ctx.db.insert(newsLetters).values(letter).returning();
  return made ?? null;
}

/** As it was composed: nothing that its owner typed, chose or had planned is in it. */
const isUntouched = ({ state, reason, content }: Letter, { document }: LiveSite): boolean =>
  state === 'draft' &&
  reason === null &&
  content.intro === '' &&
  content.subject === subjectOf(document) &&
  content.blocks.every(({ on, past = false }) => on !== past);

/** The same, asked for; what was written in a draft before gives way. Throws newsletter.nothing (409), newsletter.changed (409) while one goes out. */
export function draftLetter(ctx: Ctx, { by }: { by: SiteAccess<'draft'> }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { site } = await lockNews(ctx, by.siteId);
    await ctx.db.delete(newsLetters).where(and(eq(newsLetters.siteId, site.id), eq(newsLetters.state, 'draft')));
    if (await openLetter(ctx, site.id)) throw new AppError('newsletter.changed', { status: 409 });
    if (!(await makeDraft(ctx, site))) throw new AppError('newsletter.nothing', { status: 409 });
  });
}

/** The owner's words, and what goes with them. Throws newsletter.changed (409). */
export function saveLetter(ctx: Ctx, { by, ...given }: { by: SiteAccess<'draft'> } & LetterInput): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lockNews(ctx, by.siteId);
    const { id, content } = await requireLetter(ctx, by.siteId, ['draft']);
    const off = new Set(given.off);
    const blocks = content.blocks.map((block) => ({ ...block, on: !off.has(block.source) }));
    const { subject, intro } = given;
    await ctx.db.update(newsLetters).set({ content: { subject, intro, blocks } }).where(eq(newsLetters.id, id));
  });
}

/** Not this month: the draft goes. Throws newsletter.changed (409). */
export function skipLetter(ctx: Ctx, { by }: { by: SiteAccess<'draft'> }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lockNews(ctx, by.siteId);
    const { id } = await requireLetter(ctx, by.siteId, ['draft']);
    await ctx.db.delete(newsLetters).where(eq(newsLetters.id, id));
  });
}

/** The letter as its readers would get it, to the owner's own address alone; its link to leave opens nothing. Throws newsletter.changed, newsletter.no-way (409), newsletter.not-taken (503). */
export async function sendTest(ctx: Ctx, { by }: { by: SiteAccess<'draft'> }): Promise<void> {
  const transport = ctx.ports.bulkMail;
  if (!transport || !ctx.config.news) throw new AppError('newsletter.no-way', { status: 409 });
  const { site, letter, to } = await inTransaction(ctx, async (ctx) => {
    const { site } = await lockNews(ctx, by.siteId);
    const letter = await requireLetter(ctx, by.siteId, ['draft', 'planned']);
    if (site.orderId === null) throw new AppError('newsletter.closed', { status: 409 });
    return { site, letter, to: (await orderFacts(ctx, site.orderId)).mail };
  });
  const name = randomBytes(16).toString('hex');
  const drawn = drawLetter(site, await presentContent(ctx, site, letter));
  const same = { drawn, sender: presentSender(ctx, await findName(ctx, site.id)) };
  const mail = letterTo(ctx, site, same, { name, mail: to, key: newKey() });
  const { kind } = await transport.send(mail);
  if (kind !== 'sent') throw new AppError('newsletter.not-taken', { status: 503, retryable: true });
}

/**
 * Sends the draft at this time, or now. Throws newsletter.changed, newsletter.closed, newsletter.no-way, newsletter.nobody,
 * newsletter.stopped, newsletter.too-many (409), newsletter.time (422).
 */
export function planLetter(ctx: Ctx, { by, at }: { by: SiteAccess<'publish'>; at: string | null }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { site } = await lockNews(ctx, by.siteId);
    const letter = await requireLetter(ctx, by.siteId, ['draft', 'planned']);
    if (!entitled(site.tier, 'newsletter')) throw new AppError('newsletter.closed', { status: 409 });
    if (!ctx.ports.bulkMail) throw new AppError('newsletter.no-way', { status: 409 });
    if ((await readersOf(ctx, by.siteId)) === 0) throw new AppError('newsletter.nobody', { status: 409 });
    if (tellsNothing(await presentContent(ctx, site, letter)))
      throw new AppError('newsletter.nothing', { status: 409 });
    if ((await healthOf(ctx, site.id)).light === 'stopped') throw new AppError('newsletter.stopped', { status: 409 });
    if ((await lettersOfMonth(ctx, site.id)) >= LIMITS.lettersInMonth)
      throw new AppError('newsletter.too-many', { status: 409 });
    const now = ctx.clock.now();
    const plannedAt = at === null ? now : new Date(at);
    if (plannedAt < now || plannedAt.getTime() - now.getTime() > YEAR_MS)
      throw new AppError('newsletter.time', { status: 422 });
    await ctx.db
      .update(newsLetters)
      .set({ state: 'planned', plannedAt, reason: null })
      .where(eq(newsLetters.id, letter.id));
    if (at === null) await enqueue(ctx, sendDueJob, {}, { key: 'now' });
    await audit(ctx, 'newsletter.planned', by.siteId, { letter: letter.id, at: plannedAt.toISOString() });
  });
}

async function lettersOfMonth(ctx: TxCtx, siteId: string): Promise<number> {
  const own = and(eq(newsLetters.siteId, siteId), gt(newsLetters.startedAt, daysAgo(ctx, MONTH_DAYS)));
  const [row] = await ctx.db.select({ n: count() }).from(newsLetters).where(own);
  return row?.n ?? 0;
}

/** What waits to be sent is a draft again, of what goes out nothing more leaves; nothing where there is none. */
export async function haltLetter(ctx: TxCtx, siteId: string, reason: StopReason): Promise<void> {
  const letter = await openLetter(ctx, siteId);
  if (letter?.state === 'planned') await backToDraft(ctx, { id: letter.id, reason });
  if (letter?.state === 'sending') await endLetter(ctx, { id: letter.id, reason });
}

/** The same, by its owner. Throws newsletter.changed (409). */
export function stopLetter(ctx: Ctx, { by }: { by: SiteAccess<'publish'> }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lockNews(ctx, by.siteId);
    const { id } = await requireLetter(ctx, by.siteId, ['planned', 'sending']);
    await haltLetter(ctx, by.siteId, 'owner');
    await audit(ctx, 'newsletter.stopped', by.siteId, { letter: id });
  });
}

export const backToDraft = async (ctx: TxCtx, { id, reason }: Pick<Letter, 'id' | 'reason'>): Promise<void> => {
  await ctx.db.update(newsLetters).set({ state: 'draft', plannedAt: null, reason }).where(eq(newsLetters.id, id));
};

/** What has not left of a letter stays here. */
export async function endLetter(ctx: TxCtx, { id, reason }: Pick<Letter, 'id' | 'reason'>): Promise<void> {
  // What was handed over and has no answer yet may never have one, and nobody looks at a letter that is over.
  for (const [from, state] of [
    ['queued', 'withheld'],
    ['handed', 'unknown'],
  ] as const)
    await ctx.db
      .update(newsDeliveries)
      .set({ state })
      .where(and(eq(newsDeliveries.letterId, id), eq(newsDeliveries.state, from)));
  await ctx.db
    .update(newsLetters)
    .set({ state: 'stopped', endedAt: ctx.clock.now(), reason })
    .where(and(eq(newsLetters.id, id), ne(newsLetters.state, 'sent')));
}
