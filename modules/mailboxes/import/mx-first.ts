/** Mail of a name that is still with somebody else comes here before it: nothing goes to a box that closes with the name. */
import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import { audit } from '../../../platform/audit.ts';
import { BATCH } from '../../../platform/batches.ts';
import type { Ctx, TxCtx } from '../../../platform/ctx.ts';
import { AppError, isAppError } from '../../../platform/errors.ts';
import { enqueue, inTransaction } from '../../../platform/transaction.ts';
import type { OrderAccess } from '../../access/index.server.ts';
import { standingOf, type Standing } from '../../domains/index.server.ts';
import { orderFacts } from '../../ordering/index.server.ts';
import { isOver } from '../../ordering/order.states.ts';
import { endMailOfName } from '../follow-order.ts';
import { lookAtMxJob } from '../jobs.ts';
import { requireMailHost } from '../mail-of-order.ts';
import type { LookAnswer } from '../schemas.ts';
import { mailDomains } from '../tables.ts';
import { carryMail } from './carry-mail.ts';
import { mailLedAway, mailLedHere } from './mail-led.ts';
import { receiveMovedMail, setOurs } from './move-mail.ts';
import { missing, proofOf } from './mx-first.rules.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Its owner is at it; whoever takes longer presses. */
const SOON_MS = 3 * DAY_MS;
/** A look that falls due within a tick of the schedule is not left to the next one. */
const SLACK_MS = 20_000;
/** Who has set the text, or our servers, is about to do the rest: mail is on its way then. */
const NEAR_MS = 30 * DAY_MS;
/** Servers that are ours and a text that was taken away too early are no word against us. */
const UNPROVED_MS = 7 * DAY_MS;
/** As long as others remember where mail went a name that was led elsewhere is still received. */
const REMEMBERED_MS = DAY_MS;

type Seen = Omit<LookAnswer, 'mail'>;
type Name = typeof mailDomains.$inferSelect;

/**
 * Looks now. Mail of the name is received here from the moment on at which its zone leads to our servers alone and has the proof. Throws
 * 'mailboxes.unavailable' (404), 'mailboxes.no-domain' (422: no name of this order whose mail is on its way here),
 * 'domains.dns-unavailable' (503).
 */
export async function lookAtServers(
  ctx: Ctx,
  { by, domain }: { by: OrderAccess<'own'>; domain: string },
): Promise<Seen> {
  requireMailHost(ctx);
  const isIts = and(eq(mailDomains.orderId, by.orderId), eq(mailDomains.domain, domain), isNotNull(mailDomains.lookAt));
  const [row] = await ctx.db.select().from(mailDomains).where(isIts);
  if (!row) throw new AppError('mailboxes.no-domain', { status: 422 });
  return look(ctx, row);
}

/** Those whose time has come. Safe twice. */
export async function findMovingNames(ctx: Ctx): Promise<void> {
  if (!ctx.config.mailHost) return;
  await inTransaction(ctx, async (ctx) => {
    const due = await ctx.db
      .select({ registrationId: mailDomains.registrationId })
      .from(mailDomains)
      .where(lte(mailDomains.lookAt, ctx.clock.now()))
      .orderBy(asc(mailDomains.lookAt))
      .limit(BATCH);
    for (const each of due) await enqueue(ctx, lookAtMxJob, each, { key: each.registrationId });
  });
}

/** What its zone does not say now is asked again, also where it could not be asked. */
export async function lookAtMx(ctx: Ctx, { registrationId }: { registrationId: string }): Promise<void> {
  const isIt = and(eq(mailDomains.registrationId, registrationId), lte(mailDomains.lookAt, ctx.clock.now()));
  const [row] = await ctx.db.select().from(mailDomains).where(isIt);
  if (!row) return;
  // First, so that a zone that answers nothing holds nobody else up.
  const next = ctx.clock.now().getTime() + every(ctx, row);
  await ctx.db
    .update(mailDomains)
    .set({ lookAt: new Date(next) })
    .where(and(isIt, isNotNull(mailDomains.lookAt)));
  if (await inTransaction(ctx, (ctx) => endWithOrder(ctx, registrationId))) return;
  await look(ctx, row).catch((error: unknown) => {
    if (!isAppError(error, 'domains.dns-unavailable')) throw error;
  });
}

