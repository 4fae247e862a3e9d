import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { rightsOf, type SiteAccess } from '../access/index.server.ts';
import { entitled } from '../plans/index.server.ts';
import type { SiteArea } from '../sites/index.server.ts';
import { composeLetter } from './compose-letter.ts';
import { allowanceOf, healthOf } from './health.ts';
import { openLetter } from './letters.ts';
import type { LetterView, NewsView } from './schemas.ts';
import { findNews } from './settings.ts';
import { newsLetters, newsSettings, newsSubscribers, type Letter } from './tables.ts';

/** Letters that the screen looks back at. */
const PAST = 24;

/** The newsletter of a site as its screen shows it. Throws newsletter.not-found (404) before any plan held it. */
export async function newsOfSite(ctx: Ctx, { by }: { by: SiteAccess<'draft'> }): Promise<NewsView> {
  const news = await findNews(ctx, by.siteId);
  if (!news) throw new AppError('newsletter.not-found', { status: 404 });
  const { site, settings } = news;
  const ended = and(eq(newsLetters.siteId, site.id), inArray(newsLetters.state, ['sent', 'stopped']));
  const [states, letter, past, health, today] = await Promise.all([
    ctx.db
      .select({ state: newsSubscribers.state, n: count() })
      .from(newsSubscribers)
      .where(eq(newsSubscribers.siteId, site.id))
      .groupBy(newsSubscribers.state),
    openLetter(ctx, site.id),
    ctx.db.select().from(newsLetters).where(ended).orderBy(desc(newsLetters.madeAt)).limit(PAST),
    healthOf(ctx, site.id),
    allowanceOf(ctx, site.id),
  ]);
  const of = (...wanted: string[]) => states.reduce((sum, { state, n }) => sum + (wanted.includes(state) ? n : 0), 0);
  const rights = rightsOf(by.author.role);
  return {
    site: { id: site.id, order_id: site.orderId ?? '', name: site.name, url: site.url },
    entitled: entitled(site.tier, 'newsletter'),
    can_send: ctx.ports.bulkMail !== null,
    may_open: rights.includes('publish'),
    may_see: rights.includes('manage'),
    status: settings.status,
    page_url: `${site.url}/news`,
    counts: {
      pending: of('pending'),
      confirmed: of('confirmed'),
      left: of('left', 'returned', 'complained', 'erased'),
    },
    today,
    health,
    letter: letter ? await shown(ctx, letter) : null,
    past: await Promise.all(past.map((each) => shown(ctx, each))),
    has_news: composeLetter(site.document, ctx.clock.now()) !== null,
  };
}

/** What the first screen of a site says of it; null before any plan held it. A draft waits for its owner. */
export async function newsArea(ctx: Ctx, { by }: { by: SiteAccess<'draft'> }): Promise<SiteArea | null> {
  const own = eq(newsSettings.siteId, by.siteId);
  const [present] = await ctx.db.select({ id: newsSettings.siteId }).from(newsSettings).where(own);
  if (!present) return null;
  const letter = await openLetter(ctx, by.siteId);
  return { area: 'news', waiting: letter?.state === 'draft' ? 1 : 0 };
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

async function shown(ctx: Ctx, { id, state, content, plannedAt, endedAt, reason }: Letter): Promise<LetterView> {
  const { rows } = await ctx.db.execute<LetterView['counts'] & Record<string, unknown>>(sql`
    select count(*) filter (where d.state in ('queued', 'handed'))::int waiting,
      count(*) filter (where d.state in ('sent', 'returned'))::int sent,
      count(*) filter (where d.state = 'refused')::int refused,
      count(*) filter (where d.state = 'returned')::int returned,
      count(*) filter (where d.state = 'unknown')::int unknown,
      count(*) filter (where d.state = 'withheld')::int withheld,
      count(*) filter (where exists (
        select 1 from news_consents c where c.subscriber_id = d.subscriber_id and c.kind = 'withdrawn'
        and c.by in ('link', 'one-click') and c.at between d.handed_at and d.handed_at + interval '7 days'))::int "left"
    from news_deliveries d where d.letter_id = ${id}`);
  const none = { waiting: 0, sent: 0, refused: 0, returned: 0, unknown: 0, withheld: 0, left: 0 };
  const counts = rows[0] ?? none;
  return { id, state, content, planned_at: iso(plannedAt), ended_at: iso(endedAt), reason, counts };
}
