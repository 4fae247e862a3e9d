import type { OrderView, ShopView } from '../../../../modules/shop/schemas.ts';

export type ReturnAct = 'refund' | 'elsewhere';

/** What can be done about money that goes back; of what the provider refused also that it went another way. */
export function returnActs(
  { refundable, refund }: Pick<OrderView, 'refundable' | 'refund'>,
  { may_refund: may }: Pick<ShopView, 'may_refund'>,
): readonly ReturnAct[] {
  if (!may || refundable === null) return [];
  return refund?.state === 'failed' ? ['refund', 'elsewhere'] : ['refund'];
}
