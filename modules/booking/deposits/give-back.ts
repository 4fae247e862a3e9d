import type { TxCtx } from '../../../platform/ctx.ts';
import { requestRefund } from '../../takings/index.server.ts';
import type { Booking } from '../tables.ts';

export const payableOf = ({ id }: Pick<Booking, 'id'>) => ({ purpose: 'booking', subject: id }) as const;

/** The whole of it, once, for whatever reason: a refund has one occasion. Asked again after the provider refused, it is tried anew. Throws takings.not-paid (409). */
export async function giveBack(ctx: TxCtx, { id, deposit }: Booking): Promise<void> {
  if (deposit === null) return;
  await requestRefund(ctx, { payable: payableOf({ id }), amount: deposit.amount, occasion: 'deposit' });
}
