import { Hono } from 'hono';
import { endSession } from '../../../modules/access/index.server.ts';
import { enterByKey, wantManagerLink } from '../../../modules/ordering/index.server.ts';
import { enterInput, managerLinkInput } from '../../../modules/ordering/schemas.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { AppError } from '../../../platform/errors.ts';
import { beginLogin } from '../login-state.ts';
import { clearOrderCookie, setOrderCookie } from '../middleware/order-cookie.ts';
import { rateLimit } from '../middleware/rate-limit.ts';
import { readBody } from '../parse.ts';
import type { HttpEnv } from '../request-context.ts';

/** Where the social network leads people back to: as it is written in the app's settings there. */
export const socialReturnUri = ({ config }: Ctx): string => `${config.publicUrl}/manager/social/return`;

/** Signing in and out for customers (S3): whoever signs in gets their orders into this browser's order session. */
export const managerRoutes = new Hono<HttpEnv>()
  // The answer is the same whether anything was ever bought under the address.
  .post('/manager/link', rateLimit({ burst: 5, perMinute: 2 }), async (c) => {
    const { mail, lang } = await readBody(c, managerLinkInput);
    await wantManagerLink(c.get('ctx'), { mail, lang: lang ?? c.get('locale') });
    return c.json({});
  })
  .post('/manager/enter', rateLimit({ burst: 10, perMinute: 10 }), async (c) => {
    const ctx = c.get('ctx');
    const { key } = await readBody(c, enterInput);
    setOrderCookie(c, ctx, await enterByKey(ctx, key));
    return c.json({});
  })
  .post('/manager/sign-out', async (c) => {
    const ctx = c.get('ctx');
    await endSession(ctx);
    clearOrderCookie(c, ctx);
    return c.json({});
  })
  .get('/manager/social', rateLimit({ burst: 10, perMinute: 10 }), (c) => {
    const ctx = c.get('ctx');
    const login = ctx.ports.pageLogin;
    if (!login) throw new AppError('http.not-found', { status: 404 });
    const site = c.req.query('site') ?? '';
    const state = beginLogin(c, ctx, /^[\w-]{1,64}$/.test(site) ? site : '');
    return c.redirect(login.startUrl(state, socialReturnUri(ctx)), 303);
  });
