import { Hono } from 'hono';
import { receiveProviderEvent } from '../../../modules/billing/index.server.ts';
import { limitBody } from '../parse.ts';
import type { HttpEnv } from '../request-context.ts';

const MAX_BYTES = 1024 * 1024;

/** The card provider's events: verified on the raw bytes, stored, answered; the work happens in a job. */
export const cardPaymentsWebhook = new Hono<HttpEnv>().post('/webhooks/stripe', limitBody(MAX_BYTES), async (c) => {
  const raw = await c.req.text();
  await receiveProviderEvent(c.get('ctx'), { rawBody: raw, signature: c.req.header('stripe-signature') ?? '' });
  return c.json({ received: true });
});
