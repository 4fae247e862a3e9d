/** What the verbs of this room share: the lock of an order's boxes, and the box of an order. */
import { and, count, eq, ne } from 'drizzle-orm';
import type { Config } from '../../platform/config.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import { shownName } from '../../site-kit/shown-name.ts';
import type { OrderAccess } from '../access/index.server.ts';
import { orderFacts } from '../ordering/index.server.ts';
import { isPaid, isOver, type OrderState } from '../ordering/order.states.ts';
import { entitled } from '../plans/index.server.ts';
import { readLocalPart } from './local-part.rules.ts';
import type { BoxPlace } from './mail-host.port.ts';
import type { MailReader } from './mail-reader.port.ts';
import { mailboxAliases, mailboxes } from './tables.ts';

export type Box = typeof mailboxes.$inferSelect;

/** The local part as it is stored, of what was typed. Throws its refusals (422). */
export function requireLocalPart(typed: string): string {
  const read = readLocalPart(typed);
  if ('problem' in read) throw new AppError(read.problem, { status: 422, fields: { name: read.problem } });
  return read.name;
}

/** Whether a box that is not erased has this address. */
export async function isBox(ctx: TxCtx, domain: string, localPart: string): Promise<boolean> {
  const [box] = await ctx.db
    .select({ id: mailboxes.id })
    .from(mailboxes)
    .where(and(eq(mailboxes.domain, domain), eq(mailboxes.localPart, localPart), ne(mailboxes.state, 'erased')));
  return box !== undefined;
}

/** Whether a box or an alias has this address: no other box can. */
export async function isAddress(ctx: TxCtx, domain: string, localPart: string): Promise<boolean> {
  const [alias] = await ctx.db
    .select({ to: mailboxAliases.mailboxId })
    .from(mailboxAliases)
    .where(and(eq(mailboxAliases.domain, domain), eq(mailboxAliases.localPart, localPart)));
  return alias !== undefined || (await isBox(ctx, domain, localPart));
}

export const nameTaken = () =>
  new AppError('mailboxes.name-taken', { status: 409, fields: { name: 'mailboxes.name-taken' } });

/** The box as the mail host knows it. */
export const placeOf = ({ localPart, domain, host }: Pick<Box, 'localPart' | 'domain' | 'host'>): BoxPlace => ({
  username: `${localPart}@${domain}`,
  host,
});

/** Its address as people write it. */
export const shownAddress = ({ localPart, domain }: Pick<Box, 'localPart' | 'domain'>): string =>
  `${localPart}@${shownName(domain)}`;

/** Throws 'mailboxes.unavailable' (404): no mail host is configured here. */
export function requireMailHost({ config }: Pick<Ctx, 'config'>): NonNullable<Config['mailHost']> {
  if (!config.mailHost) throw new AppError('mailboxes.unavailable', { status: 404 });
  return config.mailHost;
}

/** The same where boxes are read: a mail host has a reader. */
export function requireMailReader(ctx: Pick<Ctx, 'config' | 'ports'>): MailReader {
  requireMailHost(ctx);
  const { mailReader } = ctx.ports;
  if (!mailReader) throw new Error('a mail host without a reader');
  return mailReader;
}

/** One at a time of what changes the boxes of an order: their number has a limit. */
export const lockMail = (ctx: TxCtx, orderId: string): Promise<void> => oneAtATime(ctx, `mailboxes:${orderId}`);

/** How many more boxes the order may open. Boxes that ended count until they are erased: their mail is still kept. */
export async function boxesLeft(ctx: TxCtx, orderId: string): Promise<number> {
  const { plan } = await orderFacts(ctx, orderId);
  const [held] = await ctx.db
    .select({ n: count() })
    .from(mailboxes)
    .where(and(eq(mailboxes.orderId, orderId), ne(mailboxes.state, 'erased')));
  return entitled(plan, 'mailboxes') - (held?.n ?? 0);
}

/** Whether boxes of an order in this state may be opened and changed: it is paid, not suspended and not over. */
export const isServed = (state: OrderState): boolean => isPaid(state) && !isOver(state) && state !== 'suspended';

/** Throws 'mailboxes.not-now' (409) where the order is not paid, suspended or over. */
export async function requireServedOrder(ctx: TxCtx, orderId: string): Promise<void> {
  const { state } = await orderFacts(ctx, orderId);
  if (!isServed(state)) throw new AppError('mailboxes.not-now', { status: 409, reason: `the order is ${state}` });
}

/**
 * The box, locked, if it is one of this order. Throws 'mailboxes.not-found' (404), the same for a foreign box and for none
 * (X5).
 */
export async function boxOf(ctx: TxCtx, by: OrderAccess, id: string): Promise<Box> {
  const [box] = await ctx.db
    .select()
    .from(mailboxes)
    .where(and(eq(mailboxes.id, id), eq(mailboxes.orderId, by.orderId), ne(mailboxes.state, 'erased')))
    .for('update');
  if (!box) throw new AppError('mailboxes.not-found', { status: 404 });
  return box;
}

/** The same, if its mail can be read: open, or ended and not erased. Throws 'mailboxes.not-now' (409) for one that is paused. */
export async function readableBoxOf(ctx: TxCtx, by: OrderAccess, id: string): Promise<Box> {
  const box = await boxOf(ctx, by, id);
  if (!isReadable(box)) throw new AppError('mailboxes.not-now', { status: 409, reason: `the box is ${box.state}` });
  return box;
}
/** What ended is read by its owner for thirty days, also by who never chose a password before. */
export const isReadable = ({ state }: Pick<Box, 'state'>): boolean => state === 'live' || state === 'ended';

/** The same, open: throws 'mailboxes.not-now' (409) for one that is paused or has ended. */
export async function openBoxOf(ctx: TxCtx, by: OrderAccess, id: string): Promise<Box> {
  const box = await boxOf(ctx, by, id);
  if (box.state !== 'live') throw new AppError('mailboxes.not-now', { status: 409, reason: `the box is ${box.state}` });
  return box;
}
