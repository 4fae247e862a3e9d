import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContactDetail } from '@aws-sdk/client-route-53-domains';
import type { Fault } from './fault-kinds.ts';
import type { Zone, ZoneChange } from './zones-store.ts';

export type OperationType =
  | 'REGISTER_DOMAIN'
  | 'TRANSFER_IN_DOMAIN'
  | 'RENEW_DOMAIN'
  | 'DOMAIN_LOCK'
  | 'UPDATE_NAMESERVER'
  | 'TRANSFER_OUT_DOMAIN';

export interface Operation {
  id: string;
  type: OperationType;
  domain: string;
  status: 'SUBMITTED' | 'IN_PROGRESS' | 'SUCCESSFUL' | 'FAILED';
  message: string;
  /** Milliseconds since 1970, as every moment here. */
  submittedAt: number;
  updatedAt: number;
  startsAt: number;
  /** Null: not before a person ends it. */
  finishesAt: number | null;
  /** StatusFlag while it runs. */
  flag?: string;
  /** What a registration or transfer ordered. */
  order?: Order;
  /** What a change of a name of the account asks for. */
  change?: { locked: boolean } | { nameservers: string[] };
}

export interface Order {
  years: number;
  autoRenew: boolean;
  privacy: boolean;
  authCode?: string;
  contacts: { admin: ContactDetail; registrant: ContactDetail; tech: ContactDetail };
}

export interface Domain {
  name: string;
  createdAt: number;
  updatedAt: number;
  expiresAt: number;
  autoRenew: boolean;
  privacy: boolean;
  nameservers: string[];
  locked: boolean;
  /** With it another registrar can fetch the name. */
  authCode: string;
  contacts: Order['contacts'];
}

export interface State {
  operations: Operation[];
  domains: Domain[];
  zones: Zone[];
  zoneChanges: ZoneChange[];
  faults: Fault[];
  /** Names a person made taken or free on the page; wins over the pseudo-registry. */
  overrides: Record<string, 'UNAVAILABLE' | 'AVAILABLE'>;
  /** How many times a name was asked or ordered, for the sentinels that change their answer. */
  counts: Record<string, number>;
}

const empty = (): State => ({
  operations: [],
  domains: [],
  zones: [],
  zoneChanges: [],
  faults: [],
  overrides: {},
  counts: {},
});

export interface CallRecord {
  at: Date;
  action: string;
  domain: string;
  result: string;
}
const REMEMBERED_CALLS = 200;

/** The sandbox's memory; with a folder it survives a restart. */
export class Store {
  state: State;
  /** The last calls, newest first; not kept over a restart. */
  calls: CallRecord[] = [];
  readonly #file: string | undefined;

  constructor(dataDir: string | undefined) {
    if (dataDir) mkdirSync(dataDir, { recursive: true });
    this.#file = dataDir ? join(dataDir, 'registrar.json') : undefined;
    this.state =
      this.#file && existsSync(this.#file)
        ? { ...empty(), ...(JSON.parse(readFileSync(this.#file, 'utf8')) as Partial<State>) }
        : empty();
  }

  /** Written aside and renamed, so that a kill in the middle leaves the last whole state. */
  save(): void {
    if (!this.#file) return;
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.state, null, 1));
    renameSync(`${this.#file}.new`, this.#file);
  }

  reset(): void {
    this.state = empty();
    this.calls = [];
    this.save();
  }

  record(call: CallRecord): void {
    this.calls = [call, ...this.calls].slice(0, REMEMBERED_CALLS);
  }

  /** Returns 1 the first time, 2 the second … */
  count(key: string): number {
    const next = (this.state.counts[key] ?? 0) + 1;
    this.state.counts[key] = next;
    this.save();
    return next;
  }

  ownedDomain(name: string): Domain | undefined {
    return this.state.domains.find((d) => d.name === name);
  }

  runningOperation(name: string): Operation | undefined {
    return this.state.operations.find(
      (o) => o.domain === name && (o.status === 'SUBMITTED' || o.status === 'IN_PROGRESS'),
    );
  }
}
