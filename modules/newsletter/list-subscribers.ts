import { asc, desc, eq, type SQL } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { jsonFile, type ExportedFile } from '../../platform/exported-file.ts';
import { unseal } from '../../platform/seal.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { proveSite, type OrderAccess, type SiteAccess } from '../access/index.server.ts';
import { blockedAmong } from '../blocklist/index.server.ts';
import { siteForOrder } from '../sites/index.server.ts';
import { personOf } from './person.ts';
import type { ProvedSubscriber, SubscribersView, SubscriberView } from './schemas.ts';
import { newsConsents, newsDeliveries, newsSubscribers, newsWelcomes, type Subscriber } from './tables.ts';

/** Who subscribed, the latest first. */
export async function listSubscribers(ctx: Ctx, { by }: { by: SiteAccess<'manage'> }): Promise<SubscribersView> {
  await inTransaction(ctx, (ctx) => audit(ctx, 'newsletter.seen', by.siteId));
  const isBlocked = await blockedAmong(ctx, { by });
  const rows = await rowsOf(ctx, ofSite(by.siteId));
  return {
    subscribers: rows.map((row) => {
      const kept = subscriberOf(ctx, row);
      return { ...kept, blocked: isBlocked({ mail: kept.mail, phone: '' }) };
    }),
  };
}

/** The same, each with the proofs of what it asked for, to be taken home. */
export async function subscribersWithProofs(
  ctx: Ctx,
  { by }: { by: SiteAccess<'dispose'> },
): Promise<ProvedSubscriber[]> {
  await inTransaction(ctx, (ctx) => audit(ctx, 'newsletter.downloaded', by.siteId));
  return withProofs(ctx, ofSite(by.siteId));
}

const ofSite = (siteId: string): SQL => eq(newsSubscribers.siteId, siteId);
const rowsOf = (ctx: Ctx, own: SQL): Promise<Subscriber[]> =>
  ctx.db.select().from(newsSubscribers).where(own).orderBy(desc(newsSubscribers.askedAt));

const subscriberOf = (ctx: Ctx, row: Subscriber): Omit<SubscriberView, 'blocked'> => ({
  id: row.id,
  mail: personOf(ctx, row).mail,
  state: row.state,
  lang: row.lang,
  asked_at: row.askedAt.toISOString(),
  confirmed_at: row.confirmedAt?.toISOString() ?? null,
  ended_at: row.endedAt?.toISOString() ?? null,
});

async function withProofs(ctx: Ctx, own: SQL): Promise<ProvedSubscriber[]> {
  const [rows, consents] = await Promise.all([
    rowsOf(ctx, own),
    ctx.db
      .select({ consent: newsConsents })
      .from(newsConsents)
      .innerJoin(newsSubscribers, eq(newsSubscribers.id, newsConsents.subscriberId))
      .where(own)
      .orderBy(asc(newsConsents.at)),
  ]);
  const proofs = Map.groupBy(consents, ({ consent }) => consent.subscriberId);
  return rows.map((row) => ({
    ...subscriberOf(ctx, row),
    proofs: (proofs.get(row.id) ?? []).map(({ consent: { kind, by, at, text, page, network } }) => ({
      kind,
      by,
      at: at.toISOString(),
      text,
      page,
      network: unseal(ctx.config.dataKeys, network),
    })),
  }));
}

/** Everybody who is kept, with the proofs; nothing where nobody is. */
export async function* exportNews(ctx: Ctx, { by }: { by: OrderAccess<'dispose'> }): AsyncGenerator<ExportedFile> {
  const site = await siteForOrder(ctx, { by });
  if (!site) return;
  const { siteId } = await proveSite(ctx, 'read', site.id);
  const subscribers = await withProofs(ctx, ofSite(siteId));
  if (subscribers.length > 0) yield jsonFile('newsletter', subscribers);
}

/** All that is kept of one reader, as it is handed out: address, proofs, and which letters and which greeting went when. */
export async function subscriberRecord(ctx: Ctx, { id }: Pick<Subscriber, 'id'>) {
  const [subscriber] = await withProofs(ctx, eq(newsSubscribers.id, id));
  const letters = await ctx.db
    .select({ state: newsDeliveries.state, handedAt: newsDeliveries.handedAt, returnedAt: newsDeliveries.returnedAt })
    .from(newsDeliveries)
    .where(eq(newsDeliveries.subscriberId, id))
    .orderBy(asc(newsDeliveries.handedAt));
  const [greeting = null] = await ctx.db
    .select({ state: newsWelcomes.state, handedAt: newsWelcomes.handedAt, answer: newsWelcomes.answer })
    .from(newsWelcomes)
    .where(eq(newsWelcomes.subscriberId, id));
  return { ...subscriber, letters, greeting };
}
