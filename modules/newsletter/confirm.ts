import { and, eq } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { hashOf } from '../access/index.server.ts';
import { writeConsent, type Shown } from './consents.ts';
import { hashOfCode } from './person.ts';
import { newsSubscribers, newsSuppressions, type Subscriber } from './tables.ts';
import { askWelcome } from './welcome.ts';

const MOST_TRIES = 5;
/** So long the link of the mail works (it is purged after that, too). */
const LINK_MS = 7 * 86_400_000;

/**
 * The code of the mail, typed on the page that awaits it. False for a wrong one, one that has ended, and one after five tries; a page that
 * awaits nothing answers alike.
 */
export function confirmByCode(
  ctx: Ctx,
  { siteId, ticket, code, shown }: { siteId: string; ticket: string; code: string; shown: Shown },
): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const own = and(eq(newsSubscribers.siteId, siteId), eq(newsSubscribers.ticketHash, hashOf(ticket)));
    const [subscriber] = await ctx.db.select().from(newsSubscribers).where(own).for('update');
    if (!subscriber) return false;
    // Sent twice, it is confirmed once.
    if (subscriber.state === 'confirmed') return subscriber.codeHash === hashOfCode(ticket, code);
    const { state, codeTries, codeUntil } = subscriber;
    if (state !== 'pending' || codeTries >= MOST_TRIES || !codeUntil || codeUntil < ctx.clock.now()) return false;
    if (subscriber.codeHash === hashOfCode(ticket, code)) {
      await confirm(ctx, subscriber, 'code', shown);
      return true;
    }
    await ctx.db
      .update(newsSubscribers)
      .set({ codeTries: codeTries + 1 })
      .where(eq(newsSubscribers.id, subscriber.id));
    return false;
  });
}

/** The button behind the link of the mail. Whoever is confirmed already stays so, and says that they want to. Throws newsletter.not-found (404). */
export function confirmByLink(
  ctx: Ctx,
  { siteId, key, shown }: { siteId: string; key: string; shown: Shown },
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const subscriber = await subscriberOf(ctx, { siteId, key });
    if (subscriber.state === 'confirmed' ? subscriber.askedAgainAt : mayConfirm(ctx, subscriber))
      await confirm(ctx, subscriber, 'link', shown);
  });
}

export const mayConfirm = (ctx: Ctx, { state, askedAt }: Subscriber): boolean =>
  state === 'pending' && ctx.clock.now().getTime() - askedAt.getTime() < LINK_MS;

/** Whose key this is at this site; locked in a transaction. Throws newsletter.not-found (404). */
export async function subscriberOf(ctx: Ctx, { siteId, key }: { siteId: string; key: string }): Promise<Subscriber> {
  const own = and(eq(newsSubscribers.siteId, siteId), eq(newsSubscribers.keyHash, hashOf(key)));
  const [subscriber] = await ctx.db.select().from(newsSubscribers).where(own).for('update');
  if (!subscriber) throw new AppError('newsletter.not-found', { status: 404 });
  return subscriber;
}

async function confirm(
  ctx: TxCtx,
  { id, siteId, mark, confirmedAt }: Subscriber,
  by: 'code' | 'link',
  shown: Shown,
): Promise<void> {
  await writeConsent(ctx, { subscriberId: id, kind: 'confirmed', by, shown });
  const now = ctx.clock.now();
  await ctx.db
    .update(newsSubscribers)
    .set({ state: 'confirmed', confirmedAt: now, askedAgainAt: null, endedAt: null })
    .where(eq(newsSubscribers.id, id));
  // Who read the letters before is not greeted as new.
  if (confirmedAt === null) await askWelcome(ctx, { id, siteId });
  if (mark)
    await ctx.db
      .delete(newsSuppressions)
      .where(and(eq(newsSuppressions.siteId, siteId), eq(newsSuppressions.mark, mark)));
}
