import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedCatalogue, type Price, type Product } from './objects/catalogue.ts';
import type { Customer, DeletedCustomer } from './objects/customer.ts';
import type { Endpoint, Event } from './objects/event.ts';
import type { Account, AccountLink } from './objects/account.ts';
import type { Charge } from './objects/charge.ts';
import type { CreditNote } from './objects/credit-note.ts';
import type { Dispute } from './objects/dispute.ts';
import type { Invoice, InvoicePayment, PendingItem } from './objects/invoice.ts';
import type { PaymentIntent } from './objects/payment-intent.ts';
import type { PaymentMethod } from './objects/payment-method.ts';
import type { PortalConfiguration, PortalSession } from './objects/portal.ts';
import type { Refund } from './objects/refund.ts';
import type { LineItem, Session } from './objects/session.ts';
import type { Subscription } from './objects/subscription.ts';
import type { TestClock } from './objects/test-clock.ts';
import type { ThinEvent } from './objects/thin-event.ts';

/** What the vendor keeps about a session beside the object it shows. */
export interface SessionSecrets {
  /** What opens the form beside the session's id. */
  key: string;
  lines: LineItem[];
  subscription: { metadata: Record<string, string>; description: string | null };
  intent: { metadata: Record<string, string>; description: string | null; saved: boolean };
  shipping: PaymentIntent['shipping'];
  customerUpdate: { address: boolean; name: boolean };
  /** The payment of the attempts so far; one for the whole session. */
  paymentIntent: string | null;
  /** How far the sandbox's clock stood ahead of the caller's at the opening: its dates are the caller's. Seconds. */
  ahead: number;
}
/** Something that happens by itself when its time comes, beside what subscriptions and invoices bring about. */
export interface Timer {
  /** Seconds since the epoch. */
  at: number;
  kind: 'settle-payment' | 'settle-refund';
  /** Of the payment intent or the refund. */
  id: string;
}
/** What the account's owner sets in the vendor's dashboard. */
export interface AccountSettings {
  /** Days after the first failed payment of a renewal on which the vendor tries again. */
  retryDays: number[];
  /** What becomes of a subscription when the last retry has failed too. */
  afterRetries: 'cancel' | 'unpaid' | 'past_due';
  /** Days before a renewal on which it is announced. */
  upcomingDays: number;
  /** Seconds that a bank debit, a transfer or a slow refund takes. */
  settleSeconds: number;
}
export interface SavedAnswer {
  fingerprint: string;
  requestId: string;
  at: number;
  /** null while the first request with this key is still being worked on. */
  answer: { status: number; body: unknown } | null;
}
export interface Delivery {
  id: string;
  event: string;
  url: string;
  attempts: number;
  /** Milliseconds since the epoch of its planning: three days later the vendor gives up. */
  since: number;
  /** Milliseconds since the epoch of the next try; null when delivered or given up. */
  nextAt: number | null;
  lastStatus: number | null;
}

export type Hears = 'own' | 'connected' | 'accounts';

export interface StoredEndpoint extends Endpoint {
  secret: string;
  /** While a secret is rolled the old one signs too, until that millisecond of the machine's time. */
  previous: { secret: string; until: number } | null;
  /** Events of our own account, those of the accounts connected with it, or notices of the second version. */
  hears: Hears;
  /** Told at the start, not made by the API. */
  configured: boolean;
}

export interface State {
  products: Map<string, Product>;
  prices: Map<string, Price>;
  customers: Map<string, Customer>;
  /** What is left of customers that were deleted. */
  deletedCustomers: Map<string, DeletedCustomer>;
  sessions: Map<string, Session>;
  sessionSecrets: Map<string, SessionSecrets>;
  subscriptions: Map<string, Subscription>;
  invoices: Map<string, Invoice>;
  invoicePayments: Map<string, InvoicePayment>;
  paymentIntents: Map<string, PaymentIntent>;
  paymentMethods: Map<string, PaymentMethod>;
  /** Names of the test cards behind payment methods, see cards.ts. */
  cardNames: Map<string, string>;
  charges: Map<string, Charge>;
  refunds: Map<string, Refund>;
  creditNotes: Map<string, CreditNote>;
  disputes: Map<string, Dispute>;
  pendingItems: Map<string, PendingItem>;
  portalConfigurations: Map<string, PortalConfiguration>;
  portalSessions: Map<string, PortalSession>;
  testClocks: Map<string, TestClock>;
  timers: Map<string, Timer>;
  /** Ends of the periods whose renewal has been announced, by subscription. */
  announced: Map<string, number>;
  settings: Map<'account', AccountSettings>;
  events: Map<string, Event>;
  endpoints: Map<string, StoredEndpoint>;
  answers: Map<string, SavedAnswer>;
  deliveries: Map<string, Delivery>;
  /** Connected accounts, of which only our own account has any. */
  accounts: Map<string, Account>;
  accountLinks: Map<string, AccountLink>;
  thinEvents: Map<string, ThinEvent>;
}

