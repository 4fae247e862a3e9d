/** What buyers and owners are written about what was paid at the door, and is taken back. */
import type { TxCtx } from '../../platform/ctx.ts';
import { money } from '../../site-kit/shop/money.ts';
import type { ShopBuyerMail, ShopOwnerMail } from '../notifications/index.server.ts';
import { isUnpaid } from './door.rules.ts';
import type { Doors } from './find-shop.ts';
import { toBuyer } from './mails.ts';
import { occasionOf } from './returns.rules.ts';
import type { Line, Order } from './tables.ts';

interface Kinds {
  /** The receipt of a withdrawal. */
  buyer: ShopBuyerMail;
  owner: ShopOwnerMail;
  /** Reminds of what is owed. */
  due: ShopOwnerMail;
}
const CARD: Kinds = { buyer: 'shop-withdrawal', owner: 'shop-withdrawn', due: 'shop-refund-due' };
const DOOR: Kinds = { buyer: 'shop-door-withdrawal', owner: 'shop-door-withdrawn', due: 'shop-door-refund-due' };
const UNPAID: Kinds = { ...DOOR, buyer: 'shop-unpaid-withdrawal', owner: 'shop-unpaid-withdrawn' };

/** By how the order is paid: on the site; at the door; or not yet, as it is on its way there. */
export function kindOf(order: Pick<Order, 'mode' | 'collectedAt'>): Kinds {
  if (order.mode === 'paid') return CARD;
  return isUnpaid(order) ? UNPAID : DOOR;
}

/** `how`: the owner's words for the way it went. */
export async function mailGivenBack(
  ctx: TxCtx,
  shop: Doors,
  order: Order,
  { lines, amount, how, nth }: { lines: readonly Line[]; amount: number; how: string; nth: number },
): Promise<void> {
  const values = { amount: money(amount, order.currency, order.lang), reason: how };
  await toBuyer(ctx, shop, order, { kind: 'shop-given-back', lines, values, occasion: occasionOf(nth) });
}
