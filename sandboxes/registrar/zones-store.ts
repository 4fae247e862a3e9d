/** Hosted zones as Amazon Route 53 has them; ids and names in its own forms. */
export interface RecordSet {
  name: string;
  type: string;
  ttl: string;
  values: string[];
}
export interface Zone {
  id: string;
  /** With its closing dot. */
  name: string;
  reference: string;
  nameServers: string[];
  records: RecordSet[];
}
export interface ZoneChange {
  id: string;
  /** Milliseconds since 1970. */
  submittedAt: number;
}
