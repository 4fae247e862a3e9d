import type { ZoneRecord } from './zones.port.ts';

/** What the DNS says of a name today. Zones cannot be listed: only what mail and calendars usually need is asked for. */
export interface PresentDns {
  /** Host names, lower case, without a closing dot. */
  nameServers: string[];
  /** The parent has a DS for it: with other servers and no change at the parent the whole name would be dark (RFC 4035). */
  signed: boolean;
  /** Records of mail: MX, TXT, DKIM, DMARC, SRV, and the hosts that mail programs ask for. */
  records: Omit<ZoneRecord, 'owner'>[];
  /** What answers for the name itself and for `www`: A and AAAA, or an alias. */
  addresses: Omit<ZoneRecord, 'owner'>[];
}

export interface DnsReader {
  /**
   * Reads a name. "There is none" is an answer; a time-out, SERVFAIL, or an answer that is wrong, too long or to another
   * question is AppError 'domains.dns-unavailable' (503, try again), never an empty list.
   */
  read(domain: string): Promise<PresentDns>;
}

declare module '../../../platform/ctx.ts' {
  interface Ports {
    dns: DnsReader;
  }
}
