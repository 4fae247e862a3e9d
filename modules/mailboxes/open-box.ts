import { and, eq, inArray } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx, DomainEvents, TxCtx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { shownName } from '../../site-kit/shown-name.ts';
import type { OrderAccess } from '../access/index.server.ts';
import { hasKeptMail, listRegistrations } from '../domains/index.server.ts';
import { orderFacts } from '../ordering/index.server.ts';
import { isOver } from '../ordering/order.states.ts';
import {
  boxesLeft,
  isAddress,
  lockMail,
  nameTaken,
  requireLocalPart,
  requireMailHost,
  requireServedOrder,
} from './mail-of-order.ts';
import { QUOTA_BYTES } from './schemas.ts';
import { mailOpened } from './mail-opened.ts';
import { mailboxChoices, mailboxes, mailDomains } from './tables.ts';

interface Name {
  orderId: string;
  domain: string;
  registrationId: string;
}

/**
 * Opens a box at a registered name of the order; from the commit on it receives. `name` is the local part as typed, `domain`
 * ASCII. Throws 'mailboxes.unavailable' (404), 'mailboxes.not-now' (409), 'mailboxes.no-domain' (422),
 * 'mailboxes.elsewhere' (409) where the name's mail is kept elsewhere, 'mailboxes.no-more' (409), 'mailboxes.name-taken'
 * (409) and the refusals of a local part (422).
 */
export async function openBox(
  ctx: Ctx,
  { by, domain, name }: { by: OrderAccess<'own'>; domain: string; name: string },
): Promise<string> {
  requireMailHost(ctx);
  const localPart = requireLocalPart(name);
  const { orderId } = by;
  return inTransaction(ctx, async (ctx) => {
    await lockMail(ctx, orderId);
    await requireServedOrder(ctx, orderId);
    const at = await nameFor(ctx, by, domain);
    const state = await takeMailOf(ctx, at);
    if (state !== 'ours' && state !== 'moving') throw new AppError('mailboxes.elsewhere', { status: 409 });
    if ((await boxesLeft(ctx, orderId)) <= 0) throw new AppError('mailboxes.no-more', { status: 409 });
    const id = await insertBox(ctx, at, localPart, 'live');
    if (!id) throw nameTaken();
    return id;
  });
}

/**
 * A name is registered: the boxes chosen with it open, unless its mail is kept elsewhere. Safe twice. A choice that cannot
 * be had stays for its owner to see.
 */
export async function openChosenBoxes(ctx: TxCtx, at: DomainEvents['domains.registered']): Promise<void> {
  if (!ctx.config.mailHost) return;
  const [choice] = await ctx.db.select().from(mailboxChoices).where(eq(mailboxChoices.orderId, at.orderId));
  if (choice?.domain !== at.domain || choice.names.length === 0) return;
  await lockMail(ctx, at.orderId);
  const { state } = await orderFacts(ctx, at.orderId);
  if (isOver(state)) return;
  if ((await takeMailOf(ctx, at)) !== 'ours') return;
  const names = choice.names.slice(0, Math.max(0, await boxesLeft(ctx, at.orderId)));
  const opened: string[] = [];
  for (const name of names)
    if (await insertBox(ctx, at, name, state === 'suspended' ? 'paused' : 'live')) opened.push(name);
  if (opened.length > 0 && state !== 'suspended') await mailOpened(ctx, at, opened);
  const left = choice.names.filter((name) => !opened.includes(name));
  const ofOrder = eq(mailboxChoices.orderId, at.orderId);
  if (left.length > 0) await ctx.db.update(mailboxChoices).set({ names: left }).where(ofOrder);
  else await ctx.db.delete(mailboxChoices).where(ofOrder);
}

/** A name that is registered here; or one that is on its way, and whose mail its owner moves here. Throws 'mailboxes.no-domain' (422). */
async function nameFor(ctx: TxCtx, by: OrderAccess<'own'>, domain: string): Promise<Name> {
  const moving = await ctx.db
    .select({ id: mailDomains.registrationId })
    .from(mailDomains)
    .where(and(eq(mailDomains.orderId, by.orderId), inArray(mailDomains.state, ['moving', 'ours'])));
  const name = (await listRegistrations(ctx, { by })).find(
    (each) => each.domain === domain && (each.state === 'registered' || moving.some(({ id }) => id === each.id)),
  );
  if (!name) throw new AppError('mailboxes.no-domain', { status: 422 });
  return { orderId: by.orderId, domain, registrationId: name.id };
}

/** Who has the mail of this name from now on; what was said before holds. */
async function takeMailOf(ctx: TxCtx, { orderId, domain, registrationId }: Name) {
  const state = (await hasKeptMail(ctx, { registrationId })) ? 'elsewhere' : 'ours';
  const row = {
    registrationId,
    orderId,
    domain,
    written: shownName(domain),
    state,
    createdAt: ctx.clock.now(),
  } as const;
  const [fresh] = await ctx.db.insert(mailDomains).values(row).onConflictDoNothing().returning();
  if (fresh) {
    await audit(ctx, 'mailboxes.name-taken-on', orderId, { domain, state });
    return fresh.state;
  }
  const [known] = await ctx.db.select().from(mailDomains).where(eq(mailDomains.registrationId, registrationId));
  return known?.state ?? null;
}

/** Null where the address is another box's or an alias. */
async function insertBox(
  ctx: TxCtx,
  { orderId, domain, registrationId }: Name,
  localPart: string,
  state: 'live' | 'paused',
): Promise<string | null> {
  if (await isAddress(ctx, domain, localPart)) return null;
  const id = newId('mbx');
  await ctx.db.insert(mailboxes).values({
    id,
    orderId,
    registrationId,
    domain,
    localPart,
    state,
    quotaBytes: QUOTA_BYTES,
    host: requireMailHost(ctx).stores.at(-1)?.name ?? '',
    openedAt: ctx.clock.now(),
    pausedAt: state === 'paused' ? ctx.clock.now() : null,
  });
  await audit(ctx, 'mailboxes.opened', orderId, { mailbox: id, domain });
  return id;
}
