import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { purgeMails } from '../notifications/index.server.ts';
import { subscriberOf } from './confirm.ts';
import { refreshEmptied } from '../sites/index.server.ts';
import { keepsReaders } from './kept-readers.ts';
import { writeConsent, type Shown } from './consents.ts';
import { newsConsents, newsSubscribers, newsSuppressions, type Subscriber } from './tables.ts';

type EndState = 'left' | 'returned' | 'complained';
type By = (typeof newsConsents.$inferInsert)['by'];

/** No letter goes there any more, from this moment on, under any plan and in any state of the site. Safe twice. Throws newsletter.not-found (404). */
export function leaveNews(
  ctx: Ctx,
  { siteId, key, by, shown }: { siteId: string; key: string; by: 'link' | 'one-click'; shown: Shown },
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const subscriber = await subscriberOf(ctx, { siteId, key });
    await endSubscriber(ctx, subscriber, { state: 'left', by, shown });
  });
}

/** Nothing of somebody whose time has ended already. */
export async function endSubscriber(
  ctx: TxCtx,
  { id, siteId, mark, state: before }: Subscriber,
  { state, by, shown }: { state: EndState; by: By; shown: Shown },
): Promise<void> {
  if (before !== 'confirmed' && before !== 'pending' && (before !== 'left' || state === 'left')) return;
  await writeConsent(ctx, { subscriberId: id, kind: 'withdrawn', by, shown });
  await ctx.db.update(newsSubscribers).set({ state, endedAt: ctx.clock.now() }).where(eq(newsSubscribers.id, id));
  if (mark) await suppress(ctx, { siteId, mark, reason: state });
}

async function suppress(
  ctx: TxCtx,
  { siteId, mark, reason }: Pick<typeof newsSuppressions.$inferInsert, 'siteId' | 'mark' | 'reason'>,
): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db
    .insert(newsSuppressions)
    .values({ siteId, mark, reason, at })
    .onConflictDoUpdate({ target: [newsSuppressions.siteId, newsSuppressions.mark], set: { reason, at } });
}

/** The reader wants their address gone. Throws newsletter.not-found (404). */
export function eraseByKey(
  ctx: Ctx,
  { siteId, key, shown }: { siteId: string; key: string; shown: Shown },
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const subscriber = await subscriberOf(ctx, { siteId, key });
    await endSubscriber(ctx, subscriber, { state: 'left', by: 'link', shown });
    await erase(ctx, subscriber);
  });
}

/** The same, asked of the owner. Throws newsletter.not-found (404). */
export function eraseSubscriber(ctx: Ctx, { by, id }: { by: SiteAccess<'dispose'>; id: string }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const [subscriber] = await ctx.db.select().from(newsSubscribers).where(eq(newsSubscribers.id, id)).for('update');
    if (subscriber?.siteId !== by.siteId) throw new AppError('newsletter.not-found', { status: 404 });
    await endSubscriber(ctx, subscriber, { state: 'left', by: 'owner', shown: { text: '', page: '', network: '' } });
    await erase(ctx, subscriber);
    await audit(ctx, 'newsletter.erased', by.siteId, { subscriber: id });
  });
}

/** The row stays without whose it was, so that the proofs of what was sent keep theirs; mails about it go. */
export async function erase(ctx: TxCtx, { id, siteId }: Pick<Subscriber, 'id' | 'siteId'>): Promise<void> {
  await ctx.db
    .update(newsSubscribers)
    .set({ state: 'erased', person: '', mark: null, ticketHash: null, codeHash: null })
    .where(eq(newsSubscribers.id, id));
  await ctx.db.update(newsConsents).set({ network: '' }).where(eq(newsConsents.subscriberId, id));
  await purgeMails(ctx, [id]);
  await refreshEmptied(ctx, { siteIds: [siteId], keeps: keepsReaders });
}
