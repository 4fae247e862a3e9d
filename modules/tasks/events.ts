declare module '../../platform/ctx.ts' {
  interface DomainEvents {
    /** Something waits for a person: it is new, or has come back after it was resolved. */
    'tasks.opened': { key: string; kind: string; subject: string; detail: string };
  }
}
export {};
