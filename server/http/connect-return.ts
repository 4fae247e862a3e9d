import { Hono } from 'hono';
import { proveSite } from '../../modules/access/index.server.ts';
import { connectPage } from '../../modules/sync/index.server.ts';
import { CONNECT_OUTCOMES, type ConnectOutcome } from '../../modules/sync/schemas.ts';
import { isAppError } from '../../platform/errors.ts';
import { connectReturnUri } from './social-login.ts';
import { endLogin } from './login-state.ts';
import { rateLimit } from './middleware/rate-limit.ts';
import type { HttpEnv, Request } from './request-context.ts';

/**
 * Where the social network leads an owner back to who lets their page be connected. What came of it is told by the screen of
 * following, at an address without code.
 */
export const connectReturn = new Hono<HttpEnv>().get(
  '/manager/connect/return',
  rateLimit({ burst: 10, perMinute: 10 }),
  async (c) => {
    const ctx = c.get('ctx');
    const begun = endLogin(c, ctx, c.req.query('state') ?? '');
    // Somebody else's consent must not end in this browser.
    if (!begun?.subject) return c.redirect('/manager#', 303);
    const code = c.req.query('code');
    if (!code) return backTo(c, begun.subject, c.req.query('error') === 'access_denied' ? 'denied' : 'unavailable');
    try {
      const by = await proveSite(ctx, 'connect', begun.subject);
      await connectPage(ctx, { by, code, redirectUri: connectReturnUri(ctx) });
      return backTo(c, begun.subject, 'done');
    } catch (error) {
      const outcome = isAppError(error)
        ? CONNECT_OUTCOMES.find((each) => error.code === `sync.connect-${each}`)
        : undefined;
      if (!outcome) throw error;
      ctx.log.info({ outcome, err: error }, 'a page was not connected');
      return backTo(c, begun.subject, outcome);
    }
  },
);

/** The empty fragment stands for the one that the network adds (#_=_), which a browser would carry on. */
const backTo = (c: Request, site: string, outcome: ConnectOutcome): Response =>
  c.redirect(`/manager/sites/${encodeURIComponent(site)}/following?connect=${outcome}#`, 303);
