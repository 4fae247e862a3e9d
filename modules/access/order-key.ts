import { createHash, randomBytes } from 'node:crypto';
import type { Actor, Ctx } from '../../platform/ctx.ts';
import { ORDER_RIGHTS, type OrderRight } from './rights.rules.ts';

/** Name of the http-only cookie. Its value is a secret; the database keeps only the hash. */
export const ORDER_COOKIE = 'vetrina_order';

export const newOrderSession = (): string => randomBytes(32).toString('base64url');
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/**
 * What a caller shows for an order: the cookie's secret, or the agent's name in a form that no cookie can carry (a cookie's
 * secret has no colon); null for whoever shows nothing, or may not have this right whatever they show.
 */
export function orderKey({ actor }: Pick<Ctx, 'actor'>, right: OrderRight): string | null {
  const proof = ORDER_RIGHTS[actor.kind][right];
  return proof === 'by key' || proof === 'by fresh key' ? keyOf(actor) : null;
}

function keyOf(actor: Actor): string | null {
  if (actor.kind === 'agent') return `agent:${actor.userId}`;
  return actor.kind === 'visitor' ? actor.orderSession : null;
}

/** Hash of what the caller shows; no order is opened by nobody's. */
export function orderKeyHash(ctx: Pick<Ctx, 'actor'>, right: OrderRight): string | null {
  const key = orderKey(ctx, right);
  return key ? hashOf(key) : null;
}
