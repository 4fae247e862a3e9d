import type { OrderView, ShopView } from '../../../../modules/shop/views/schemas.ts';

export type ReturnAct = 'refund' | 'elsewhere';

/** What can be done about money that goes back; of what the provider refused also that it went another way, of what was paid at the door that alone. */
export function returnActs(
  { mode, refundable, refused }: Pick<OrderView, 'mode' | 'refundable' | 'refused'>,
  { may_refund: may }: Pick<ShopView, 'may_refund'>,
): readonly ReturnAct[] {
  if (!may || refundable === null) return [];
  if (mode === 'reserve') return ['elsewhere'];
  return refused !== null ? ['refund', 'elsewhere'] : ['refund'];
}
