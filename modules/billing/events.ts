declare module '../../platform/ctx.ts' {
  interface DomainEvents {
    /** A payment became a subscription. */
    'billing.subscription-activated': { orderId: string; subscriptionId: string };
    /** Money was given back in full or in part. */
    'billing.refunded': { orderId: string; key: string; amount: number };
  }
}
export {};
