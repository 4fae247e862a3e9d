import { createHmac } from 'node:crypto';
import { and, count, eq, gt } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Lang, LayoutName } from '../../site-kit/names.ts';
import { renewSession } from '../access/index.server.ts';
import { TERMS_VERSION } from '../ordering/schemas.ts';
import { findPreviewForPage, lookOfPage, openReading, requestPreview } from '../previews/index.server.ts';
import { lockFreeSite, onlineFreeSite, openFreeSite } from '../sites/index.server.ts';
import { DAY_MS, FREE_MS, MOST_FROM_NETWORK, MOST_OF_PERSON } from './limits.ts';
import { openSession } from './sessions.ts';
import { freeSiteOwners, freeSites } from './tables.ts';

interface Proved {
  pageId: string;
  /** Null: the one it wears, or the one that suits it best. */
  layout: LayoutName | null;
  /** Keyed hash of the person at the network. */
  person: string;
  /** From which network they come. */
  network: string;
  /** In which language they were shown the terms. */
  locale: Lang;
}
export interface PutOnline {
  siteId: string;
  /** 'extended': it was online already, and is for ninety days from now. */
  done: 'online' | 'extended';
  /** For the order cookie. */
  orderSession: string;
}

/**
 * Whoever proves at the network that a page is theirs has its site online for free, for ninety days from now: a new one, the one that
 * is there, whoever of the page's people put it online, or the one that had ended. `code` and `redirectUri` as they came back from the network.
 * Throws 'free-sites.not-yours' (403) without full control of this page, 'free-sites.not-read' (409) while nobody has seen its preview,
 * 'free-sites.too-many' and 'free-sites.too-many-here' (429), 'sites.page-has-site' (409), and what the login throws.
 */
export async function putOnline(
  ctx: Ctx,
  { code, redirectUri, ...given }: Omit<Proved, 'person'> & { code: string; redirectUri: string },
): Promise<PutOnline> {
  const login = ctx.ports.pageLogin;
  if (!login) throw new AppError('http.not-found', { status: 404 });
  const { pageIds, person } = await login.ownerOf(code, redirectUri);
  if (!pageIds.includes(given.pageId)) throw new AppError('free-sites.not-yours', { status: 403 });
  if ((await onlineFreeSite(ctx, given.pageId)) === null) await requireRead(ctx, given);
  return inTransaction(ctx, async (ctx) => {
    const proved = { ...given, person };
    const extended = await extend(ctx, proved.pageId);
    const siteId = extended ?? (await open(ctx, proved));
    return { siteId, done: extended ? 'extended' : 'online', orderSession: await enter(ctx, { siteId, person }) };
  });
}

/** The page is read now, should nobody have looked at its preview for a month: then the next press finds it. */
async function requireRead(ctx: Ctx, { pageId, locale }: Pick<Proved, 'pageId' | 'locale'>): Promise<void> {
  await inTransaction(ctx, (ctx) => requestPreview(ctx, { id: pageId, locale }));
  if (!(await findPreviewForPage(ctx, pageId))) throw new AppError('free-sites.not-read', { status: 409 });
}

const ninetyDaysOn = ({ clock }: Ctx): Date => new Date(clock.now().getTime() + FREE_MS);

/** Id of the free site that the page has online, which is for ninety days from now; null without one. */
async function extend(ctx: TxCtx, pageId: string): Promise<string | null> {
  const siteId = await onlineFreeSite(ctx, pageId);
  if (siteId === null) return null;
  await lockFreeSite(ctx, siteId);
  const endsAt = ninetyDaysOn(ctx);
  // Nothing where it ended, or was bought, a moment ago.
  const [extended] = await ctx.db
    .update(freeSites)
    .set({ endsAt })
    .where(and(eq(freeSites.siteId, siteId), eq(freeSites.state, 'open')))
    .returning({ siteId: freeSites.siteId });
  if (extended) await audit(ctx, 'free-sites.extended', siteId, { until: endsAt.toISOString() });
  return extended?.siteId ?? null;
}

/** A new one, or the one that ended. Returns its id. */
async function open(ctx: TxCtx, { pageId, person, layout, network, locale }: Proved): Promise<string> {
  const preview = await findPreviewForPage(ctx, pageId);
  if (!preview) throw new AppError('free-sites.not-read', { status: 409 });
  const openedFrom = hashOfNetwork(ctx, network);
  // Whoever presses twice, or from two browsers, is counted once after the other.
  for (const what of [`free-sites-from:${openedFrom}`, `free-sites-of:${person}`]) await oneAtATime(ctx, what);
  const look = await lookOfPage(ctx, pageId);
  const { id: siteId } = await openFreeSite(ctx, {
    pageId,
    layout: layout ?? preview.layout,
    lang: look?.lang ?? locale,
    name: preview.name,
    reading: await openReading(ctx, pageId),
  });
  const [known] = await ctx.db.select().from(freeSites).where(eq(freeSites.siteId, siteId)).for('update');
  const endsAt = ninetyDaysOn(ctx);
  const open = { state: 'open' as const, endsAt, endedAt: null, endedBy: null };
  // Two presses at once: the other was first.
  if (known?.state === 'open') await ctx.db.update(freeSites).set(open).where(eq(freeSites.siteId, siteId));
  else {
    await requireRoom(ctx, { person, openedFrom });
    const terms = { termsVersion: TERMS_VERSION, termsLang: locale };
    const fresh = { ...open, ...terms, openedAt: ctx.clock.now(), openedFrom };
    await ctx.db
      .insert(freeSites)
      .values({ siteId, ...fresh })
      .onConflictDoUpdate({ target: freeSites.siteId, set: fresh });
    await audit(ctx, 'free-sites.online', siteId, { until: endsAt.toISOString() });
  }
  return siteId;
}

/** This person is one of its owners, in this browser from now on. Returns the secret for the order cookie. */
async function enter(ctx: TxCtx, { siteId, person }: { siteId: string; person: string }): Promise<string> {
  const owner = { siteId, person, provedAt: ctx.clock.now() };
  await ctx.db
    .insert(freeSiteOwners)
    .values(owner)
    .onConflictDoUpdate({ target: [freeSiteOwners.siteId, freeSiteOwners.person], set: owner });
  const secret = await renewSession(ctx, { by: 'social' });
  await openSession(ctx, { secret, siteId, person });
  return secret;
}

const hashOfNetwork = ({ config }: Ctx, network: string): string =>
  createHmac('sha256', config.appSecret).update(`free-site:${network}`).digest('base64url');

/** For one site more. */
async function requireRoom(ctx: TxCtx, { person, openedFrom }: { person: string; openedFrom: string }): Promise<void> {
  const [theirs] = await ctx.db
    .select({ sites: count() })
    .from(freeSiteOwners)
    .innerJoin(freeSites, eq(freeSites.siteId, freeSiteOwners.siteId))
    .where(and(eq(freeSiteOwners.person, person), eq(freeSites.state, 'open')));
  if ((theirs?.sites ?? 0) >= MOST_OF_PERSON) throw new AppError('free-sites.too-many', { status: 429 });
  const yesterday = new Date(ctx.clock.now().getTime() - DAY_MS);
  const [here] = await ctx.db
    .select({ sites: count() })
    .from(freeSites)
    .where(and(eq(freeSites.openedFrom, openedFrom), gt(freeSites.openedAt, yesterday)));
  if ((here?.sites ?? 0) >= MOST_FROM_NETWORK) throw new AppError('free-sites.too-many-here', { status: 429 });
}
