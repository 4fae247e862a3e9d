/** How money that goes back for an order stands, and whether more of it can. Pure. */
import type { OrderView } from './schemas.ts';
import { isHandedOver, mayBecome, type OrderMode, type OrderState } from './shop.states.ts';

interface Refund {
  amount: number;
  state: string;
}
export interface KnownRefund extends Refund {
  id: string;
}
export interface Returns<R extends Refund = Refund> {
  withdrawal: ({ amount: number; refundedAt: Date | null } & { declaredAt: Date; refundBy: string }) | undefined;
  refunds: readonly R[];
}

/** Of several the one that went wrong, else one that is on its way. */
export function refundState({ refunds }: Pick<Returns, 'refunds'>): OrderView['refund'] {
  if (refunds.length === 0) return null;
  const amount = refunds.reduce((sum, each) => sum + each.amount, 0);
  if (refunds.some(({ state }) => state === 'failed')) return { amount, state: 'failed' };
  if (!refunds.every(({ state }) => state === 'succeeded' || state === 'elsewhere')) return { amount, state: 'coming' };
  return { amount, state: refunds.some(({ state }) => state === 'elsewhere') ? 'elsewhere' : 'done' };
}

/** Cents that go back by its owner's next press: what the provider refused before, what a withdrawal is owed, or all that is left. */
type Next<R> = { amount: number } & ({ of: 'refused'; refund: R } | { of: 'withdrawal' } | { of: 'rest' });

interface Standing {
  mode: OrderMode;
  state: OrderState;
  total: number;
  delivery: object | null;
  sentAt: Date | null;
  collectedAt: Date | null;
}
/** Its buyer has the goods, or they are on their way: they come back before the money goes. */
export const hasLeft = ({ sentAt, collectedAt }: Pick<Standing, 'sentAt' | 'collectedAt'>): boolean =>
  sentAt !== null || collectedAt !== null;

/** Null where nothing can go back, or it is on its way already. */
export function nextRefund<R extends Refund>(order: Standing, { withdrawal, refunds }: Returns<R>): Next<R> | null {
  if (order.mode !== 'paid') return null;
  const refused = refunds.find(({ state }) => state === 'failed');
  if (refused) return { amount: refused.amount, of: 'refused', refund: refused };
  const gone = refunds.reduce((sum, { amount }) => sum + amount, 0);
  if (withdrawal && gone === 0 && hasLeft(order)) return { amount: withdrawal.amount, of: 'withdrawal' };
  const left = order.total - Math.max(gone, withdrawal?.amount ?? 0);
  return left > 0 && mayBecome(order, givenBack(order)) ? { amount: left, of: 'rest' } : null;
}
/** Id of the refund that the provider refused; it is the one that goes next. */
export const refusedRefund = ({ refunds }: Pick<Returns<KnownRefund>, 'refunds'>): string | null =>
  refunds.find(({ state }) => state === 'failed')?.id ?? null;
export const refundable = (order: Standing, returns: Returns): number | null =>
  nextRefund(order, returns)?.amount ?? null;

/** What becomes of an order whose money goes back. */
export const givenBack = ({ state }: Pick<Standing, 'state'>) =>
  isHandedOver(state) ? ('refunded' as const) : ('cancelled-by-owner' as const);
