import { Hono } from 'hono';
import { enterByPages, type LoginPurpose } from '../../modules/ordering/index.server.ts';
import type { SOCIAL_PROBLEMS } from '../../modules/ordering/schemas.ts';
import { AppError, isAppError } from '../../platform/errors.ts';
import { findPurpose, socialReturnUri } from './social-login.ts';
import { networkOf } from './client-address.ts';
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
    const problem = c.req.query('error') === 'access_denied' ? 'denied' : 'unavailable';
    const purpose = findPurpose(ctx, begun.purpose);
    if (purpose) return endFor(c, purpose, { ...begun, code, problem });
    if (!code) return backTo(c, begun.subject, problem);
    try {
      setOrderCookie(c, ctx, await enterByPages(ctx, { code, redirectUri: socialReturnUri(ctx) }));
      return backTo(c, begun.subject);
    } catch (error) {
      const problem = isAppError(error) ? PROBLEMS[error.code] : undefined;
      if (!problem) throw error;
      ctx.log.info({ problem, err: error }, 'a social login led nowhere');
      return backTo(c, begun.subject, problem);
    }
  },
);

/** Whatever came of a login for something else is told by the room's own screens. */
async function endFor(
  c: Request,
  { end, failed }: LoginPurpose,
  { subject, code, problem }: { subject: string; code: string | undefined; problem: Problem },
): Promise<Response> {
  const ctx = c.get('ctx');
  try {
    if (!code) throw new AppError(`ordering.social-${problem}`, { status: 400 });
    const given = { subject, code, redirectUri: socialReturnUri(ctx) };
    const { path, orderSession } = await end(ctx, {
      ...given,
      network: networkOf(c.get('address')),
      locale: c.get('locale'),
    });
    setOrderCookie(c, ctx, orderSession);
    return c.redirect(`${path}#`, 303);
  } catch (error) {
    const told = isAppError(error) ? failed(subject, error.code) : null;
    if (told === null) throw error;
    ctx.log.info({ err: error }, 'a social login led nowhere');
    return c.redirect(`${told}#`, 303);
  }
}

/** The empty fragment stands for the one that the network adds (#_=_), which a browser would carry on. */
function backTo(c: Request, site: string, problem?: Problem): Response {
  const query = new URLSearchParams({ ...(site ? { site } : {}), ...(problem ? { problem } : {}) }).toString();
  return c.redirect(`/manager${query ? `?${query}` : ''}#`, 303);
}
