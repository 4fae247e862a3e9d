import { and, eq } from 'drizzle-orm';
import { audit } from '../../../platform/audit.ts';
import type { Ctx, DomainEvents, TxCtx } from '../../../platform/ctx.ts';
import { AppError } from '../../../platform/errors.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { shownName } from '../../../site-kit/shown-name.ts';
import type { OrderAccess } from '../../access/index.server.ts';
import { hasKeptMail, listRegistrations, type Registration } from '../../domains/index.server.ts';
import { orderFacts } from '../../ordering/index.server.ts';
import { isOver } from '../../ordering/order.states.ts';
import { endBoxes, endMailOfName } from '../follow-order.ts';
import { carryMail, claimMail } from './carry-mail.ts';
import { lockMail, requireMailHost, requireServedOrder } from '../mail-of-order.ts';
import { requestRulesOfName } from '../put-rules.ts';
import { mailDomains } from '../tables.ts';

type OfName = { by: OrderAccess<'own'>; domain: string };

/** Its mail is somebody else's, and it is here or on its way. */
const canMove = ({ kind, state }: Registration): boolean =>
  state === 'registered' || (kind === 'transfer' && (state === 'wanted' || state === 'submitted'));

/**
 * The mail of a name, which is with somebody else, is to come here: boxes may open at it from now on and be filled with the old mail.
 * They receive nothing yet; where the mail goes is not changed. Safe twice. Throws 'mailboxes.unavailable' (404), 'mailboxes.not-now' (409),
 * 'mailboxes.name-held' (409): its mail still comes here for another order, 'mailboxes.no-domain' (422): no such name, or none with mail elsewhere.
 */
export function moveMail(ctx: Ctx, { by, domain }: OfName): Promise<void> {
  requireMailHost(ctx);
  const { orderId } = by;
  return inTransaction(ctx, async (ctx) => {
    await lockMail(ctx, orderId);
    await requireServedOrder(ctx, orderId);
    const name = (await listRegistrations(ctx, { by })).find((each) => each.domain === domain && canMove(each));
    if (!name || !(await hasKeptMail(ctx, { registrationId: name.id }))) throw noName();
    const registrationId = name.id;
    const held = await carryMail(ctx, { registrationId, orderId, domain });
    if (held === 'another') throw new AppError('mailboxes.name-held', { status: 409 });
    const row = {
      registrationId,
      orderId,
      domain,
      written: shownName(domain),
      state: 'moving',
      createdAt: ctx.clock.now(),
      // It may come before its name does.
      lookAt: name.state === 'registered' ? null : ctx.clock.now(),
    } as const;
    const [moved] = await ctx.db
      .insert(mailDomains)
      .values(row)
      .onConflictDoUpdate({
        target: mailDomains.registrationId,
        set: { state: 'moving' },
        setWhere: eq(mailDomains.state, 'elsewhere'),
      })
      .returning();
    if (moved) await audit(ctx, 'mailboxes.mail-moves', orderId, { domain });
  });
}

/**
 * The mail of a name comes here from now on: its zone gets our records in the place of the old ones within the hour, and every sender knows
 * within a day. Safe twice. Throws 'mailboxes.unavailable' (404), 'mailboxes.not-here-yet' (409): the name is not registered here,
 * 'mailboxes.no-domain' (422).
 */
export function switchMail(ctx: Ctx, { by, domain }: OfName): Promise<void> {
  requireMailHost(ctx);
  const { orderId } = by;
  return inTransaction(ctx, async (ctx) => {
    await lockMail(ctx, orderId);
    await requireServedOrder(ctx, orderId);
    const isIts = and(eq(mailDomains.orderId, orderId), eq(mailDomains.domain, domain));
    const [row] = await ctx.db.select().from(mailDomains).where(isIts).for('update');
    if (!row || row.state === 'left') throw noName();
    if (row.state === 'ours') return;
    const name = (await listRegistrations(ctx, { by })).find(({ id }) => id === row.registrationId);
    if (name?.state !== 'registered') throw new AppError('mailboxes.not-here-yet', { status: 409 });
    await setOurs(ctx, row, IS_HERE);
    await requestRulesOfName(ctx, row.registrationId);
  });
}

/** Nothing is looked at any more: the zone is ours. */
const IS_HERE = { lookAt: null, awaySince: null } as const;

const noName = () => new AppError('mailboxes.no-domain', { status: 422 });

export async function setOurs(
  ctx: TxCtx,
  { registrationId, orderId, domain }: Pick<typeof mailDomains.$inferSelect, 'registrationId' | 'orderId' | 'domain'>,
  looks: typeof IS_HERE | { awaySince: null },
): Promise<void> {
  await ctx.db
    .update(mailDomains)
    .set({ state: 'ours', switchedAt: ctx.clock.now(), ...looks })
    .where(eq(mailDomains.registrationId, registrationId));
  await audit(ctx, 'mailboxes.mail-switched', orderId, { domain });
}

/** The name has come, and its owner wanted its mail here, where it may be already: its first zone has our records. Safe twice. */
export async function receiveMovedMail(ctx: TxCtx, name: DomainEvents['domains.registered']): Promise<void> {
  await claimMail(ctx, name);
  const isIt = eq(mailDomains.registrationId, name.registrationId);
  const [row] = await ctx.db.select().from(mailDomains).where(isIt).for('update');
  if (row?.state === 'moving') await setOurs(ctx, row, IS_HERE);
  else await ctx.db.update(mailDomains).set(IS_HERE).where(isIt);
  if (!row?.lookAt) return;
  await requestRulesOfName(ctx, name.registrationId);
  if (isOver((await orderFacts(ctx, row.orderId)).state)) await endBoxes(ctx, row);
}

/**
 * The name stays where it is: so does its mail, and boxes that were opened for it end. Where it may come here already its zone is asked now,
 * and they end once its owner has led it elsewhere again. Safe twice.
 */
export async function keepMailElsewhere(
  ctx: TxCtx,
  { registrationId, answer }: DomainEvents['domains.mail-answered'],
): Promise<void> {
  if (answer !== 'stay') return;
  const isIt = eq(mailDomains.registrationId, registrationId);
  const [row] = await ctx.db.select().from(mailDomains).where(isIt).for('update');
  if (row?.lookAt) await ctx.db.update(mailDomains).set({ lookAt: ctx.clock.now() }).where(isIt);
  else if (row?.state !== 'ours') await endMailOfName(ctx, { registrationId });
}
