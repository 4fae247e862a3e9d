/** What the product needs of a domain registrar. Names are the registrar's own where they reach the specification. */
export type Availability = 'AVAILABLE' | 'UNAVAILABLE' | 'RESERVED' | 'PREMIUM' | 'UNKNOWN' | 'INVALID';

export interface DomainContact {
  kind: 'person' | 'company';
  firstName: string;
  lastName: string;
  organisation?: string;
  /** Codice fiscale or partita IVA for .it; any tax id elsewhere. */
  taxId?: string;
  address: string;
  city: string;
  province?: string;
  zip: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** E.164. */
  phone: string;
  mail: string;
}
export type OperationState =
  | { state: 'pending' }
  | { state: 'done' }
  /** `reason` is the registrar's own message, for the operator; `code` decides what the customer reads. */
  | { state: 'failed'; code: 'taken' | 'refused' | 'expired'; reason: string };

export interface Registrar {
  /** All throw AppError 'domains.registrar-unavailable' when the answer is unknown (time-out, 5xx, throttled). */
  check(domain: string): Promise<Availability>;
  suggest(domain: string, count: number): Promise<{ domain: string; availability: Availability }[]>;
  transferable(domain: string, authCode: string): Promise<'yes' | 'no' | 'unknown'>;
  /** Returns the operation's id. Throws 'domains.refused' (for good) with the registrar's reason. */
  register(input: { domain: string; contact: DomainContact; years: 1 }): Promise<{ operationId: string }>;
  transfer(input: {
    domain: string;
    contact: DomainContact;
    authCode: string;
    years: 1;
  }): Promise<{ operationId: string }>;
  operation(operationId: string): Promise<OperationState>;
  /** Looks before a retry: the newest register or transfer operation for this name, submitted since then, or null. */
  findOperation(domain: string, since?: Date): Promise<{ operationId: string; state: OperationState } | null>;
  /** True when the name is in our account. */
  owns(domain: string): Promise<boolean>;
}

declare module '../../platform/ctx.ts' {
  interface Ports {
    registrar: Registrar;
  }
}
