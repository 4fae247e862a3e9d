import { createHmac } from 'node:crypto';
import type { SandboxClock } from '../clock.ts';
import { newId } from './ids.ts';
import { buildEndpoint, type Endpoint } from './objects/event.ts';
import type { Delivery, Store } from './store.ts';

export interface WebhookTarget {
  url: string;
  secret: string;
}
export interface DeliveryMode {
  /** Nothing is sent while off; what happened meanwhile is sent when switched on again. */
  off: boolean;
  delayMs: number;
  duplicate: boolean;
  /** The events of one change arrive last first. */
  reversed: boolean;
}
export interface Webhooks {
  mode: DeliveryMode;
  endpoints: Map<string, Endpoint & { secret: string }>;
  setTargets(targets: WebhookTarget[]): void;
  add(endpoint: Endpoint, secret: string): void;
  enqueue(events: string[]): void;
  resend(event: string): void;
  setMode(mode: Partial<DeliveryMode>): void;
  /** To be called when the clock was moved: what has come due is sent. */
  wake(): void;
  stop(): Promise<void>;
}

/** Seconds before the 2nd, 3rd … try; the last is repeated for three days. Live, the vendor starts with minutes. */
const backOff = [1, 3, 10, 30, 60];
const giveUpAfterMs = 3 * 24 * 3_600_000;
const answerWithinMs = 10_000;

/** `t=<unix>,v1=<hex>`: HMAC-SHA256 of `<t>.<body>` (docs.stripe.com/webhooks, "Verify webhook signatures manually"). */
export function signature(body: string, secret: string, timestamp: number): string {
  const hex = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${hex}`;
}

export function createWebhooks(store: Store, clock: SandboxClock): Webhooks {
  const nowMs = clock.now;
  const { events, deliveries } = store.state;
  const endpoints: Webhooks['endpoints'] = new Map();
  const mode: DeliveryMode = { off: false, delayMs: 0, duplicate: false, reversed: false };
  const abort = new AbortController();
  const waiting = new Set([...deliveries.values()].filter((each) => each.nextAt !== null));
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | null = null;

  async function send(delivery: Delivery): Promise<void> {
    const event = events.get(delivery.event);
    const endpoint = [...endpoints.values()].find((each) => each.url === delivery.url);
    if (event === undefined || endpoint === undefined) {
      delivery.nextAt = null;
      waiting.delete(delivery);
      return;
    }
    event.pending_webhooks = [...waiting].filter((each) => each.event === event.id).length;
    const body = JSON.stringify(event, null, 2);
    delivery.attempts += 1;
    delivery.lastStatus = await fetch(delivery.url, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'stripe-signature': signature(body, endpoint.secret, Math.floor(clock.wall() / 1000)),
      },
      signal: AbortSignal.any([abort.signal, AbortSignal.timeout(answerWithinMs)]),
    }).then(
      async (response) => {
        await response.body?.cancel();
        return response.status;
      },
      () => null,
    );
    const delivered = delivery.lastStatus !== null && delivery.lastStatus >= 200 && delivery.lastStatus < 300;
    const tooOld = nowMs() - event.created * 1000 > giveUpAfterMs;
    const wait = backOff[Math.min(delivery.attempts, backOff.length) - 1] ?? 60;
    delivery.nextAt = delivered || tooOld ? null : nowMs() + wait * 1000;
    if (delivery.nextAt === null) waiting.delete(delivery);
    if (delivered) event.pending_webhooks = Math.max(0, event.pending_webhooks - 1);
    store.touch();
  }

  async function sendDue(): Promise<void> {
    for (;;) {
      const due = [...waiting].find((each) => each.nextAt !== null && each.nextAt <= nowMs());
      if (due === undefined || mode.off || abort.signal.aborted) return;
      // One after the other, as the vendor mostly does; a receiver must still not count on it.
      await send(due);
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
    const type = events.get(event)?.type ?? '';
    for (const endpoint of endpoints.values()) {
      const wanted = endpoint.enabled_events.includes('*') || endpoint.enabled_events.includes(type);
      if (!wanted || endpoint.status !== 'enabled') continue;
      const id = newId('whd_');
      const nextAt = nowMs() + delayMs;
      const delivery: Delivery = { id, event, url: endpoint.url, attempts: 0, nextAt, lastStatus: null };
      deliveries.set(id, delivery);
      waiting.add(delivery);
    }
    store.touch();
  }

  return {
    mode,
    endpoints,
    setTargets(targets) {
      endpoints.clear();
      for (const { url, secret } of targets) {
        const endpoint = buildEndpoint({ url, events: ['*'], description: null, created: Math.floor(nowMs() / 1000) });
        endpoints.set(endpoint.id, { ...endpoint, secret });
      }
      schedule();
    },
    add: (endpoint, secret) => void endpoints.set(endpoint.id, { ...endpoint, secret }),
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
