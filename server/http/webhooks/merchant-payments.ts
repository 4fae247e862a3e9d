import { Hono, type Context } from 'hono';
import { receiveAccountNotice, receiveMerchantEvent } from '../../../modules/takings/index.server.ts';
import { limitBody } from '../parse.ts';
import type { HttpEnv } from '../request-context.ts';

const MAX_BYTES = 1024 * 1024;

const received = async (c: Context<HttpEnv>, receive: typeof receiveMerchantEvent): Promise<Response> => {
  const rawBody = await c.req.text();
  await receive(c.get('ctx'), { rawBody, signature: c.req.header('stripe-signature') ?? '' });
  return c.json({ received: true });
};

/** What the provider tells of owners' accounts: payments into them, and the accounts themselves; each signed with a secret of its own. */
export const merchantPaymentsWebhooks = new Hono<HttpEnv>()
  .post('/webhooks/stripe/connect', limitBody(MAX_BYTES), (c) => received(c, receiveMerchantEvent))
  .post('/webhooks/stripe/accounts', limitBody(MAX_BYTES), (c) => received(c, receiveAccountNotice));
