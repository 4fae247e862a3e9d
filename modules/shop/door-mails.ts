/** Which mails tell of what is taken back: they differ by how it was paid. */
import type { ShopBuyerMail, ShopOwnerMail } from '../notifications/index.server.ts';
import { isUnpaid } from './door.rules.ts';
import type { Order } from './tables.ts';

interface Kinds {
  /** The receipt of a withdrawal. */
  buyer: ShopBuyerMail;
  owner: ShopOwnerMail;
  /** Reminds of what is owed. */
  due: ShopOwnerMail;
  /** Tells how it went back by the owner's hand. */
  elsewhere: ShopBuyerMail;
}
const CARD: Kinds = {
  buyer: 'shop-withdrawal',
  owner: 'shop-withdrawn',
  due: 'shop-refund-due',
  elsewhere: 'shop-refunded-elsewhere',
};
const DOOR: Kinds = {
  buyer: 'shop-door-withdrawal',
  owner: 'shop-door-withdrawn',
  due: 'shop-door-refund-due',
  elsewhere: 'shop-given-back',
};
const UNPAID: Kinds = { ...DOOR, buyer: 'shop-unpaid-withdrawal', owner: 'shop-unpaid-withdrawn' };

/** By how the order is paid: on the site; at the door; or not yet, as it is on its way there. */
export function kindOf(order: Pick<Order, 'mode' | 'collectedAt'>): Kinds {
  if (order.mode === 'paid') return CARD;
  return isUnpaid(order) ? UNPAID : DOOR;
}
