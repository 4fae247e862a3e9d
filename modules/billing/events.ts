declare module '../../platform/ctx.ts' {
  interface DomainEvents {
    /** A payment became a subscription; the session says what was bought. */
    'billing.subscription-activated': { orderId: string; subscriptionId: string; sessionId: string };
    /** Money was given back in full or in part. */
    'billing.refunded': { orderId: string; key: string; amount: number };
  }
}
export {};
