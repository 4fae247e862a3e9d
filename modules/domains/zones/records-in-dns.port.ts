/** What the DNS says today of names that are looked at one by one. */
export interface RecordsInDns {
  /**
   * The answers to each of these questions, in their order: of TXT the texts, each in one piece, of MX the hosts without a closing dot;
   * empty where there is none. Throws AppError 'domains.dns-unavailable' (503, try again), never takes silence for nothing; within
   * seconds.
   */
  read(asked: readonly { name: string; type: 'TXT' | 'MX' }[]): Promise<string[][]>;
}

declare module '../../../platform/ctx.ts' {
  interface Ports {
    recordsInDns: RecordsInDns;
  }
}
