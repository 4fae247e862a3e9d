import type { SandboxClock } from '../clock.ts';
import type { ApiError } from './api-error.ts';
import { buildEvent, type Origin } from './objects/event.ts';
import type { State, Store } from './store.ts';
import type { Webhooks } from './webhooks.ts';

/** What every verb of the vendor works with. */
export interface Desk {
  /** The connected account in whose name it works; null of our own. */
  account: string | null;
  /** That of this account. */
  state: State;
  store: Store;
  webhooks: Webhooks;
  /** Address of this server, without a trailing slash. */
  url: string;
  secretKey: string;
  publishableKey: string;
  searchLagMs: number;
  clock: SandboxClock;
  /** The sandbox's time, milliseconds since the epoch. */
  now: () => number;
}

/** One change and the events it causes, sent together when it is over. */
export interface Change {
  desk: Desk;
  state: State;
  /** Seconds since the epoch, on the clock of the customer whom it concerns. */
  now: number;
  /** Whether the caller named this version of the API; a caller who names none speaks an older one. */
  named: boolean;
  emit: (type: string, object: object, previous?: object) => void;
}

/** Runs a change to its end, then hands its events to the webhooks in the order they happened. */
export function change<Result>(
  desk: Desk,
  origin: Origin,
  run: (change: Change) => Result,
  options: { at?: number; named?: boolean } = {},
): Result {
  const now = options.at ?? Math.floor(desk.now() / 1000);
  const batch: string[] = [];
  const emit = (type: string, object: object, previous?: object) => {
    const event = buildEvent({ type, object, previous, origin, account: desk.account, created: now });
    desk.state.events.set(event.id, event);
    batch.push(event.id);
  };
  try {
    return run({ desk, state: desk.state, now, named: options.named ?? true, emit });
  } finally {
    desk.store.touch();
    desk.webhooks.enqueue(batch);
  }
}

/** What happens by itself has no request behind it. */
export const byItself: Origin = { id: null, idempotency_key: null };

/** The change in the time of its customer: that of their test clock, where they have one. */
export function timeOf(change: Change, customer: string | null): Change {
  const clock = change.state.customers.get(customer ?? '')?.test_clock;
  const frozen = change.state.testClocks.get(clock ?? '')?.frozen_time;
  return frozen === undefined ? change : { ...change, now: frozen };
}

/** Sessions die at their hour even when nobody looks. */
export function expireSessions(desk: Desk): void {
  const due = [...desk.state.sessions.values()].filter(
    (session) =>
      session.status === 'open' &&
      session.expires_at + (desk.state.sessionSecrets.get(session.id)?.ahead ?? 0) <= desk.now() / 1000,
  );
  if (due.length === 0) return;
  change(desk, byItself, ({ emit }) => {
    for (const session of due) {
      session.status = 'expired';
      session.client_secret = null;
      session.url = null;
      emit('checkout.session.expired', session);
    }
  });
}

export function requireIn<Value>(map: Map<string, Value>, id: string, missing: (id: string) => ApiError): Value {
  const found = map.get(id);
  if (found === undefined) throw missing(id);
  return found;
}
