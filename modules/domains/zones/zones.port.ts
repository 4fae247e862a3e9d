/** What the product needs of whoever hosts DNS zones. Names are ASCII, without a closing dot. */
export interface ZoneRecord {
  name: string;
  type: 'A' | 'AAAA' | 'CNAME' | 'MX' | 'TXT' | 'SRV';
  /** As a zone file has them; of a CNAME the host without its closing dot. */
  values: string[];
  /** Whose it is: a rewrite of one owner's records touches nobody else's. `kept`: the name brought it along. */
  owner: 'site' | 'mail' | 'news' | 'kept' | 'customer';
}
export interface HostedZone {
  /** The vendor's. */
  id: string;
  nameServers: string[];
}

/** All throw AppError 'domains.registrar-unavailable': whatever is refused here is ours to mend, never the customer's. */
export interface Zones {
  /** A zone is made for a reference of ours: the same reference never makes a second one. */
  create(input: { domain: string; reference: string }): Promise<HostedZone>;
  /** The zone of this name that was made for this reference, or null. */
  find(input: { domain: string; reference: string }): Promise<HostedZone | null>;
  /**
   * Writes these records in place of those of the same name and type, and of those that cannot stand beside them, where one of the two is an
   * alias; touches no other. Returns the change's id. Safe twice.
   */
  put(zoneId: string, records: ZoneRecord[]): Promise<string>;
  /** Whether every server of the zone knows of the change; null: the vendor knows no such change. */
  inSync(changeId: string): Promise<boolean | null>;
  /** Empties and removes the zone; nothing when it has gone. */
  remove(zoneId: string): Promise<void>;
  /** Whether the account can be asked at all: for those who look after the installation. */
  count(): Promise<number>;
}

declare module '../../../platform/ctx.ts' {
  interface Ports {
    zones: Zones;
  }
}
