import type { OrderView, ShopView } from '../../../../modules/shop/views/schemas.ts';

export type ReturnAct = 'refund' | 'elsewhere';

/** What can be done about money that goes back; of what the provider refused also that it went another way. */
export function returnActs(
  { refundable, refused }: Pick<OrderView, 'refundable' | 'refused'>,
  { may_refund: may }: Pick<ShopView, 'may_refund'>,
): readonly ReturnAct[] {
  if (!may || refundable === null) return [];
  return refused !== null ? ['refund', 'elsewhere'] : ['refund'];
}
