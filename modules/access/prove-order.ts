import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { isInTransaction } from '../../platform/transaction.ts';
import { findKey, requireFresh } from './fresh-key.ts';
import { OrderProof } from './proofs.ts';
import { ORDER_RIGHTS, type OrderRight } from './rights.rules.ts';

/** Without a right named: whichever one was proved, for what only reads. */
export type OrderAccess<Right extends OrderRight = OrderRight> = OrderProof<Right>;

type SystemRight = { [R in OrderRight]: (typeof ORDER_RIGHTS.system)[R] extends 'always' ? R : never }[OrderRight];

/**
 * That the caller has this right to this order, asked of the table of rights and of the rows of keys. Throws
 * ordering.not-found (404): the answer is the same for a foreign order and for none (X5);
 * access.prove-again (403) to its holder, for what wants a fresh proof.
 */
export async function proveOrder<Right extends OrderRight>(
  ctx: Ctx,
  right: Right,
  orderId: string,
): Promise<OrderAccess<Right>> {
  const proof = ORDER_RIGHTS[ctx.actor.kind][right];
  if (proof !== 'always') {
    const key = await findKey(ctx, right, orderId);
    if (!key) throw new AppError('ordering.not-found', { status: 404 });
    await requireFresh(ctx, proof, key);
  }
  return new OrderProof(orderId, right);
}

/**
 * What follows from a fact is done by the house, whoever’s call announced it: the proof of a reaction, in its fact's
 * transaction. A job needs none of this: it is the system, and `proveOrder` says so.
 */
export function systemOrder<Right extends SystemRight>(ctx: TxCtx, right: Right, orderId: string): OrderAccess<Right> {
  if (!isInTransaction(ctx)) throw new Error('the system acts on an order inside the transaction of a fact');
  return new OrderProof(orderId, right);
}
