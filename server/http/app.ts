import { randomBytes } from 'node:crypto';
import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { routePath } from 'hono/route';
import { setCookie } from 'hono/cookie';
import type { StatusCode } from 'hono/utils/http-status';
import { detectOnServer, LANG_COOKIE, LANG_QUERY } from '../../app/i18n/detect.ts';
import { isDatabaseAway } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { httpSeconds, secondsSince } from '../../platform/meters.ts';
import type { NodeState } from '../../platform/nodes.ts';
import type { ContextFor } from '../composition.ts';
import { tellOurFault } from '../our-faults.ts';
import { callRoutes, takesFile } from './calls.ts';
import { clientAddress, peerOf } from './client-address.ts';
import { connectReturn } from './connect-return.ts';
import { healthRoutes, isUnlogged } from './health.ts';
import { refuse } from './middleware/errors.ts';
import { notInRecovery } from './middleware/recovery.ts';
import { readOrderCookie, setOrderCookie } from './middleware/order-cookie.ts';
import { readableAddress } from './middleware/readable-address.ts';
import { sameOrigin } from './middleware/same-origin.ts';
import { recogniseServer } from './middleware/server-to-server.ts';
import { recogniseStaff } from './middleware/staff.ts';
import { traced } from './middleware/trace.ts';
import { openApiRoute } from './openapi.ts';
import { lastingPages } from './lasting-pages.ts';
import { orderLinkRoute } from './order-link.ts';
import { limitBody } from './parse.ts';
import type { HttpEnv } from './request-context.ts';
import { renderPage } from './render-page.ts';
import { shortAddressRoute } from './short-address.ts';
import { socialLoginRoute } from './social-login.ts';
import { socialReturn } from './social-return.ts';
import { answerHeaders, pageHeaders } from './security-headers.ts';
import { cardPaymentsWebhook } from './webhooks/card-payments.ts';
import { createTlsAsk, tlsAskRoute, type TlsAsk } from './tls-ask.ts';
import { merchantPaymentsWebhooks } from './webhooks/merchant-payments.ts';
import { mailReturns } from './webhooks/mail-returns.ts';
import { mailProfile } from './mail-profile.ts';
import { mailSignIns } from './webhooks/mail-sign-ins.ts';
import { socialEvents } from './webhooks/social-events.ts';
import { socialRemovals } from './webhooks/social-removals.ts';
import { newOrderSession, proveStaff } from '../../modules/access/index.server.ts';

const MAX_CALL_BYTES = 64 * 1024;

const YEAR_S = 365 * 24 * 3600;
/** Answers about one order fit a packet or two as they are; packing one takes longer than the rest of the call. */
const ONE_ORDER = '/buy_yr/api/order/';
const pack = compress();
const limit = limitBody(MAX_CALL_BYTES);
/** A file that arrives is counted where it is read (file-door.ts). */
const limitCall: MiddlewareHandler<HttpEnv> = (c, next) =>
  takesFile(c.req.method, c.req.path) ? next() : limit(c, next);
/** In a path as it was decoded: no address of ours holds one, and what takes it for text fails in many ways. */
const CONTROL = /\p{Cc}/u;

/** A short address opens what it names, and a key whose it is: both stay out of the log. */
const loggedPath = (path: string): string => path.replace(/^(\/[vo]\/|(?:\/buy_yr\/api)?\/letter\/).*/s, '$1…');

const noControls: MiddlewareHandler<HttpEnv> = (c, next) => {
  if (CONTROL.test(c.req.path)) throw new AppError('http.not-found', { status: 404, reason: 'a control character' });
  return next();
};

/** What a process knows beside its contexts: what becomes of it, and which names may have a certificate. */
export interface Node {
  state?: NodeState;
  ask?: TlsAsk;
}

/**
 * Everything that Vetrina's own host answers: calls, webhooks, health, and every screen. Headers are put on an answer
 * itself, not by `c.header`, which makes the answer anew at each call (hono 4.13).
 */
