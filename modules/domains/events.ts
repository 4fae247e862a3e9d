declare module '../../platform/ctx.ts' {
  interface DomainEvents {
    'domains.registered': { orderId: string; domain: string };
    /** The customer must choose: another name, or the money back. */
    'domains.failed': { orderId: string; domain: string; registrationId: string; failure: string };
    'domains.refund-wanted': { orderId: string; domain: string; registrationId: string };
  }
}
export {};
