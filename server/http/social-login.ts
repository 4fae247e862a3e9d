import { Hono } from 'hono';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { proveSite } from '../../modules/access/index.server.ts';
import type { LoginPurpose } from '../../modules/ordering/index.server.ts';
import { connectUrl } from '../../modules/sync/index.server.ts';
import { beginLogin } from './login-state.ts';
import { rateLimit } from './middleware/rate-limit.ts';
import type { HttpEnv } from './request-context.ts';

/** Where the social network leads people back to: as it is written in the app's settings there. */
export const socialReturnUri = ({ config }: Ctx): string => `${config.publicUrl}/manager/social/return`;

/** The same for whoever lets their page be connected. */
export const connectReturnUri = ({ config }: Ctx): string => `${config.publicUrl}/manager/connect/return`;

/** Throws http.not-found (404) for a purpose that no present room has, or that is not about such a thing. */
function aboutOf(ctx: Ctx, { purpose = '', subject = '', site = '' }: Record<string, string>) {
  if (purpose === '') return { purpose, subject: /^[\w-]{1,64}$/.test(site) ? site : '' };
  if (!findPurpose(ctx, purpose)?.subject.test(subject)) throw new AppError('http.not-found', { status: 404 });
  return { purpose, subject };
}

export const findPurpose = (ctx: Ctx, name: string): LoginPurpose | undefined =>
  ctx
    .contributed('loginPurposes')
    .flat()
    .find((purpose) => purpose.name === name);

/** Lead a browser to the social network's own pages, and remember in it what it has begun. No calls: ways. */
export const socialLoginRoute = new Hono<HttpEnv>()
  .get('/manager/social', rateLimit({ burst: 10, perMinute: 10 }), (c) => {
    const ctx = c.get('ctx');
    const login = ctx.ports.pageLogin;
    if (!login) throw new AppError('http.not-found', { status: 404 });
    const state = beginLogin(c, ctx, aboutOf(ctx, c.req.query()));
    return c.redirect(login.startUrl(state, socialReturnUri(ctx)), 303);
  })
  .get('/manager/connect', rateLimit({ burst: 10, perMinute: 10 }), async (c) => {
    const ctx = c.get('ctx');
    const by = await proveSite(ctx, 'connect', c.req.query('site') ?? '');
    const state = beginLogin(c, ctx, { purpose: '', subject: by.siteId });
    return c.redirect(connectUrl(ctx, { by, state, redirectUri: connectReturnUri(ctx) }), 303);
  });