export function createHttpApp(contextFor: ContextFor, node: Node = {}): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  const own = contextFor({ kind: 'system', job: 'http' }, 'http');
  const { config } = own;
  const { state = { draining: false, knows: null }, ask = createTlsAsk(own, { has: () => false }) } = node;
  const addressOf = clientAddress(config.trustProxy);
  const always = Object.entries(answerHeaders(config));

  app.use(traced);
  app.use(async (c, next) => {
    const started = performance.now();
    const requestId = newId('req');
    const ctx = contextFor({ kind: 'visitor', orderSession: readOrderCookie(c, config) }, requestId);
    c.set('ctx', ctx);
    c.set('actAs', (actor) => contextFor(actor, requestId));
    c.set('address', addressOf(peerOf(c), c.req.header('x-forwarded-for') ?? null));
    c.set(
      'locale',
      detectOnServer({
        url: c.req.url,
        cookie: c.req.header('cookie'),
        acceptLanguage: c.req.header('accept-language'),
      }),
    );
    await next();
    const { headers } = c.res;
    headers.set('x-request-id', requestId);
    for (const [name, value] of always) if (!headers.has(name)) headers.set(name, value);
    httpSeconds.observe({ route: routePath(c), code: c.res.status }, secondsSince(started));
    if (isUnlogged(c.req.path)) return;
    // The path may hold an order's id, which opens nothing without its cookie; queries may hold keys and stay out.
    ctx.log.info(
      {
        method: c.req.method,
        path: loggedPath(c.req.path),
        status: c.res.status,
        ms: Math.round(performance.now() - started),
      },
      'request',
    );
  });
  app.use(readableAddress);
  app.use((c, next) => (c.req.path.startsWith(ONE_ORDER) ? next() : pack(c, next)));
  app.onError(async (error, c) => {
    await tellOurFault(c.get('ctx'), error);
    return refuse(c, error);
  });

  app.route('/', healthRoutes(own, state));
  app.route('/', cardPaymentsWebhook);
  app.route('/', merchantPaymentsWebhooks);
  app.route('/', mailReturns);
  app.route('/', mailSignIns);
  app.route('/', mailProfile);
  app.route('/', socialEvents);
  app.route('/', socialRemovals);
  app.route('/', tlsAskRoute(ask));
  app.route('/', openApiRoute);
  app.route('/', orderLinkRoute);
  app.route('/', shortAddressRoute);
  app.route('/', lastingPages);
  app.route('/', socialReturn);
  app.route('/', connectReturn);

  const calls = () =>
    new Hono<HttpEnv>().use(noControls, sameOrigin, limitCall, notInRecovery, recogniseStaff, async (c, next) => {
      await next();
      const { headers } = c.res;
      if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
    });
  app.route(
    '/buy_yr/api',
    calls()
      .use('/admin/*', recogniseServer, (c, next) => {
        proveStaff(c.get('ctx'), 'operator');
        return next();
      })
      .route('/', callRoutes('/buy_yr/api'))
      .route('/', socialLoginRoute),
  );
  app.route('/buy_ba/api', calls().route('/', callRoutes('/buy_ba/api')));
  // A program that mistypes a call gets an answer for programs, not a screen.
  app.all('/:room{buy_yr|buy_ba}/api/*', () => {
    throw new AppError('http.not-found', { status: 404 });
  });
  // No screen changes anything by itself; what a form of another site sends is refused before a screen is drawn.
  app.use(sameOrigin);

  app.all('*', async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      c.header('allow', 'GET, HEAD');
      throw new AppError('http.method-not-allowed', { status: 405 });
    }
    let ctx = c.get('ctx');
    // A browser has its order session before its first call, so that two quick presses are one visitor's.
    if (c.req.path.startsWith('/api/vetrina/payment') && ctx.actor.kind === 'visitor' && !ctx.actor.orderSession) {
      const secret = newOrderSession();
      setOrderCookie(c, ctx, secret);
      ctx = c.get('actAs')({ kind: 'visitor', orderSession: secret });
    }
    // A language asked for in the address is kept by the server too: the next page may come before any script has run.
    if (c.req.query(LANG_QUERY) === c.get('locale')) {
      setCookie(c, LANG_COOKIE, c.get('locale'), {
        path: '/',
        maxAge: YEAR_S,
        sameSite: 'Lax',
        secure: ctx.config.publicUrl.startsWith('https:'),
      });
    }
    const nonce = randomBytes(16).toString('base64');
    let away = false;
    const onFailure = (error: unknown) => void (away ||= isDatabaseAway(error));
    // The router's own patterns do not match a line feed, and a page that nobody matches is a fault there.
    const request = CONTROL.test(c.req.path) ? new Request(new URL('/%EF%BF%BD', c.req.url), c.req.raw) : c.req.raw;
    const answer = await renderPage(request, { ctx, locale: c.get('locale'), nonce, onFailure });
    // The screen says the same; programs and caches learn that it is worth asking again.
    const response = c.newResponse(answer.body, away ? 503 : (answer.status as StatusCode));
    if (away) response.headers.set('retry-after', '5');
    // A response is made with a type of its own, and two types are none.
    answer.headers.forEach((value, name) =>
      name === 'set-cookie' ? response.headers.append(name, value) : response.headers.set(name, value),
    );
    for (const [name, value] of Object.entries(pageHeaders(ctx.config, [`'nonce-${nonce}'`])))
      response.headers.set(name, value);
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
    return response;
  });
  return app;
}
