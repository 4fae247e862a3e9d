import { Hono } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import { fontBytes, isFont, lastingPage, LASTING_FONTS, type SiteActAnswer } from '../../modules/sites/index.server.ts';
import { AppError } from '../../platform/errors.ts';
import { FORM, isOneClick, ONE_CLICK } from '../site-host/one-click.ts';
import { FOREVER } from '../site-host/prepared-response.ts';
import { KEPT_BY_NOBODY } from '../site-host/site-acts.ts';
import { networkOf } from './client-address.ts';
import { noPage } from './lasting-words.ts';
import { rateLimit } from './middleware/rate-limit.ts';
import { notInRecovery } from './middleware/recovery.ts';
import { sameOrigin } from './middleware/same-origin.ts';
import { limitBody } from './parse.ts';
import type { HttpEnv, Request } from './request-context.ts';

const MAX_FORM_BYTES = 16 * 1024;
/** No more than people press: so trying keys, of 128 bits, leads nowhere. */
const LOOKS = rateLimit({ burst: 60, perMinute: 60 });
const PRESSES = rateLimit({ burst: 20, perMinute: 20 });
const LEAVES = rateLimit({ burst: 1000, perMinute: 1000 });
const FONT = `${LASTING_FONTS}:file`;

/**
 * GET, POST /o/{key}: somebody's order, booking or subscription on a site, on our own host. Plain forms without script or cookie; GET changes
 * nothing. A key that opens nothing is told so in the language of whoever asks, the same for each.
 */
export const lastingPages = new Hono<HttpEnv>()
  .get(FONT, async (c) => {
    const file = c.req.param('file');
    if (!isFont(file)) throw new AppError('http.not-found', { status: 404 });
    const bytes = new Uint8Array(await fontBytes(file));
    return c.body(bytes, 200, { 'content-type': 'font/woff2', 'cache-control': FOREVER });
  })
  .get('/o/*', LOOKS, (c) => answer(c, 'GET', ''))
  .post('/o/*', notInRecovery, limitBody(MAX_FORM_BYTES), oneClick, sameOrigin, PRESSES, async (c) => {
    if (!FORM.test(typeOf(c))) throw new AppError('http.bad-input', { status: 415, reason: 'no form' });
    return answer(c, 'POST', await c.req.text());
  });

/** Mail programs post from wherever their reader reads, and a large provider for all of its readers from few networks. */
async function oneClick(c: Request, next: () => Promise<void>): Promise<Response | void> {
  if (!isOneClick(typeOf(c), await c.req.text())) return next();
  let left: Response | undefined;
  await LEAVES(c, async () => {
    left = await answer(c, 'POST', ONE_CLICK);
  });
  return left;
}
const typeOf = (c: Request): string => c.req.header('content-type') ?? '';

async function answer(c: Request, method: 'GET' | 'POST', form: string): Promise<Response> {
  const found = await lastingPage(c.get('ctx'), {
    rest: c.req.path.slice('/o/'.length),
    method,
    query: new URL(c.req.url).searchParams,
    form: new URLSearchParams(form),
    network: networkOf(c.get('address')),
  });
  const { status, body = '', headers = {} }: SiteActAnswer = found ?? noPage(c.get('locale'));
  const told = { 'content-type': 'text/html; charset=utf-8', ...KEPT_BY_NOBODY, ...headers };
  return c.newResponse(body, status as StatusCode, told);
}
