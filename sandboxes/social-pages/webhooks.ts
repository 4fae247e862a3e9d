import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Grants } from './grants.ts';

export interface WebhookModes {
  /** Nothing is sent. */
  off: boolean;
  /** Each delivery twice. */
  twice: boolean;
  /** The newest first, when they are let go by `flush`. */
  shuffled: boolean;
  /** Kept until `flush`. */
  late: boolean;
}
export interface WebhookTarget {
  url: string;
  verifyToken: string;
}
export interface Delivery {
  status: number | null;
  body: string;
}

const TRIES = 4;
const PAUSE_MS = 250;

/**
 * Page events as the vendor sends them (developers.facebook.com/docs/graph-api/webhooks): the address is verified once by a
 * challenge, each delivery is signed with the app's secret, and is sent again until it is answered with 200.
 */
export function createWebhooks(options: {
  target: () => WebhookTarget | undefined;
  appSecret: string;
  grants: Grants;
  now: () => Date;
}) {
  const modes: WebhookModes = { off: false, twice: false, shuffled: false, late: false };
  const deliveries: Delivery[] = [];
  let waiting: string[] = [];
  let verified: string | null = null;

  async function isVerified({ url, verifyToken }: WebhookTarget): Promise<boolean> {
    if (verified === url) return true;
    const challenge = randomBytes(6).toString('hex');
    const asked = new URL(url);
    const query = { 'hub.mode': 'subscribe', 'hub.verify_token': verifyToken, 'hub.challenge': challenge };
    for (const [name, value] of Object.entries(query)) asked.searchParams.set(name, value);
    const answer = await fetch(asked).catch(() => null);
    if (!answer?.ok || (await answer.text()) !== challenge) return false;
    verified = url;
    return true;
  }

  async function send(body: string): Promise<void> {
    const delivery: Delivery = { status: null, body };
    deliveries.push(delivery);
    const signature = `sha256=${createHmac('sha256', options.appSecret).update(body).digest('hex')}`;
    const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature };
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const target = options.target();
      if (!target || !(await isVerified(target))) return;
      const answer = await fetch(target.url, { method: 'POST', body, headers }).catch(() => null);
      delivery.status = answer?.status ?? null;
      await answer?.body?.cancel();
      if (answer?.ok) return;
      await wait(PAUSE_MS * attempt, undefined, { ref: false });
    }
  }
  const underWay = new Set<Promise<void>>();
  async function sendEach(bodies: string[]): Promise<void> {
    for (const body of bodies) for (let times = modes.twice ? 2 : 1; times > 0; times -= 1) await send(body);
  }
  function sendAll(bodies: string[]): Promise<void> {
    const sending = sendEach(bodies);
    underWay.add(sending);
    return sending.finally(() => underWay.delete(sending));
  }

  return {
    modes,
    deliveries,
    /** Tells of something on a page's feed, where the app hears of it. Settles when it was delivered, or given up. */
    tell(pageId: string, value: object): Promise<void> {
      if (modes.off || !options.target() || !options.grants.isSubscribed(pageId, 'feed')) return Promise.resolve();
      const time = options.now().getTime();
      const body = JSON.stringify({
        object: 'page',
        entry: [{ id: pageId, time, changes: [{ field: 'feed', value }] }],
      });
      if (!modes.late && !modes.shuffled) return sendAll([body]);
      waiting.push(body);
      return Promise.resolve();
    },
    /** Lets go of what was kept; settles when all that was told until now was delivered, or given up. */
    async flush(): Promise<void> {
      const bodies = modes.shuffled ? waiting.toReversed() : waiting;
      waiting = [];
      await sendAll(bodies);
      await Promise.all(underWay);
    },
  };
}

export type Webhooks = ReturnType<typeof createWebhooks>;
