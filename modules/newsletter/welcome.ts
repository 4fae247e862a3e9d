import { createHash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { enqueue, inTransaction } from '../../platform/transaction.ts';
import type { BulkMail } from '../notifications/index.server.ts';
import { entitled } from '../plans/index.server.ts';
import { liveSite } from '../sites/index.server.ts';
import { allowanceOf, healthOf } from './health.ts';
import { welcomeJob } from './jobs.ts';
import { drawWelcome, letterTo } from './letter-mail.ts';
import { personOf } from './person.ts';
import { findName, presentAddress, presentSender } from './sending-name/own-name.ts';
import { lockSettings } from './settings.ts';
import { newsSettings, newsSubscribers, newsWelcomes, type Subscriber } from './tables.ts';

/** Somebody has confirmed: they are greeted where the owner has switched that on, once in their life as a reader. */
export async function askWelcome(ctx: TxCtx, { id, siteId }: Pick<Subscriber, 'id' | 'siteId'>): Promise<void> {
  const [settings] = await ctx.db.select().from(newsSettings).where(eq(newsSettings.siteId, siteId));
  if (!settings || settings.welcome === null || !ctx.ports.bulkMail) return;
  const name = createHash('sha256').update(`welcome ${id}`).digest('hex').slice(0, 32);
  const [fresh] = await ctx.db
    .insert(newsWelcomes)
    .values({ subscriberId: id, siteId, state: 'queued', name })
    .onConflictDoNothing()
    .returning({ id: newsWelcomes.subscriberId });
  if (fresh) await enqueue(ctx, welcomeJob, { subscriberId: id }, { key: id });
}

/**
 * Greets a reader who is one still. The row says "handed" before the mail leaves: killed in between, or without an answer, it is not sent
 * again, and what became of it is unknown, unless who was only thought dead says so later. A server that is away has the job come again.
 */
export async function sendWelcome(ctx: Ctx, { subscriberId }: { subscriberId: string }): Promise<void> {
  const transport = ctx.ports.bulkMail;
  if (!transport) return;
  const mail = await inTransaction(ctx, (ctx) => claim(ctx, subscriberId));
  if (!mail) return;
  const { kind, answer } = await transport.send(mail);
  const state = kind === 'away' ? ('queued' as const) : kind;
  await inTransaction(ctx, (ctx) =>
    ctx.db
      .update(newsWelcomes)
      .set({
        state,
        answer: answer.toWellFormed().replaceAll('\0', ''),
        ...(kind === 'away' ? { handedAt: null } : {}),
      })
      .where(and(eq(newsWelcomes.subscriberId, subscriberId), inArray(newsWelcomes.state, ['handed', 'unknown']))),
  );
  if (kind === 'away') throw new AppError('newsletter.not-taken', { status: 503, retryable: true, reason: answer });
}

/** Null where nobody is to be greeted any more: they have left, the owner has switched it off, or nothing may leave today. */
async function claim(ctx: TxCtx, subscriberId: string): Promise<BulkMail | null> {
  const own = eq(newsWelcomes.subscriberId, subscriberId);
  const [known] = await ctx.db.select({ siteId: newsWelcomes.siteId }).from(newsWelcomes).where(own);
  if (!known) return null;
  // What may leave is counted by one at a time, letters too.
  await lockSettings(ctx, known.siteId);
  const [row] = await ctx.db
    .select({ welcome: newsWelcomes, subscriber: newsSubscribers, text: newsSettings.welcome })
    .from(newsWelcomes)
    .innerJoin(newsSubscribers, eq(newsSubscribers.id, newsWelcomes.subscriberId))
    .innerJoin(newsSettings, eq(newsSettings.siteId, newsWelcomes.siteId))
    .where(and(own, inArray(newsWelcomes.state, ['queued', 'handed'])))
    .for('update', { of: [newsWelcomes, newsSubscribers] });
  if (!row) return null;
  if (row.welcome.state === 'handed') {
    await ctx.db.update(newsWelcomes).set({ state: 'unknown' }).where(own);
    return null;
  }
  const { subscriber, text } = row;
  const { siteId, lang } = subscriber;
  const site = await liveSite(ctx, siteId);
  const name = await findName(ctx, siteId);
  const sentFrom = presentAddress(ctx, name).domain;
  const mayLeave =
    site?.isShown === true &&
    entitled(site.tier, 'newsletter') &&
    subscriber.state === 'confirmed' &&
    (await allowanceOf(ctx, { siteId, health: await healthOf(ctx, siteId), sentFrom })) > 0;
  if (!mayLeave || text === null) {
    await ctx.db.update(newsWelcomes).set({ state: 'withheld' }).where(own);
    return null;
  }
  await ctx.db.update(newsWelcomes).set({ state: 'handed', handedAt: ctx.clock.now(), sentFrom }).where(own);
  const drawn = drawWelcome(site, { lang, text });
  const sender = presentSender(ctx, name);
  return letterTo(ctx, site, { drawn, sender }, { ...personOf(ctx, subscriber), name: row.welcome.name });
}
