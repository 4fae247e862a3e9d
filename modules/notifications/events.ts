declare module '../../platform/ctx.ts' {
  interface DomainEvents {
    /** A mail does not reach its reader for good: refused in the conversation, or returned later. */
    'notifications.undeliverable': { mailId: string; orderId: string; kind: string; reason: string };
    /** The mail server has taken nothing for a while: told once for each mail that waits. */
    'notifications.late': { mailId: string; kind: string; reason: string };
    /** A mail that was late has gone out. */
    'notifications.caught-up': { mailId: string };
  }
}
export {};
