import { createHmac } from 'node:crypto';
import type { SandboxClock } from '../clock.ts';
import { newId } from './ids.ts';
import { buildEndpoint, type Endpoint, type Event } from './objects/event.ts';
import type { ThinEvent } from './objects/thin-event.ts';
import type { Delivery, Hears, Store, StoredEndpoint } from './store.ts';

export interface WebhookTarget {
  url: string;
  secret: string;
  /** Events of our own account, unless told otherwise. */
  hears?: Hears;
  /** All of them, unless told otherwise. */
  events?: string[];
}

/** The endpoints of a platform: for its own account, for those connected with it, and for notices of these; as its dashboard is to be set. */
export const platformTargets = (
  url: string,
  secrets: { own: string; connected: string; accounts: string },
): WebhookTarget[] => [
  { url, secret: secrets.own },
  {
    url: `${url}/connect`,
    secret: secrets.connected,
    hears: 'connected',
    events: ['checkout.session.completed', 'checkout.session.expired'],
  },
  {
    url: `${url}/accounts`,
    secret: secrets.accounts,
    hears: 'accounts',
    events: [
      'v2.core.account[requirements].updated',
      'v2.core.account[configuration.merchant].capability_status_updated',
      'v2.core.account.closed',
    ],
  },
];
export interface DeliveryMode {
  /** Nothing is sent while off; what happened meanwhile is sent when switched on again. */
  off: boolean;
  delayMs: number;
  duplicate: boolean;
  /** The events of one change arrive last first. */
  reversed: boolean;
  /** What is due leaves at once, not one after the other. */
  concurrent: boolean;
  /** So many first tries of every delivery are lost on their way; the vendor then tries again. */
  dropTries: number;
  /** Signed well, but not meant for this receiver: of the live mode, another account's, of another version. */
  disguise: Disguise;
}
export const disguises = ['none', 'live-mode', 'other-account', 'other-version'] as const;
export type Disguise = (typeof disguises)[number];
export interface Webhooks {
  mode: DeliveryMode;
  endpoints: Map<string, StoredEndpoint>;
  setTargets(targets: WebhookTarget[]): void;
  add(endpoint: Endpoint, secret: string, hears: Hears): void;
  /** A new secret for an endpoint; for a day both sign, as when a secret is rolled in the vendor's dashboard. */
  rotate(url: string, secret: string): boolean;
  enqueue(events: string[]): void;
  resend(event: string): void;
  setMode(mode: Partial<DeliveryMode>): void;
  /** To be called when the clock was moved: what has come due is sent. */
  wake(): void;
  stop(): Promise<void>;
}

/** Seconds before the 2nd, 3rd … try: 1, 3, 9 … up to twelve hours, for three days. The vendor starts with minutes. */
const backOff = (tries: number) => Math.min(3 ** (tries - 1), 43_200);
const rotationMs = 24 * 3_600_000;
const giveUpAfterMs = 3 * 24 * 3_600_000;
const answerWithinMs = 10_000;

/** What the vendor would send another receiver. */
function disguised(event: Event | ThinEvent, disguise: Disguise): object {
  if (disguise === 'live-mode') return { ...event, livemode: true };
  if (disguise === 'other-account') return { ...event, account: 'acct_1AnotherAccount' };
  return disguise === 'other-version' ? { ...event, api_version: '2025-03-31.basil' } : event;
}

/** `t=<unix>,v1=<hex>`: HMAC-SHA256 of `<t>.<body>` (docs.stripe.com/webhooks, "Verify webhook signatures manually"). */
export function signature(body: string, secrets: string | string[], timestamp: number): string {
  const hex = (secret: string) => createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return [`t=${timestamp}`, ...[secrets].flat().map((secret) => `v1=${hex(secret)}`)].join(',');
}

/** Who is told of it. */
const hearersOf = (event: Event | ThinEvent): Hears =>
  event.object === 'v2.core.event' ? 'accounts' : 'account' in event ? 'connected' : 'own';

