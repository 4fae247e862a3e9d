import { eq } from 'drizzle-orm';
import type { TxCtx } from '../../platform/ctx.ts';
import type { MailReturn } from '../notifications/index.server.ts';
import { openTask } from '../tasks/index.server.ts';
import { healthOf } from './health.ts';
import { endSubscriber } from './leave.ts';
import { haltLetter } from './letters.ts';
import { mailOwner } from './mails.ts';
import { findNews, lockSettings } from './settings.ts';
import { newsDeliveries, newsLetters, newsSubscribers, newsWelcomes } from './tables.ts';

/** A letter came back, or its reader called it spam: they get none any more, and where many do, no letter of the site leaves. */
export async function recordReturn(ctx: TxCtx, { name, kind, reason }: MailReturn): Promise<void> {
  const [known] = await ctx.db
    .select({ siteId: newsLetters.siteId })
    .from(newsDeliveries)
    .innerJoin(newsLetters, eq(newsLetters.id, newsDeliveries.letterId))
    .where(eq(newsDeliveries.name, name));
  if (!known) return welcomeReturned(ctx, { name, kind, reason });
  await lockSettings(ctx, known.siteId);
  const [row] = await ctx.db
    .select({ delivery: newsDeliveries, subscriber: newsSubscribers })
    .from(newsDeliveries)
    .innerJoin(newsSubscribers, eq(newsSubscribers.id, newsDeliveries.subscriberId))
    .where(eq(newsDeliveries.name, name))
    .for('update');
  if (!row) return;
  const { delivery, subscriber } = row;
  const now = ctx.clock.now();
  await ctx.db
    .update(newsDeliveries)
    .set(
      kind === 'returned'
        ? { state: 'returned', returnedAt: delivery.returnedAt ?? now, answer: reason }
        : { complainedAt: delivery.complainedAt ?? now },
    )
    .where(eq(newsDeliveries.name, name));
  await endSubscriber(ctx, subscriber, { state: kind, by: kind, shown: { text: reason, page: '', network: '' } });
  await haltUnhealthy(ctx, subscriber.siteId);
}

/** The mail that greeted them: nothing more goes there; it counts for no letter's health. */
async function welcomeReturned(ctx: TxCtx, { name, kind, reason }: MailReturn): Promise<void> {
  const [row] = await ctx.db
    .select({ subscriber: newsSubscribers })
    .from(newsWelcomes)
    .innerJoin(newsSubscribers, eq(newsSubscribers.id, newsWelcomes.subscriberId))
    .where(eq(newsWelcomes.name, name))
    .for('update');
  if (!row) return;
  if (kind === 'returned')
    await ctx.db.update(newsWelcomes).set({ state: 'returned', answer: reason }).where(eq(newsWelcomes.name, name));
  const shown = { text: reason, page: '', network: '' };
  await endSubscriber(ctx, row.subscriber, { state: kind, by: kind, shown });
}

async function haltUnhealthy(ctx: TxCtx, siteId: string): Promise<void> {
  const { light, sent, returned, complained } = await healthOf(ctx, siteId);
  if (light !== 'stopped') return;
  await haltLetter(ctx, siteId, 'health');
  const news = await findNews(ctx, siteId);
  if (!news) return;
  const { site } = news;
  await openTask(ctx, {
    key: `newsletter.stopped:${siteId}`,
    kind: 'newsletter.stopped',
    subject: site.orderId ?? siteId,
    detail: `${site.name}: ${returned} came back, ${complained} complained, of ${sent}`,
  });
  const day = ctx.clock.now().toISOString().slice(0, 10);
  await mailOwner(ctx, site, { kind: 'news-stopped', occasion: day, values: { count: sent, returned, complained } });
}
