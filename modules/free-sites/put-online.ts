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
import { openFreeSite } from '../sites/index.server.ts';
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
  await requireRead(ctx, given);
  return inTransaction(ctx, (ctx) => open(ctx, { ...given, person }));
}

/** The page is read now, should nobody have looked at its preview for a month: then the next press finds it. */
async function requireRead(ctx: Ctx, { pageId, locale }: Pick<Proved, 'pageId' | 'locale'>): Promise<void> {
  await inTransaction(ctx, (ctx) => requestPreview(ctx, { id: pageId, locale }));
  if (!(await findPreviewForPage(ctx, pageId))) throw new AppError('free-sites.not-read', { status: 409 });
}

async function open(ctx: TxCtx, proved: Proved): Promise<PutOnline> {
  const { pageId, person, layout } = proved;
  const preview = await findPreviewForPage(ctx, pageId);
  if (!preview) throw new AppError('free-sites.not-read', { status: 409 });
  const openedFrom = hashOfNetwork(ctx, proved.network);
  // Whoever presses twice, or from two browsers, is counted once after the other.
  for (const what of [`free-sites-from:${openedFrom}`, `free-sites-of:${person}`]) await oneAtATime(ctx, what);
  const look = await lookOfPage(ctx, pageId);
  const { id: siteId } = await openFreeSite(ctx, {
    pageId,
    layout: layout ?? preview.layout,
    lang: look?.lang ?? proved.locale,
    name: preview.name,
    reading: await openReading(ctx, pageId),
  });
  const now = ctx.clock.now();
  const endsAt = new Date(now.getTime() + FREE_MS);
  const [known] = await ctx.db.select().from(freeSites).where(eq(freeSites.siteId, siteId)).for('update');
  const isOnline = known?.state === 'open';
  if (isOnline) await ctx.db.update(freeSites).set({ endsAt }).where(eq(freeSites.siteId, siteId));
  else {
    await requireRoom(ctx, { person, openedFrom });
    const terms = { termsVersion: TERMS_VERSION, termsLang: proved.locale };
    const fresh = { state: 'open' as const, openedAt: now, endsAt, openedFrom, endedAt: null, endedBy: null, ...terms };
    await ctx.db
      .insert(freeSites)
      .values({ siteId, ...fresh })
      .onConflictDoUpdate({ target: freeSites.siteId, set: fresh });
  }
  const owner = { siteId, person, provedAt: now };
  await ctx.db
    .insert(freeSiteOwners)
    .values(owner)
    .onConflictDoUpdate({ target: [freeSiteOwners.siteId, freeSiteOwners.person], set: owner });
  const orderSession = await renewSession(ctx, { by: 'social' });
  await openSession(ctx, { secret: orderSession, siteId, person });
  const done = isOnline ? 'extended' : 'online';
  await audit(ctx, `free-sites.${done}`, siteId, { until: endsAt.toISOString() });
  return { siteId, done, orderSession };
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
