import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedCatalogue, type Price, type Product } from './objects/catalogue.ts';
import type { Customer } from './objects/customer.ts';
import type { Event } from './objects/event.ts';
import type { Invoice, InvoicePayment } from './objects/invoice.ts';
import type { Charge, PaymentIntent, PaymentMethod } from './objects/payment.ts';
import type { Refund } from './objects/refund.ts';
import type { LineItem, Session } from './objects/session.ts';
import type { Subscription } from './objects/subscription.ts';

/** What the vendor keeps about a session beside the object it shows. */
export interface SessionSecrets {
  lines: LineItem[];
  subscription: { metadata: Record<string, string>; description: string | null };
  customerUpdate: { address: boolean; name: boolean };
  /** The payment of the attempts so far; one for the whole session. */
  paymentIntent: string | null;
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
  /** Milliseconds since the epoch of the next try; null when delivered or given up. */
  nextAt: number | null;
  lastStatus: number | null;
}

export interface State {
  products: Map<string, Product>;
  prices: Map<string, Price>;
  customers: Map<string, Customer>;
  sessions: Map<string, Session>;
  sessionSecrets: Map<string, SessionSecrets>;
  subscriptions: Map<string, Subscription>;
  invoices: Map<string, Invoice>;
  invoicePayments: Map<string, InvoicePayment>;
  paymentIntents: Map<string, PaymentIntent>;
  paymentMethods: Map<string, PaymentMethod>;
  charges: Map<string, Charge>;
  refunds: Map<string, Refund>;
  events: Map<string, Event>;
  answers: Map<string, SavedAnswer>;
  deliveries: Map<string, Delivery>;
}

function emptyState(): State {
  const { products, prices } = seedCatalogue();
  return {
    products: new Map(products.map((product) => [product.id, product])),
    prices: new Map(prices.map((price) => [price.id, price])),
    customers: new Map(),
    sessions: new Map(),
    sessionSecrets: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
    invoicePayments: new Map(),
    paymentIntents: new Map(),
    paymentMethods: new Map(),
    charges: new Map(),
    refunds: new Map(),
    events: new Map(),
    answers: new Map(),
    deliveries: new Map(),
  };
}

function load(file: string): State {
  const state = emptyState();
  let written: string;
  try {
    written = readFileSync(file, 'utf8');
  } catch {
    return state;
  }
  const entries = JSON.parse(written) as Record<string, [string, never][]>;
  for (const [name, map] of Object.entries(state)) {
    for (const [key, value] of entries[name] ?? []) (map as Map<string, unknown>).set(key, value);
  }
  return state;
}

export interface Store {
  state: State;
  /** To be called after every change; the write follows 50 ms later, or more rarely once the state is large. */
  touch(): void;
  flush(): void;
}

/** Keeps the state in memory and, with a folder, in `stripe.json`, replaced in one step so that a kill leaves a whole file. */
export function openStore(dataDir: string | undefined): Store {
  if (dataDir === undefined) return { state: emptyState(), touch() {}, flush() {} };
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'stripe.json');
  const state = load(file);
  let timer: NodeJS.Timeout | undefined;
  let tookMs = 0;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const started = performance.now();
    const plain = Object.fromEntries(
      Object.entries(state).map(([name, map]) => [name, [...(map as Map<string, unknown>)]]),
    );
    writeFileSync(`${file}.new`, JSON.stringify(plain), { mode: 0o600 });
    renameSync(`${file}.new`, file);
    tookMs = performance.now() - started;
  };
  return {
    state,
    touch: () => {
      timer ??= setTimeout(flush, Math.max(50, tookMs * 10));
    },
    flush,
  };
}
