import { Hono } from 'hono';
import { enterByPages } from '../../modules/ordering/index.server.ts';
import type { SOCIAL_PROBLEMS } from '../../modules/ordering/schemas.ts';
import { isAppError } from '../../platform/errors.ts';
import { socialReturnUri } from './social-login.ts';
import { endLogin } from './login-state.ts';
import { setOrderCookie } from './middleware/order-cookie.ts';
import { rateLimit } from './middleware/rate-limit.ts';
import type { HttpEnv, Request } from './request-context.ts';

type Problem = (typeof SOCIAL_PROBLEMS)[number];
const PROBLEMS: Record<string, Problem> = {
  'ordering.social-ended': 'ended',
  'ordering.social-no-order': 'no-order',
  'ordering.social-unavailable': 'unavailable',
};

/** Where the social network leads a person back to. Whatever came of it is told by /manager, at an address without code. */
export const socialReturn = new Hono<HttpEnv>().get(
  '/manager/social/return',
  rateLimit({ burst: 10, perMinute: 10 }),
  async (c) => {
    const ctx = c.get('ctx');
    const begun = endLogin(c, ctx, c.req.query('state') ?? '');
    // Somebody else's login must not end in this browser.
    if (!begun) return backTo(c, '', 'strange');
    const code = c.req.query('code');
    if (!code) return backTo(c, begun.site, c.req.query('error') === 'access_denied' ? 'denied' : 'unavailable');
    try {
      setOrderCookie(c, ctx, await enterByPages(ctx, { code, redirectUri: socialReturnUri(ctx) }));
      return backTo(c, begun.site);
    } catch (error) {
      const problem = isAppError(error) ? PROBLEMS[error.code] : undefined;
      if (!problem) throw error;
      ctx.log.info({ problem, err: error }, 'a social login led nowhere');
      return backTo(c, begun.site, problem);
    }
  },
);

/** The empty fragment stands for the one that the network adds (#_=_), which a browser would carry on. */
function backTo(c: Request, site: string, problem?: Problem): Response {
  const query = new URLSearchParams({ ...(site ? { site } : {}), ...(problem ? { problem } : {}) }).toString();
  return c.redirect(`/manager${query ? `?${query}` : ''}#`, 303);
}
