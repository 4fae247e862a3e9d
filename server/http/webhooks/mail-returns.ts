import { Hono } from 'hono';
import { receiveReturn } from '../../../modules/notifications/index.server.ts';
import { AppError } from '../../../platform/errors.ts';
import { isStorable } from '../../../site-kit/typed-text.ts';
import { limitBody } from '../parse.ts';
import type { HttpEnv } from '../request-context.ts';
import { requireSharedKey } from './shared-key.ts';

const MAX_BYTES = 1024 * 1024;

/** Mails that came back, as the mail server hands them over: message/rfc822 with the shared secret. */
export const mailReturns = new Hono<HttpEnv>().post('/webhooks/mail-returns', limitBody(MAX_BYTES), async (c) => {
  const ctx = c.get('ctx');
  requireSharedKey(c.req.header('authorization'), ctx.config.mail.returnsSecret);
  const raw = await c.req.text();
  if (!isStorable(raw)) throw new AppError('http.bad-input', { status: 400, reason: 'NUL' });
  await receiveReturn(ctx, raw);
  return c.body(null, 204);
});
