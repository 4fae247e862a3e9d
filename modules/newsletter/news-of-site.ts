import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { rightsOf, type SiteAccess } from '../access/index.server.ts';
import { agreementState } from '../agreements/index.server.ts';
import { entitled } from '../plans/index.server.ts';
import { visitsByLetters, type SiteArea } from '../sites/index.server.ts';
import { allowanceOf, healthOf } from './health.ts';
import { newLetter, presentContent } from './letter-news.ts';
import { openLetter } from './letters.ts';
import type { LetterView, NewsView } from './schemas.ts';
import { senderView } from './sending-name/sender-view.ts';
import { findNews, readersOf } from './settings.ts';
import { newsLetters, newsSettings, newsSubscribers, type Letter } from './tables.ts';

/** Letters that the screen looks back at. */
const PAST = 24;

/** The newsletter of a site as its screen shows it. Throws newsletter.not-found (404) before any plan held it. */
export async function newsOfSite(ctx: Ctx, { by }: { by: SiteAccess<'draft'> }): Promise<NewsView> {
  const news = await findNews(ctx, by.siteId);
  if (!news) throw new AppError('newsletter.not-found', { status: 404 });
  const { site, settings } = news;
  const ended = and(eq(newsLetters.siteId, site.id), inArray(newsLetters.state, ['sent', 'stopped']));
  const health = await healthOf(ctx, site.id);
  const sender = await senderView(ctx, site.id);
  const sentFrom = sender?.domain ?? null;
  const [states, letter, past, today] = await Promise.all([
    ctx.db
      .select({ state: newsSubscribers.state, n: count() })
      .from(newsSubscribers)
      .where(eq(newsSubscribers.siteId, site.id))
      .groupBy(newsSubscribers.state),
    openLetter(ctx, site.id),
    ctx.db.select().from(newsLetters).where(ended).orderBy(desc(newsLetters.madeAt)).limit(PAST),
    allowanceOf(ctx, { siteId: site.id, health, sentFrom }),
  ]);
  // Its products as they would leave now.
  const open = letter && { ...letter, content: await presentContent(ctx, site, letter) };
  const views = await shown(ctx, { by, timeZone: site.document.timeZone, letters: open ? [open, ...past] : past });
  const of = (...wanted: string[]) => states.reduce((sum, { state, n }) => sum + (wanted.includes(state) ? n : 0), 0);
  const rights = rightsOf(by.author.role);
  return {
    site: { id: site.id, order_id: site.orderId ?? '', name: site.name, url: site.url },
    entitled: entitled(site.tier, 'newsletter'),
    can_send: ctx.ports.bulkMail !== null,
    may_open: rights.includes('publish'),
    agreement: await agreementState(ctx, { by }),
    may_see: rights.includes('manage'),
    status: settings.status,
    welcome: settings.welcome,
    page_url: `${site.url}/news`,
    counts: {
      pending: of('pending'),
      confirmed: of('confirmed'),
      left: of('left', 'returned', 'complained', 'erased'),
    },
    today,
    health,
    sender: sender && sender.view,
    letter: letter ? (views.find(({ id }) => id === letter.id) ?? null) : null,
    past: views.filter(({ id }) => id !== letter?.id),
    has_news: (await newLetter(ctx, site)) !== null,
  };
}

/** What the first screen of a site says of it; null before any plan held it. A draft waits for its owner once there is somebody to send it to. */
export async function newsArea(ctx: Ctx, { by }: { by: SiteAccess<'draft'> }): Promise<SiteArea | null> {
  const own = eq(newsSettings.siteId, by.siteId);
  const [present] = await ctx.db.select({ id: newsSettings.siteId }).from(newsSettings).where(own);
  if (!present) return null;
  const letter = await openLetter(ctx, by.siteId);
  const waits = letter?.state === 'draft' && (await readersOf(ctx, by.siteId)) > 0;
  return { area: 'news', waiting: waits ? 1 : 0 };
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

const NONE = { waiting: 0, sent: 0, refused: 0, returned: 0, unknown: 0, withheld: 0, left: 0 };

interface ShownLetters {
  by: SiteAccess<'draft'>;
  timeZone: string;
  letters: readonly Letter[];
}
/** Letters as the screen shows them, with what became of their mails and who came by them; one statement for all mails. */
async function shown(ctx: Ctx, { by, timeZone, letters }: ShownLetters): Promise<LetterView[]> {
  if (letters.length === 0) return [];
  const ids = sql.param(letters.map(({ id }) => id));
  const { rows } = await ctx.db.execute<LetterView['counts'] & { id: string } & Record<string, unknown>>(sql`
    select d.letter_id id, count(*) filter (where d.state in ('queued', 'handed'))::int waiting,
      count(*) filter (where d.state in ('sent', 'returned'))::int sent,
      count(*) filter (where d.state = 'refused')::int refused,
      count(*) filter (where d.state = 'returned')::int returned,
      count(*) filter (where d.state = 'unknown')::int unknown,
      count(*) filter (where d.state = 'withheld')::int withheld,
      count(*) filter (where exists (
        select 1 from news_consents c where c.subscriber_id = d.subscriber_id and c.kind = 'withdrawn'
        and c.by in ('link', 'one-click') and c.at between d.handed_at and d.handed_at + interval '7 days'))::int "left"
    from news_deliveries d where d.letter_id = any(${ids}::text[]) group by d.letter_id`);
  const counted = new Map(rows.map(({ id, ...counts }) => [id, counts]));
  const begun = begunLetters(letters);
  const visits = await visitsByLetters(ctx, { by, timeZone, periods: begun });
  const came = new Map(begun.map(({ id }, at) => [id, visits[at] ?? null]));
  return letters.map(({ id, state, content, plannedAt, endedAt, reason }) => ({
    id,
    state,
    content,
    planned_at: iso(plannedAt),
    ended_at: iso(endedAt),
    reason,
    counts: counted.get(id) ?? NONE,
    visits: came.has(id) ? (came.get(id) ?? null) : 0,
  }));
}

const WEEK_MS = 7 * 86_400_000;
/** Those of which something left, each with the time in which who comes by a letter comes by this one. */
function begunLetters(letters: readonly Letter[]): { id: string; from: Date; until: Date }[] {
  const begun = letters
    .flatMap(({ id, startedAt }) => (startedAt ? [{ id, from: startedAt }] : []))
    .toSorted((one, other) => one.from.getTime() - other.from.getTime());
  return begun.map(({ id, from }, at) => {
    const next = begun[at + 1]?.from.getTime() ?? Number.POSITIVE_INFINITY;
    return { id, from, until: new Date(Math.min(from.getTime() + WEEK_MS, next)) };
  });
}
