import { and, eq, inArray, lte } from 'drizzle-orm';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { isAppError } from '../../../platform/errors.ts';
import { enqueue, inTransaction } from '../../../platform/transaction.ts';
import { namesInOurZones, renewZone } from '../../domains/index.server.ts';
import { entitled } from '../../plans/index.server.ts';
import { sendDueJob } from '../jobs.ts';
import { findNews, lockSettings, type News } from '../settings.ts';
import { newsLetters, newsNames, newsSettings, type NewsName } from '../tables.ts';
import { askForLook } from './ask-for-look.ts';
import { missingOf, recordsOfName } from './name-records.ts';
import { findName, newSigningKey } from './own-name.ts';
import { tellOfMissing } from './tell-of-missing.ts';

/** What was seen so long ago is looked at again before a letter begins. */
const FRESH_MS = 10 * 60_000;
/** The same while its records were never seen: they may be there any moment. */
const WAITING_MS = 60_000;

export const isStale = (ctx: Ctx, { lookedAt, seenAt }: NewsName): boolean =>
  lookedAt === null || ctx.clock.now().getTime() - lookedAt.getTime() > (seenAt ? FRESH_MS : WAITING_MS);

/**
 * Gives an open newsletter whose site has a name in our zones a sending name of its own, and looks whether the DNS has the records of the
 * one that it has. What cannot be read leaves what was seen before. Safe twice. True where there is one and the DNS said something.
 */
export async function lookAtName(ctx: Ctx, { siteId }: { siteId: string }): Promise<boolean> {
  const { news: ours } = ctx.config;
  const news = ours && (await findNews(ctx, siteId));
  if (!ours || !news) return false;
  const name = await findName(ctx, siteId);
  if (!name) {
    // Its records are not in the zone yet: whoever asks for them now is told so for a while.
    await beginName(ctx, news);
    return false;
  }
  const records = { ...name, shared: ours.domain };
  const said = await ctx.ports.recordsInDns.read(recordsOfName(records)).catch((error: unknown) => {
    if (isAppError(error) && error.retryable) return null;
    throw error;
  });
  const missing = said && missingOf(records, said);
  const { orderId } = news.site;
  const isZoned = orderId !== null && (await namesInOurZones(ctx, orderId)).includes(name.domain);
  await inTransaction(ctx, async (ctx) => {
    await lockSettings(ctx, siteId);
    const now = ctx.clock.now();
    const seen = missing && { missing, ...(missing.length === 0 ? { seenAt: now } : {}) };
    const [still] = await ctx.db
      .update(newsNames)
      .set({ lookedAt: now, isOurs: isZoned, ...seen })
      // Dropped and made anew meanwhile it has another key, of which the DNS was not asked.
      .where(
        and(eq(newsNames.siteId, siteId), eq(newsNames.domain, name.domain), eq(newsNames.publicKey, name.publicKey)),
      )
      .returning();
    if (!still) return;
    // One that came to us, and one whose records are not what we wrote, has them written.
    const isOff = missing !== null && missing.length > 0 && name.seenAt !== null;
    if (isZoned && (isOff || !name.isOurs)) await renewZone(ctx, { orderId, domain: name.domain });
    // What is written again may be seen at the next look: nobody is troubled before.
    if (isOff && (!isZoned || name.missing.length > 0)) await tellOfMissing(ctx, news.site, still);
    const waits = and(
      eq(newsLetters.siteId, siteId),
      inArray(newsLetters.state, ['planned', 'sending']),
      lte(newsLetters.plannedAt, now),
    );
    const [letter] = await ctx.db.select({ id: newsLetters.id }).from(newsLetters).where(waits);
    if (letter) await enqueue(ctx, sendDueJob, {}, { key: 'now' });
  });
  return said !== null;
}

/** Nothing where the site has no name in our zones, and while nobody may join. */
async function beginName(ctx: Ctx, { site, settings }: News): Promise<void> {
  const { orderId } = site;
  if (orderId === null || settings.status !== 'open' || !entitled(site.tier, 'newsletter')) return;
  const [domain] = await namesInOurZones(ctx, orderId);
  if (domain === undefined) return;
  const key = await newSigningKey(ctx);
  await inTransaction(ctx, async (ctx) => {
    await lockSettings(ctx, site.id);
    const row = { siteId: site.id, domain, isOurs: true, ...key, madeAt: ctx.clock.now() };
    const [made] = await ctx.db.insert(newsNames).values(row).onConflictDoNothing().returning();
    if (!made) return;
    await audit(ctx, 'newsletter.name-made', site.id, { domain });
    await renewZone(ctx, { orderId, domain });
  });
}

/** Each night, of every newsletter that is open. */
export async function lookAtNames(ctx: Ctx): Promise<number> {
  const open = await ctx.db
    .select({ siteId: newsSettings.siteId })
    .from(newsSettings)
    .where(eq(newsSettings.status, 'open'));
  await inTransaction(ctx, async (ctx) => {
    for (const { siteId } of open) await askForLook(ctx, siteId);
  });
  return open.length;
}
