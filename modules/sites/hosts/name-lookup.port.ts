/** Whether the world already finds a name: a new domain is registered before it is seen everywhere. */
export interface NameLookup {
  /** True when the name has an address now; false when it has none or nobody could say within a second. Never throws. */
  resolves(host: string): Promise<boolean>;
}

declare module '../../../platform/ctx.ts' {
  interface Ports {
    names: NameLookup;
  }
}
