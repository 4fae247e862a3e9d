import { eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { isAppError } from '../../platform/errors.ts';
import { hashOf, proveSite, withLetter, type SiteAccess } from '../access/index.server.ts';
import { siteContentOf, type OwnContent } from '../sites/index.server.ts';
import { batchOf, dayUnit, followingOf, questionOf } from '../sync/index.server.ts';
import { localTime } from '../stats/index.server.ts';
import { isKey } from './decision-key.ts';
import type { LinkView } from './schemas.ts';
import { decisionLinks, letterSchedules } from './tables.ts';

const NOTHING: LinkView = { state: 'expired', kind: null, site: null, changes: [], day: null, outcome: null };

export async function findLink(ctx: Ctx, key: string) {
  if (!isKey(key)) return null;
  const [link] = await ctx.db
    .select()
    .from(decisionLinks)
    .where(eq(decisionLinks.hash, hashOf(key)));
  return link ?? null;
}

/**
 * What a link of a letter asks, and what is so now. Reads only: programs that look through mails follow every link. A key that is
 * none of ours and one that has expired look alike.
 */
export async function openLink(given: Ctx, { key }: { key: string }): Promise<LinkView> {
  const link = await findLink(given, key);
  if (!link || link.expiresAt <= given.clock.now()) return NOTHING;
  const { siteId, what } = link;
  const ctx = withLetter(given, siteId);
  const by = await proveSite(ctx, 'decide', siteId);
  const site = await siteOf(ctx, by);
  if (!site) return NOTHING;
  const view = { kind: what.kind, site: addressOf(site), changes: [], day: null };
  if (what.kind === 'off') {
    const [row] = await ctx.db.select().from(letterSchedules).where(eq(letterSchedules.siteId, siteId));
    return row?.offAt ? { ...view, state: 'done', outcome: 'off' } : { ...view, state: 'open', outcome: null };
  }
  if (what.kind === 'closed' || what.kind === 'open') return { ...view, ...answeredDay(ctx, site, what.day) };
  if (what.kind === 'undo') {
    const batch = await batchOf(ctx, { by, id: what.batch });
    if (!batch) return { ...view, state: 'outdated', outcome: null };
    const state = batch.undone_at === null ? 'open' : 'done';
    return { ...view, state, changes: batch.changes, outcome: state === 'done' ? 'undone' : null };
  }
  const question = await questionOf(ctx, { by, id: what.proposal });
  if (!question) return { ...view, state: 'outdated', outcome: null };
  const { outcome, changes } = question;
  if (outcome === null) return { ...view, state: 'open', changes, outcome: null };
  // Making the site its owner's closes its questions.
  if (what.kind === 'adopt' && (await followingOf(ctx, { by })).page.state === 'own')
    return { ...view, state: 'done', changes: [], outcome: 'adopted' };
  if (outcome === 'take' || outcome === 'keep') return { ...view, state: 'done', changes, outcome };
  return { ...view, state: 'outdated', changes, outcome: null };
}

const addressOf = ({ site: { id, name, url } }: OwnContent): LinkView['site'] => ({ id, name, url });

/** What the site says of a holiday; a day that is over is asked about no more. */
function answeredDay(
  ctx: Ctx,
  { site, layer }: OwnContent,
  day: NonNullable<LinkView['day']>,
): Pick<LinkView, 'state' | 'day' | 'outcome'> {
  const entry = layer[dayUnit(day.date)];
  if (entry) {
    const { ranges } = entry.value as { ranges: unknown[] };
    return { state: 'done', day, outcome: ranges.length > 0 ? 'open' : 'closed' };
  }
  const isOver = day.date < localTime(ctx.clock.now(), site.timeZone).day;
  return { state: isOver ? 'outdated' : 'open', day, outcome: null };
}

/** Null once it is closed. */
async function siteOf(ctx: Ctx, by: SiteAccess): Promise<OwnContent | null> {
  try {
    return await siteContentOf(ctx, { by });
  } catch (error) {
    if (isAppError(error, 'sites.not-found')) return null;
    throw error;
  }
}