export function createWebhooks(store: Store, clock: SandboxClock): Webhooks {
  const nowMs = () => clock.now();
  const { deliveries, endpoints } = store.state;
  const mode: DeliveryMode = {
    off: false,
    delayMs: 0,
    duplicate: false,
    reversed: false,
    concurrent: false,
    dropTries: 0,
    disguise: 'none',
  };
  const abort = new AbortController();
  const waiting = new Set([...deliveries.values()].filter((each) => each.nextAt !== null));
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | null = null;

  /** The receiver's status; null when it did not answer. */
  function post(delivery: Delivery, endpoint: StoredEndpoint, event: Event | ThinEvent): Promise<number | null> {
    const body = JSON.stringify(disguised(event, mode.disguise), null, 2);
    const rolling = endpoint.previous !== null && endpoint.previous.until > clock.wall();
    const secrets = rolling ? [endpoint.secret, endpoint.previous?.secret ?? ''] : [endpoint.secret];
    return fetch(delivery.url, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'stripe-signature': signature(body, secrets, Math.floor(clock.wall() / 1000)),
      },
      signal: AbortSignal.any([abort.signal, AbortSignal.timeout(answerWithinMs)]),
    }).then(
      async (response) => {
        await response.body?.cancel();
        return response.status;
      },
      () => null,
    );
  }

  async function send(delivery: Delivery): Promise<void> {
    const event = store.findEvent(delivery.event);
    const endpoint = [...endpoints.values()].find((each) => each.url === delivery.url);
    if (event === undefined || endpoint === undefined) {
      delivery.nextAt = null;
      waiting.delete(delivery);
      return;
    }
    const countWaiting = () => {
      if (event.object === 'event')
        event.pending_webhooks = [...waiting].filter((each) => each.event === event.id).length;
    };
    countWaiting();
    delivery.attempts += 1;
    delivery.lastStatus = delivery.attempts <= mode.dropTries ? null : await post(delivery, endpoint, event);
    const delivered = delivery.lastStatus !== null && delivery.lastStatus >= 200 && delivery.lastStatus < 300;
    const tooOld = nowMs() - delivery.since > giveUpAfterMs;
    delivery.nextAt = delivered || tooOld ? null : nowMs() + backOff(delivery.attempts) * 1000;
    if (delivery.nextAt === null) waiting.delete(delivery);
    if (delivered) countWaiting();
    store.touch();
  }

  async function sendDue(): Promise<void> {
    for (;;) {
      const due = [...waiting].filter((each) => each.nextAt !== null && each.nextAt <= nowMs());
      const [first] = due;
      if (first === undefined || mode.off || abort.signal.aborted) return;
      // One after the other, as the vendor mostly does; a receiver must still not count on it.
      await (mode.concurrent ? Promise.all(due.map(send)) : send(first));
    }
  }

  function schedule(): void {
    clearTimeout(timer);
    if (mode.off || round !== null || abort.signal.aborted) return;
    const next = Math.min(...[...waiting].map((each) => each.nextAt ?? Infinity));
    if (next === Infinity) return;
    timer = setTimeout(
      () => {
        round = sendDue().finally(() => {
          round = null;
          schedule();
        });
      },
      Math.max(0, next - nowMs()),
    );
    timer.unref();
  }

  function plan(event: string, delayMs: number): void {
    const told = store.findEvent(event);
    if (told === undefined) return;
    for (const endpoint of endpoints.values()) {
      const wanted = endpoint.enabled_events.includes('*') || endpoint.enabled_events.includes(told.type);
      if (!wanted || endpoint.hears !== hearersOf(told) || endpoint.status !== 'enabled') continue;
      const id = newId('whd_');
      const nextAt = nowMs() + delayMs;
      const since = nowMs();
      const delivery: Delivery = { id, event, url: endpoint.url, attempts: 0, since, nextAt, lastStatus: null };
      deliveries.set(id, delivery);
      waiting.add(delivery);
    }
    store.touch();
  }

  return {
    mode,
    endpoints,
    setTargets(targets) {
      for (const [id, endpoint] of endpoints) if (endpoint.configured) endpoints.delete(id);
      for (const { url, secret, hears = 'own', events = ['*'] } of targets) {
        const endpoint = buildEndpoint({ url, events, description: null, created: Math.floor(nowMs() / 1000) });
        endpoints.set(endpoint.id, { ...endpoint, secret, hears, previous: null, configured: true });
      }
      schedule();
    },
    add: (endpoint, secret, hears) =>
      void endpoints.set(endpoint.id, { ...endpoint, secret, hears, previous: null, configured: false }),
    rotate(url, secret) {
      const endpoint = [...endpoints.values()].find((each) => each.url === url);
      if (endpoint === undefined) return false;
      endpoint.previous = { secret: endpoint.secret, until: clock.wall() + rotationMs };
      endpoint.secret = secret;
      store.touch();
      return true;
    },
    enqueue(batch) {
      const ordered = mode.reversed ? batch.toReversed() : batch;
      const sent = mode.duplicate ? ordered.flatMap((event) => [event, event]) : ordered;
      for (const event of sent) plan(event, mode.delayMs);
      schedule();
    },
    resend(event) {
      plan(event, 0);
      schedule();
    },
    setMode(change) {
      Object.assign(mode, change);
      schedule();
    },
    wake: schedule,
    async stop() {
      clearTimeout(timer);
      abort.abort();
      await round;
    },
  };
}
