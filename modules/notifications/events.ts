declare module '../../platform/ctx.ts' {
  interface DomainEvents {
    /** A mail will not arrive: the address does not take it. `reason`: the server's words. */
    'notifications.refused': { mailId: string; kind: string; orderId: string; reason: string };
  }
}
export {};
