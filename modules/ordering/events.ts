import type { Lang } from '../../site-kit/names.ts';
import type { Plan } from '../plans/schemas.ts';

declare module '../../platform/ctx.ts' {
  interface DomainEvents {
    'ordering.started': { orderId: string };
    /** Somebody wants the order's link mailed again, to its own address, once for each occasion. */
    'ordering.link-requested': { orderId: string; occasion: string };
    /** The agent has the customer's own link sent, once for each occasion. */
    'ordering.payment-link-requested': { orderId: string; agent: string; occasion: string };
    /** A customer wants to reach their orders from this address. `path` holds a key that opens once: never log it. */
    'ordering.manager-link-requested': { keyId: string; to: string; lang: Lang; path: string; minutes: number };
    /** Somebody reached this order by the social network's word alone, from a browser that did not hold it. */
    'ordering.entered-by-page': { orderId: string };
    'ordering.paid': { orderId: string };
    'ordering.live': { orderId: string };
    /** The site goes off: `cause` is what must be put right before it comes back. */
    'ordering.suspended': { orderId: string; cause: 'unpaid' | 'dispute' };
    'ordering.resumed': { orderId: string };
    /** The contract is over. */
    'ordering.cancelled': { orderId: string; reason: string };
    /** A consumer withdrew within the legal time. */
    'ordering.withdrawn': { orderId: string; withdrawalId: string };
    /** Somebody declared a withdrawal without the order's session, and what they wrote fits no order. */
    'ordering.withdrawal-unmatched': { withdrawalId: string };
    /** The site may do what this plan holds, from now on. */
    'ordering.plan-changed': { orderId: string; plan: Plan };
  }
}