/** Whether the contract is over: then nothing is asked, and the day that others remember ends it, wherever the zone leads. */
async function endWithOrder(ctx: TxCtx, registrationId: string): Promise<boolean> {
  const isLooked = and(eq(mailDomains.registrationId, registrationId), isNotNull(mailDomains.lookAt));
  const [row] = await ctx.db.select().from(mailDomains).where(isLooked).for('update');
  if (!row || !isOver((await orderFacts(ctx, row.orderId)).state)) return false;
  const since = row.awaySince?.getTime() ?? 0;
  if (row.state !== 'ours' || ctx.clock.now().getTime() - since >= REMEMBERED_MS) await endMailOfName(ctx, row);
  return true;
}

const ageOf = (ctx: Ctx, { createdAt }: Name): number => ctx.clock.now().getTime() - createdAt.getTime();
const every = (ctx: Ctx, row: Name): number =>
  (row.state === 'moving' && ageOf(ctx, row) < SOON_MS ? 5 * MINUTE_MS : HOUR_MS) - SLACK_MS;

async function look(ctx: Ctx, { registrationId, domain }: Name): Promise<Seen> {
  const { ids } = await standingOf(ctx, { registrationId });
  const proofs = [...ids, registrationId].map((each) => proofOf({ domain, registrationId: each }).value);
  const proof = proofOf({ domain, registrationId }).host;
  const seen = await ctx.ports.presentMx.read({ domain, proof });
  const lacks = missing(seen, { mailHost: requireMailHost(ctx).domain, proofs });
  await inTransaction(ctx, async (ctx) => {
    const isLooked = and(eq(mailDomains.registrationId, registrationId), isNotNull(mailDomains.lookAt));
    const [row] = await ctx.db.select().from(mailDomains).where(isLooked).for('update');
    if (row && !(await endWithOrder(ctx, registrationId)))
      await follow(ctx, row, { lacks, isProved: seen.texts.some((text) => proofs.includes(text)) });
  });
  return { missing: lacks, exchanges: seen.exchanges };
}

interface Found {
  lacks: Seen['missing'];
  isProved: boolean;
}

async function follow(ctx: TxCtx, looked: Name, found: Found): Promise<void> {
  const { orderId, domain } = looked;
  const { stage, live } = await standingOf(ctx, looked);
  // Of a name that is registered here no zone of somebody else is asked.
  if (stage === 'another') return endMailOfName(ctx, looked);
  const registrationId = live ?? looked.registrationId;
  if (stage === 'here') return receiveMovedMail(ctx, { registrationId, orderId, domain });
  if (live) await carryMail(ctx, { registrationId, orderId, domain });
  await judge(ctx, { ...looked, registrationId }, { ...found, stage });
}

/** `row`: of a name that is not here. */
async function judge(
  ctx: TxCtx,
  row: Name,
  { lacks, isProved, stage }: Found & { stage: Standing['stage'] },
): Promise<void> {
  const now = ctx.clock.now();
  const isIt = eq(mailDomains.registrationId, row.registrationId);
  const since = (awaySince: Date | null) => ctx.db.update(mailDomains).set({ awaySince }).where(isIt);
  if (lacks === null) {
    if (row.state === 'moving') {
      await setOurs(ctx, row, { awaySince: null });
      await mailLedHere(ctx, row);
    } else if (row.awaySince) await since(null);
    return;
  }
  if (row.state === 'ours') {
    const kept = lacks === 'proof' && stage === 'coming' ? UNPROVED_MS : REMEMBERED_MS;
    if (!row.awaySince) {
      await since(now);
      // Whoever chose to stay has led it away themselves.
      if (stage === 'coming') await mailLedAway(ctx, row, new Date(now.getTime() + kept));
    }
    if (now.getTime() - (row.awaySince ?? now).getTime() < kept) return;
    await ctx.db.update(mailDomains).set({ state: 'moving', switchedAt: null, awaySince: null }).where(isIt);
    await audit(ctx, 'mailboxes.mail-elsewhere', row.orderId, { domain: row.domain });
  }
  // It will not come, and its mail does not come here: its boxes end.
  if (stage === 'over') await endMailOfName(ctx, row);
  else if ((isProved || lacks === 'proof') && ageOf(ctx, row) < NEAR_MS)
    await ctx.db
      .update(mailDomains)
      .set({ lookAt: new Date(now.getTime() + MINUTE_MS - SLACK_MS) })
      .where(isIt);
}
