/** How money that goes back for an order stands, and whether more of it can. Pure. */
import type { OrderView } from './views/schemas.ts';
import { isHandedOver, mayBecome, type OrderMode, type OrderState } from './shop.states.ts';

/** Why money of a withdrawal goes back, once for each of an order. */
export type WithdrawalOccasion = 'withdrawal' | `withdrawal-${number}`;
export const occasionOf = (nth: number): WithdrawalOccasion => (nth === 1 ? 'withdrawal' : `withdrawal-${nth}`);

interface Refund {
  amount: number;
  state: string;
  occasion: string;
}
export interface KnownRefund extends Refund {
  id: string;
}
interface Declared {
  nth: number;
  /** Cents that go back; 0: it was declared before anything was paid at the door. */
  amount: number;
  /** When the money had gone. */
  refundedAt: Date | null;
}
export interface Returns {
  /** In their order. */
  withdrawals: readonly Declared[];
  refunds: readonly KnownRefund[];
}

/** Of several the one that went wrong, else one that is on its way. */
export function refundState({ refunds }: { refunds: readonly Omit<Refund, 'occasion'>[] }): OrderView['refund'] {
  if (refunds.length === 0) return null;
  const amount = refunds.reduce((sum, each) => sum + each.amount, 0);
  if (refunds.some(({ state }) => state === 'failed')) return { amount, state: 'failed' };
  if (!refunds.every(({ state }) => state === 'succeeded' || state === 'elsewhere')) return { amount, state: 'coming' };
  return { amount, state: refunds.some(({ state }) => state === 'elsewhere') ? 'elsewhere' : 'done' };
}
const isOf = ({ nth }: Declared, { occasion }: Refund): boolean => occasion === occasionOf(nth);
/** How the money of one withdrawal stands; null where none has gone yet. What was paid at the door goes back by its owner's hand, past every provider. */
export function refundOf(withdrawal: Declared, { refunds }: Pick<Returns, 'refunds'>): OrderView['refund'] {
  const { amount, refundedAt } = withdrawal;
  const known = refundState({ refunds: refunds.filter((refund) => isOf(withdrawal, refund)) });
  return known ?? (refundedAt !== null && amount > 0 ? { amount, state: 'elsewhere' } : null);
}
/** Money that goes back for another reason than a withdrawal. */
export const otherRefunds = <R extends Refund>({
  withdrawals,
  refunds,
}: {
  withdrawals: readonly Declared[];
  refunds: readonly R[];
}): R[] => refunds.filter((refund) => !withdrawals.some((each) => isOf(each, refund)));

/** Cents that go back by its owner's next press: what the provider refused before, what a withdrawal is owed, or all that is left. */
type Next = { amount: number } & (
  | { of: 'refused'; refund: KnownRefund }
  | { of: 'withdrawal'; nth: number }
  | { of: 'rest' }
);

interface Standing {
  mode: OrderMode;
  state: OrderState;
  total: number;
  delivery: object | null;
  sentAt: Date | null;
  collectedAt: Date | null;
}
/** When the goods left the shop, sent or handed over; null while they are there. */
const leftAt = ({ sentAt, collectedAt }: Pick<Standing, 'sentAt' | 'collectedAt'>): Date | null =>
  sentAt ?? collectedAt;
/** Its buyer has the goods, or they are on their way: they come back before the money goes. */
export const hasLeft = (order: Pick<Standing, 'sentAt' | 'collectedAt'>): boolean => leftAt(order) !== null;

/** What was declared after the goods had left comes back; what was declared before was never handed over. */
export function comesBack(
  order: Pick<Standing, 'sentAt' | 'collectedAt'>,
  { declaredAt }: { declaredAt: Date },
): boolean {
  const left = leftAt(order);
  return left !== null && declaredAt >= left;
}

/** Null where nothing can go back, or it is on its way already. `of`: the id of the one that is meant, where several were refused. */
export function nextRefund(order: Standing, { withdrawals, refunds }: Returns, of?: string): Next | null {
  if (order.mode !== 'paid') return null;
  const failed = refunds.filter(({ state }) => state === 'failed');
  const refused = failed.find(({ id }) => id === of) ?? failed[0];
  if (refused) return { amount: refused.amount, of: 'refused', refund: refused };
  const owed = withdrawals.find((each) => !refunds.some((refund) => isOf(each, refund)));
  if (owed && hasLeft(order)) return { amount: owed.amount, of: 'withdrawal', nth: owed.nth };
  const sum = (rows: readonly { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);
  const left = order.total - Math.max(sum(refunds), sum(withdrawals));
  return left > 0 && mayBecome(order, givenBack(order)) ? { amount: left, of: 'rest' } : null;
}
const REST = 'rest';
/** By which a press names what it gives back, so that it never gives back the next of it as well. */
export function nameOfNext(next: Next): string {
  if (next.of === 'refused') return next.refund.id;
  return next.of === 'withdrawal' ? occasionOf(next.nth) : REST;
}
/** What is named so goes back, or has gone: it was pressed before. */
export function isUnderWay({ state }: Pick<Standing, 'state'>, { refunds }: Pick<Returns, 'refunds'>, name: string) {
  if (name === REST) return state === 'refunded' || state === 'cancelled-by-owner';
  const named = refunds.find(({ id, occasion }) => id === name || occasion === name);
  // What the provider refused goes under another id when it is asked for anew.
  return named ? named.state !== 'failed' : !name.startsWith('withdrawal') && refunds.length > 0;
}
/** Id of the refund that the provider refused; it is the one that goes next. */
export const refusedRefund = ({ refunds }: Pick<Returns, 'refunds'>): string | null =>
  refunds.find(({ state }) => state === 'failed')?.id ?? null;
export function refundable(order: Standing, returns: Returns): OrderView['refundable'] {
  const next = nextRefund(order, returns) ?? owedByHand(order, returns);
  return next && { amount: next.amount, of: nameOfNext(next) };
}
/** What was paid at the door and is owed: its owner gives it back by hand. */
function owedByHand({ mode }: Pick<Standing, 'mode'>, { withdrawals }: Pick<Returns, 'withdrawals'>): Next | null {
  const owed = mode === 'paid' ? undefined : withdrawals.find(({ refundedAt }) => refundedAt === null);
  return owed ? { amount: owed.amount, of: 'withdrawal', nth: owed.nth } : null;
}

/** What becomes of an order whose money goes back. */
export const givenBack = ({ state }: Pick<Standing, 'state'>) =>
  isHandedOver(state) ? ('refunded' as const) : ('cancelled-by-owner' as const);
