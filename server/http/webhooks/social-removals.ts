import { Hono } from 'hono';
import { confirmRemoval } from '../../../modules/ordering/index.server.ts';
import { erasePerson } from '../../../modules/sync/index.server.ts';
import { AppError } from '../../../platform/errors.ts';
import { limitBody } from '../parse.ts';
import type { HttpEnv } from '../request-context.ts';

const MAX_BYTES = 16 * 1024;

/**
 * The social network's deauthorise and data deletion callbacks: a person has removed the app. Tokens of pages that they have connected go
 * at once, and what rooms keep of them by a hash; nothing else was kept of them. The answer is that it is done, with where that stands and a code to quote.
 */
export const socialRemovals = new Hono<HttpEnv>().post('/webhooks/social-removals', limitBody(MAX_BYTES), async (c) => {
  const ctx = c.get('ctx');
  const { signed_request: signed } = await c.req.parseBody();
  const marks = typeof signed === 'string' ? ctx.ports.pageLogin?.personToErase(signed) : null;
  if (typeof signed !== 'string' || !marks)
    throw new AppError('http.bad-input', { status: 400, reason: 'not signed by the network' });
  await erasePerson(ctx, { signedRequest: signed });
  for (const erase of ctx.contributed('personRemoved')) await erase(ctx, { marks });
  return c.json({ url: `${ctx.config.publicUrl}/privacy`, confirmation_code: await confirmRemoval(ctx) });
});
