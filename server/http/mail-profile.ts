import { Hono } from 'hono';
import { profileByLink } from '../../modules/mailboxes/index.server.ts';
import { rateLimit } from './middleware/rate-limit.ts';
import { sameOrigin } from './middleware/same-origin.ts';
import { limitBody } from './parse.ts';
import type { HttpEnv } from './request-context.ts';

const MAX_BYTES = 1024;

/**
 * A profile for an iPhone, an iPad or a Mac. By a plain form and no call: the browser itself must be given the file, or the device does
 * not offer to install it.
 */
export const mailProfile = new Hono<HttpEnv>().post(
  '/manager/mail-device/profile',
  sameOrigin,
  rateLimit({ burst: 20, perMinute: 10 }),
  limitBody(MAX_BYTES),
  async (c) => {
    const { key } = await c.req.parseBody();
    const profile = await profileByLink(c.get('ctx'), { key: typeof key === 'string' ? key : '' });
    return c.body(profile, 200, {
      'content-type': 'application/x-apple-aspen-config; charset=utf-8',
      'content-disposition': 'attachment; filename="mail.mobileconfig"',
      'cache-control': 'no-store',
    });
  },
);
