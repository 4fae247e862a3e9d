import { Hono } from 'hono';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { proveSite } from '../../modules/access/index.server.ts';
import { connectUrl } from '../../modules/sync/index.server.ts';
import { beginLogin } from './login-state.ts';
import { rateLimit } from './middleware/rate-limit.ts';
import type { HttpEnv } from './request-context.ts';

/** Where the social network leads people back to: as it is written in the app's settings there. */
export const socialReturnUri = ({ config }: Ctx): string => `${config.publicUrl}/manager/social/return`;

/** The same for whoever lets their page be connected. */
export const connectReturnUri = ({ config }: Ctx): string => `${config.publicUrl}/manager/connect/return`;

/** Lead a browser to the social network's own pages, and remember in it what it has begun. No calls: ways. */
export const socialLoginRoute = new Hono<HttpEnv>()
  .get('/manager/social', rateLimit({ burst: 10, perMinute: 10 }), (c) => {
    const ctx = c.get('ctx');
    const login = ctx.ports.pageLogin;
    if (!login) throw new AppError('http.not-found', { status: 404 });
    const site = c.req.query('site') ?? '';
    const state = beginLogin(c, ctx, /^[\w-]{1,64}$/.test(site) ? site : '');
    return c.redirect(login.startUrl(state, socialReturnUri(ctx)), 303);
  })
  .get('/manager/connect', rateLimit({ burst: 10, perMinute: 10 }), async (c) => {
    const ctx = c.get('ctx');
    const by = await proveSite(ctx, 'connect', c.req.query('site') ?? '');
    const state = beginLogin(c, ctx, by.siteId);
    return c.redirect(connectUrl(ctx, { by, state, redirectUri: connectReturnUri(ctx) }), 303);
  });
