import { Hono } from 'hono';
import { receiveProviderEvent } from '../../../modules/billing/index.server.ts';
import { AppError } from '../../../platform/errors.ts';
import type { HttpEnv } from '../request-context.ts';

const MAX_BYTES = 1024 * 1024;

/** The card provider's events: verified on the raw bytes, stored, answered; the work happens in a job. */
export const cardPaymentsWebhook = new Hono<HttpEnv>().post('/webhooks/stripe', async (c) => {
  const raw = await c.req.text();
  if (raw.length > MAX_BYTES) throw new AppError('http.too-large', { status: 413 });
  await receiveProviderEvent(c.get('ctx'), raw, c.req.header('stripe-signature') ?? '');
  return c.json({ received: true });
});
