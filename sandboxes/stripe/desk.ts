import { ApiError } from './api-error.ts';
import { buildEvent, type Origin } from './objects/event.ts';
import type { State, Store } from './store.ts';
import type { Webhooks } from './webhooks.ts';

/** What every verb of the vendor works with. */
export interface Desk {
  state: State;
  store: Store;
  webhooks: Webhooks;
  /** Address of this server, without a trailing slash. */
  url: string;
  secretKey: string;
  publishableKey: string;
  searchLagMs: number;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/** One change and the events it causes, sent together when it is over. */
export interface Change {
  desk: Desk;
  state: State;
  /** Seconds since the epoch. */
  now: number;
  emit: (type: string, object: object, previous?: object) => void;
}

/** Runs a change to its end, then hands its events to the webhooks in the order they happened. */
export function change<Result>(desk: Desk, origin: Origin, run: (change: Change) => Result): Result {
  const now = Math.floor(desk.now() / 1000);
  const batch: string[] = [];
  const emit = (type: string, object: object, previous?: object) => {
    const event = buildEvent({ type, object, previous, origin, created: now });
    desk.state.events.set(event.id, event);
    batch.push(event.id);
  };
  try {
    return run({ desk, state: desk.state, now, emit });
  } finally {
    desk.store.touch();
    desk.webhooks.enqueue(batch);
  }
}

/** Sessions die at their hour even when nobody looks. */
export function expireSessions(desk: Desk): void {
  const due = [...desk.state.sessions.values()].filter(
    (session) => session.status === 'open' && session.expires_at * 1000 <= desk.now(),
  );
  if (due.length === 0) return;
  change(desk, { id: null, idempotency_key: null }, ({ emit }) => {
    for (const session of due) {
      session.status = 'expired';
      session.client_secret = null;
      emit('checkout.session.expired', session);
    }
  });
}

export function requireIn<Value>(map: Map<string, Value>, id: string, missing: (id: string) => ApiError): Value {
  const found = map.get(id);
  if (found === undefined) throw missing(id);
  return found;
}
