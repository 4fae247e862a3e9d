import { eq } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { isAppError } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { proveSite, type SiteAccess } from '../access/index.server.ts';
import { writeLetterMail } from '../notifications/index.server.ts';
import { orderFacts } from '../ordering/index.server.ts';
import { openHolidays, siteContentOf, type OpenHoliday, type OwnContent } from '../sites/index.server.ts';
import { localTime, numbersOf } from '../stats/index.server.ts';
import type { NumbersView } from '../stats/schemas.ts';
import { dayUnit, followingOf } from '../sync/index.server.ts';
import type { FollowingView } from '../sync/schemas.ts';
import { makeLink, oneClickAddress } from './decision-key.ts';
import { letterContent, saysSomething } from './letter-content.ts';
import { nextLetterAt } from './letter-time.ts';
import { entitled } from '../plans/index.server.ts';
import { tipOf } from './tips.ts';
import { letterSchedules } from './tables.ts';

const WEEK_MS = 7 * 86_400_000;
/** A quiet site hears of its visits so often. */
const MONTH_MS = 27 * 86_400_000;
/** Fewer visits in a week, and nothing that came or waits: quiet. */
const QUIET = 5;
/** What a letter has room for. */
const MOST = { came: 5, waiting: 5, holidays: 4 };
/** A holiday is asked about so long before it: by two letters at most. */
const HOLIDAY_MS = 14 * 86_400_000;

/**
 * Writes the letter of a site for a week into the outbox, once however often it runs: letter, links and turn commit together. A
 * site that is not on show, or has nothing to tell, gets none; one that is quiet a letter a month.
 */
export async function writeLetter(ctx: Ctx, { siteId, week }: { siteId: string; week: string }): Promise<void> {
  const by = await proveSite(ctx, 'read', siteId);
  let content: OwnContent;
  try {
    content = await siteContentOf(ctx, { by });
  } catch (error) {
    // A site that has gone, or whose page nobody has read: there is nothing to tell. Whatever else it is, the job comes again.
    if (isAppError(error, 'sites.not-found') || isAppError(error, 'sites.page-unread')) return;
    throw error;
  }
  if (content.site.status !== 'live') return;
  const [numbers, following, holidays] = await Promise.all([
    numbersOf(ctx, { by, period: 7 }),
    followingOf(ctx, { by }),
    holidaysOf(ctx, by, content),
  ]);
  await inTransaction(ctx, (ctx) => put(ctx, { week, content, numbers, following, holidays }));
}

/** Coming holidays of which the owner has said nothing. */
async function holidaysOf(ctx: Ctx, by: SiteAccess, { site, layer }: OwnContent): Promise<OpenHoliday[]> {
  if (!entitled(site.tier, 'editor')) return [];
  const now = ctx.clock.now();
  const [first, last] = [now, new Date(now.getTime() + HOLIDAY_MS)].map((at) => localTime(at, site.timeZone).day);
  const open = await openHolidays(ctx, { by });
  return open
    .filter(({ date }) => date > (first ?? '') && date <= (last ?? '') && !(dayUnit(date) in layer))
    .slice(0, MOST.holidays);
}

interface Week {
  week: string;
  content: OwnContent;
  holidays: OpenHoliday[];
  numbers: NumbersView;
  following: FollowingView;
}

async function put(ctx: TxCtx, { week, content, numbers, following, holidays }: Week): Promise<void> {
  const { site } = content;
  const now = ctx.clock.now();
  const rows = ctx.db.select().from(letterSchedules).where(eq(letterSchedules.siteId, site.id));
  const [schedule] = await rows.for('update');
  if (!schedule || schedule.offAt || (schedule.lastAt && schedule.lastAt.toISOString().slice(0, 10) >= week)) return;
  const since = new Date(now.getTime() - WEEK_MS).toISOString();
  const came = following.batches.filter(({ at, how, undone_at }) => at >= since && how === 'followed' && !undone_at);
  const { waiting } = following;
  const isQuiet = numbers.visits < QUIET && came.length === 0 && waiting.length === 0 && holidays.length === 0;
  const isDue = !isQuiet || !schedule.lastAt || now.getTime() - schedule.lastAt.getTime() >= MONTH_MS;
  const tells = isDue && saysSomething({ numbers, came, waiting, holidays, page: following.page.state });
  const dueAt = nextLetterAt(site.id, now, site.timeZone);
  await ctx.db
    .update(letterSchedules)
    .set(tells ? { dueAt, lastAt: now } : { dueAt })
    .where(eq(letterSchedules.siteId, site.id));
  if (!tells) return;
  const order = await orderFacts(ctx, site.orderId);
  const off = await makeLink(ctx, site.id, { kind: 'off' });
  const { day } = localTime(now, site.timeZone);
  const tip = tipOf({ day, connection: following.connection, layer: content.layer });
  const letter = letterContent({
    lang: order.locale,
    name: site.name,
    numbers,
    came: await Promise.all(
      came.slice(0, MOST.came).map(async ({ id, changes }) => ({
        changes,
        undo: await makeLink(ctx, site.id, { kind: 'undo', batch: id }),
      })),
    ),
    waiting: await Promise.all(waiting.slice(0, MOST.waiting).map((each) => asked(ctx, site.id, each))),
    more: Math.max(0, waiting.length - MOST.waiting),
    holidays: await Promise.all(holidays.map((each) => askedDay(ctx, site.id, each))),
    tip: tip && { kind: tip, href: `${areaOf(ctx, site.id)}${TIP_PATHS[tip]}` },
    page: following.page.state,
    links: { area: areaOf(ctx, site.id), off },
  });
  const unsubscribe = oneClickAddress(ctx, off);
  await writeLetterMail(ctx, {
    orderId: order.id,
    occasion: week,
    to: order.mail,
    lang: order.locale,
    content: letter,
    unsubscribe,
  });
}

/** The owner's place; whoever has not signed in is led to the door that names the site. */
const areaOf = (ctx: Ctx, siteId: string): string => `${ctx.config.publicUrl}/manager/sites/${siteId}`;

/** Where a tip is followed. */
const TIP_PATHS = { connect: '/following', words: '/edit', photos: '/photos' };

async function askedDay(ctx: TxCtx, siteId: string, day: OpenHoliday) {
  const closed = await makeLink(ctx, siteId, { kind: 'closed', day });
  const open = await makeLink(ctx, siteId, { kind: 'open', day });
  return { ...day, closed, open, other: `${areaOf(ctx, siteId)}/edit?list` };
}

/** What may be another's page is never taken by one press in a mail: it is looked at first. */
async function asked(ctx: TxCtx, siteId: string, { id, kind, changes }: FollowingView['waiting'][number]) {
  const isSimple = kind === 'ask' || kind === 'conflict';
  const common = { changes, isBrake: kind === 'brake', look: areaOf(ctx, siteId) };
  if (!isSimple || changes.length > 1) return { ...common, answers: null };
  const take = await makeLink(ctx, siteId, { kind: 'take', proposal: id });
  const keep = await makeLink(ctx, siteId, { kind: 'keep', proposal: id });
  return { ...common, answers: { take, keep } };
}
