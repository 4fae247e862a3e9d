import { Hono } from 'hono';
import { maySignIn, noteSignIn } from '../../../modules/mailboxes/index.server.ts';
import { signIn } from '../../../modules/mailboxes/sign-ins/schemas.ts';
import { limitBody, readBody } from '../parse.ts';
import type { HttpEnv } from '../request-context.ts';
import { requireSharedKey } from './shared-key.ts';

const MAX_BYTES = 16 * 1024;

/**
 * Dovecot's authentication policy (https://doc.dovecot.org/2.3/configuration_manual/authentication/auth_policy/): it asks before it looks
 * at a password (`allow`), and tells what became of it (`report`). A status below zero refuses; where this fails it goes on without us.
 */
export const mailSignIns = new Hono<HttpEnv>().post('/webhooks/mail-sign-ins', limitBody(MAX_BYTES), async (c) => {
  const ctx = c.get('ctx');
  requireSharedKey(c.req.header('authorization'), ctx.config.mailHost?.apiKey);
  const given = await readBody(c, signIn);
  if (c.req.query('command') !== 'report') return c.json({ status: (await maySignIn(ctx, given)) ? 0 : -1, msg: '' });
  // What we refused ourselves says nothing of its password: nobody looked at it.
  if (given.policy_reject !== true) await noteSignIn(ctx, given);
  return c.json({ status: 0, msg: '' });
});
