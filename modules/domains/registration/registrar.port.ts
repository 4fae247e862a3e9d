/** What the product needs of a domain registrar. Names are the registrar's own where they reach the specification. */
export type Availability = 'AVAILABLE' | 'UNAVAILABLE' | 'RESERVED' | 'PREMIUM' | 'UNKNOWN' | 'INVALID';

export interface DomainContact {
  /** A sole trader (Italian ditta individuale, freelancer) is a business without being a company. */
  kind: 'person' | 'sole-trader' | 'company';
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
/** Whose answer an operation waits for; null: the registry simply takes its time. */
export type WaitsFor = 'customer' | 'present-registrar' | 'operator';
/** Why a name cannot move to us; null where the registrar gives no reason that we know. */
export type TransferRefusal = 'locked' | 'too-recent' | 'code' | 'not-registered' | 'ours' | 'not-sold';
export interface TransferAnswer {
  answer: 'yes' | 'no' | 'unknown';
  why: TransferRefusal | null;
}
/** A name of our account, as the registrar has it. */
export interface DomainFacts {
  domain: string;
  expiresAt: Date;
  /** The registrar would buy the next year by itself. */
  autoRenew: boolean;
  locked: boolean;
  /** Lower case, without a closing dot; empty in a list, which does not tell them. */
  nameServers: string[];
}
export type OperationState =
  | { state: 'pending'; waitsFor?: WaitsFor }
  | { state: 'done' }
  /** `reason` is the registrar's own message, for the operator; `code` decides what the customer reads. */
  | { state: 'failed'; code: 'taken' | 'refused' | 'expired'; reason: string };

export interface Registrar {
  /** All throw AppError 'domains.registrar-unavailable' when the answer is unknown (time-out, 5xx, throttled). */
  check(domain: string): Promise<Availability>;
  suggest(domain: string, count: number): Promise<{ domain: string; availability: Availability }[]>;
  transferable(domain: string, authCode: string): Promise<TransferAnswer>;
  /** Returns the operation's id. Throws 'domains.refused' (for good) with the registrar's reason. */
  register(input: { domain: string; contact: DomainContact; years: 1 }): Promise<{ operationId: string }>;
  transfer(input: {
    domain: string;
    contact: DomainContact;
    authCode: string;
    years: 1;
  }): Promise<{ operationId: string }>;
  operation(operationId: string): Promise<OperationState>;
  /** One further year. `expiryYear`: the year (UTC) in which the name expires now; another one is 'domains.refused'. */
  renew(input: { domain: string; expiryYear: number }): Promise<{ operationId: string }>;
  /** Looks before a retry: the newest operation that brought, or renewed, this name, submitted since then, or null. */
  findOperation(
    domain: string,
    since?: Date,
    kind?: 'ours' | 'renewal',
  ): Promise<{ operationId: string; state: OperationState } | null>;
  /** Null when the name is not in our account. */
  details(domain: string): Promise<DomainFacts | null>;
  /** Every name of our account, to the last page. */
  list(): Promise<DomainFacts[]>;
  /** These three ask for a change that takes effect later; `details` says when. Safe to repeat. */
  setLock(domain: string, locked: boolean): Promise<void>;
  setNameServers(domain: string, hosts: string[]): Promise<void>;
  setAutoRenew(domain: string, on: boolean): Promise<void>;
  /** The secret with which the name can move to another registrar. */
  authCode(domain: string): Promise<string>;
}

declare module '../../../platform/ctx.ts' {
  interface Ports {
    registrar: Registrar;
  }
}
