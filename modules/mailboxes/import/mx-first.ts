/** Mail of a name that is still with somebody else comes here before it: nothing goes to a box that closes with the name. */
import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import { audit } from '../../../platform/audit.ts';
import { BATCH } from '../../../platform/batches.ts';
import type { Ctx, TxCtx } from '../../../platform/ctx.ts';
import { AppError, isAppError } from '../../../platform/errors.ts';
import { enqueue, inTransaction } from '../../../platform/transaction.ts';
import type { OrderAccess } from '../../access/index.server.ts';
import { standingOf, type Standing } from '../../domains/index.server.ts';
import { endMailOfName } from '../follow-order.ts';
import { lookAtMxJob } from '../jobs.ts';
import { requireMailHost } from '../mail-of-order.ts';
import type { LookAnswer } from '../schemas.ts';
import { mailDomains } from '../tables.ts';
import { carryMail } from './carry-mail.ts';
import { receiveMovedMail, setOurs } from './move-mail.ts';
import { missing, proofOf } from './mx-first.rules.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Its owner is at it; whoever takes longer presses. */
const SOON_MS = 3 * DAY_MS;
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
  await look(ctx, row).catch((error: unknown) => {
    if (!isAppError(error, 'domains.dns-unavailable')) throw error;
  });
}

const every = (ctx: Ctx, { state, createdAt }: Name): number =>
  state === 'moving' && ctx.clock.now().getTime() - createdAt.getTime() < SOON_MS ? 5 * MINUTE_MS : HOUR_MS;

async function look(ctx: Ctx, { registrationId, orderId, domain }: Name): Promise<Seen> {
  const { ids } = await standingOf(ctx, { orderId, domain });
  const proofs = [...ids, registrationId].map((each) => proofOf({ domain, registrationId: each }).value);
  const proof = proofOf({ domain, registrationId }).host;
  const seen = await ctx.ports.presentMx.read({ domain, proof });
  const lacks = missing(seen, { mailHost: requireMailHost(ctx).domain, proofs });
  await inTransaction(ctx, async (ctx) => {
    const isLooked = and(eq(mailDomains.registrationId, registrationId), isNotNull(mailDomains.lookAt));
    const [row] = await ctx.db.select().from(mailDomains).where(isLooked).for('update');
    if (row) await follow(ctx, row, lacks === null);
  });
  return { missing: lacks, exchanges: seen.exchanges };
}

async function follow(ctx: TxCtx, looked: Name, isHere: boolean): Promise<void> {
  const { orderId, domain } = looked;
  const { stage, live } = await standingOf(ctx, { orderId, domain });
  // Of a name that is registered here no zone of somebody else is asked.
  if (stage === 'another') return endMailOfName(ctx, looked);
  const registrationId = live ?? looked.registrationId;
  if (stage === 'here') return receiveMovedMail(ctx, { registrationId, orderId, domain });
  if (live) await carryMail(ctx, { registrationId, orderId, domain });
  await judge(ctx, { ...looked, registrationId }, { isHere, stage });
}

/** `row`: of a name that is not here. */
async function judge(
  ctx: TxCtx,
  row: Name,
  { isHere, stage }: { isHere: boolean; stage: Standing['stage'] },
): Promise<void> {
  const now = ctx.clock.now();
  const isIt = eq(mailDomains.registrationId, row.registrationId);
  const since = (awaySince: Date | null) => ctx.db.update(mailDomains).set({ awaySince }).where(isIt);
  if (isHere) {
    if (row.state === 'moving') await setOurs(ctx, row, { awaySince: null });
    else if (row.awaySince) await since(null);
    return;
  }
  if (row.state === 'ours') {
    if (!row.awaySince) await since(now);
    if (now.getTime() - (row.awaySince ?? now).getTime() < REMEMBERED_MS) return;
    await ctx.db.update(mailDomains).set({ state: 'moving', switchedAt: null, awaySince: null }).where(isIt);
    await audit(ctx, 'mailboxes.mail-elsewhere', row.orderId, { domain: row.domain });
  }
  // It will not come, and its mail does not come here: its boxes end.
  if (stage === 'over') await endMailOfName(ctx, row);
}