/** Eight tries in two weeks, as the vendor recommends (docs.stripe.com/billing/revenue-recovery/smart-retries). */
const defaultSettings: AccountSettings = {
  retryDays: [1, 3, 5, 7, 9, 11, 13, 14],
  afterRetries: 'cancel',
  upcomingDays: 7,
  settleSeconds: 30,
};

function emptyState({ products, prices } = seedCatalogue()): State {
  return {
    products: new Map(products.map((product) => [product.id, product])),
    prices: new Map(prices.map((price) => [price.id, price])),
    customers: new Map(),
    deletedCustomers: new Map(),
    sessions: new Map(),
    sessionSecrets: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
    invoicePayments: new Map(),
    paymentIntents: new Map(),
    paymentMethods: new Map(),
    cardNames: new Map(),
    charges: new Map(),
    refunds: new Map(),
    creditNotes: new Map(),
    disputes: new Map(),
    pendingItems: new Map(),
    portalConfigurations: new Map(),
    portalSessions: new Map(),
    testClocks: new Map(),
    timers: new Map(),
    announced: new Map(),
    settings: new Map(),
    events: new Map(),
    endpoints: new Map(),
    answers: new Map(),
    deliveries: new Map(),
    accounts: new Map(),
    accountLinks: new Map(),
    thinEvents: new Map(),
  };
}

function load(file: string, states: ReturnType<typeof createStates>): State {
  const state = emptyState();
  let written: string;
  try {
    written = readFileSync(file, 'utf8');
  } catch {
    return state;
  }
  const { connected = [], ...entries } = JSON.parse(written) as { connected?: [string, Plain][] } & Plain;
  fill(state, entries);
  for (const [account, plain] of connected) fill(states.of(account), plain);
  return state;
}

type Plain = Record<string, [string, unknown][]>;
const plainOf = (state: State): Plain =>
  Object.fromEntries(Object.entries(state).map(([name, map]) => [name, [...(map as Map<string, unknown>)]]));
function fill(state: State, entries: Plain): void {
  for (const [name, map] of Object.entries(state)) {
    for (const [key, value] of entries[name] ?? []) (map as Map<string, unknown>).set(key, value);
  }
}

/** What each connected account has, made when it is first asked for. */
function createStates() {
  const all = new Map<string, State>();
  return {
    all,
    of(account: string): State {
      const known = all.get(account) ?? emptyState({ products: [], prices: [] });
      all.set(account, known);
      return known;
    },
  };
}

export function accountSettings(state: State): AccountSettings {
  return state.settings.get('account') ?? defaultSettings;
}

export interface Store {
  state: State;
  /** Of a connected account. */
  stateOf(account: string): State;
  /** An event of whichever account, or a notice. */
  findEvent(id: string): Event | ThinEvent | undefined;
  /** To be called after every change; the write follows 50 ms later, or more rarely once the state is large. */
  touch(): void;
  flush(): void;
}

/** Keeps the state in memory and, with a folder, in `stripe.json`, replaced in one step so that a kill leaves a whole file. */
export function openStore(dataDir: string | undefined): Store {
  const states = createStates();
  const questions = (state: State) => ({
    stateOf: (account: string) => states.of(account),
    findEvent: (id: string) =>
      [state, ...states.all.values()].map(({ events }) => events.get(id)).find((event) => event !== undefined) ??
      state.thinEvents.get(id),
  });
  if (dataDir === undefined) {
    const state = emptyState();
    return { state, ...questions(state), touch() {}, flush() {} };
  }
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'stripe.json');
  const state = load(file, states);
  let timer: NodeJS.Timeout | undefined;
  let tookMs = 0;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const started = performance.now();
    const connected = [...states.all].map(([account, each]) => [account, plainOf(each)]);
    writeFileSync(`${file}.new`, JSON.stringify({ ...plainOf(state), connected }), { mode: 0o600 });
    renameSync(`${file}.new`, file);
    tookMs = performance.now() - started;
  };
  return {
    state,
    ...questions(state),
    touch: () => {
      timer ??= setTimeout(flush, Math.max(50, tookMs * 10));
    },
    flush,
  };
}
