import { and, count, eq, ne } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { requireAgreement } from '../agreements/index.server.ts';
import { entitled, type Tier } from '../plans/index.server.ts';
import { liveSite, requestPublish, type LiveSite, type SiteBlocks } from '../sites/index.server.ts';
import { askForLook } from './sending-name/ask-for-look.ts';
import { newsSettings, newsSubscribers } from './tables.ts';

export interface News {
  site: LiveSite;
  settings: typeof newsSettings.$inferSelect;
}

/** Null before the site had a plan that holds it. */
export async function findNews(ctx: Ctx, siteId: string): Promise<News | null> {
  const [settings] = await ctx.db.select().from(newsSettings).where(eq(newsSettings.siteId, siteId));
  const site = settings && (await liveSite(ctx, siteId));
  if (!site) return null;
  return { site, settings };
}

/** How many are confirmed. */
export async function readersOf(ctx: Ctx, siteId: string): Promise<number> {
  const [row] = await ctx.db
    .select({ n: count() })
    .from(newsSubscribers)
    .where(and(eq(newsSubscribers.siteId, siteId), eq(newsSubscribers.state, 'confirmed')));
  return row?.n ?? 0;
}

/** Letters of a site and what becomes of them change one after the other: this lock comes before those of their rows. */
export async function lockSettings(ctx: TxCtx, siteId: string): Promise<News['settings'] | undefined> {
  const own = eq(newsSettings.siteId, siteId);
  const [settings] = await ctx.db.select().from(newsSettings).where(own).for('update');
  return settings;
}

/** The same, and nobody else changes its letters until the transaction ends. Throws newsletter.not-found (404). */
export async function lockNews(ctx: TxCtx, siteId: string): Promise<News> {
  await lockSettings(ctx, siteId);
  const news = await findNews(ctx, siteId);
  if (!news) throw new AppError('newsletter.not-found', { status: 404 });
  return news;
}

/** Puts the form on the site, or takes it off: who subscribed stays. Throws newsletter.not-found (404), newsletter.closed, newsletter.no-way, agreements.needed (409). */
export function setStatus(
  ctx: Ctx,
  { by, status }: { by: SiteAccess<'publish'>; status: 'open' | 'paused' },
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { site, settings } = await lockNews(ctx, by.siteId);
    if (settings.status === status) return;
    if (status === 'open' && !entitled(site.tier, 'newsletter'))
      throw new AppError('newsletter.closed', { status: 409 });
    if (status === 'open' && !ctx.ports.bulkMail) throw new AppError('newsletter.no-way', { status: 409 });
    if (status === 'open') await requireAgreement(ctx, { siteId: by.siteId, isFirst: settings.status === 'draft' });
    await ctx.db.update(newsSettings).set({ status }).where(eq(newsSettings.siteId, by.siteId));
    await audit(ctx, `newsletter.${status}`, by.siteId);
    await requestPublish(ctx, by.siteId);
    if (status === 'open') await askForLook(ctx, by.siteId);
  });
}

/** Whether whoever confirms is greeted by a mail, and with which words. Throws newsletter.not-found (404). */
export function setWelcome(
  ctx: Ctx,
  { by, on, text }: { by: SiteAccess<'publish'>; on: boolean; text: string },
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lockNews(ctx, by.siteId);
    const welcome = on ? text : null;
    await ctx.db.update(newsSettings).set({ welcome }).where(eq(newsSettings.siteId, by.siteId));
    await audit(ctx, 'newsletter.welcome', by.siteId, { on });
  });
}

/** Whether the site asks its visitors for their address, and whether one is kept. */
export async function newsBlock(ctx: Ctx, { id, tier }: { id: string; tier: Tier }): Promise<SiteBlocks> {
  const [settings] = await ctx.db.select().from(newsSettings).where(eq(newsSettings.siteId, id));
  if (!settings) return {};
  const own = and(eq(newsSubscribers.siteId, id), ne(newsSubscribers.state, 'erased'));
  const [one] = await ctx.db.select({ id: newsSubscribers.id }).from(newsSubscribers).where(own).limit(1);
  const kept = one ? { kept: ['newsletter' as const] } : {};
  return { ...kept, ...(settings.status === 'open' && entitled(tier, 'newsletter') ? { newsletter: true } : {}) };
}
