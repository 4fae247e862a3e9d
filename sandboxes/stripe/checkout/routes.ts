import { timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { expireSessions, type Desk } from '../desk.ts';
import { checkoutPage, noticePage, type PageView } from './page.ts';
import { returnUrl } from './complete-session.ts';
import { paySession } from './pay-session.ts';
import { attemptBody, readAttempt } from './read-attempt.ts';
import { languageOf, texts } from './texts.ts';

const asset = (name: string) => readFileSync(new URL(`../browser/${name}`, import.meta.url), 'utf8');
const assets: Record<string, { type: string; text: string }> = {
  'checkout.css': { type: 'text/css', text: asset('checkout.css') },
  'checkout.js': { type: 'text/javascript', text: asset('checkout.js') },
  'portal.css': { type: 'text/css', text: asset('portal.css') },
  'control.css': { type: 'text/css', text: asset('control.css') },
};
const stripeJs = asset('stripe.js');

/** The session, when the caller holds its secret: `{session}_secret_{key}`. A complete one shows that and no more. */
function openedWith(desk: Desk, id: string, key: string) {
  expireSessions(desk);
  const session = desk.state.sessions.get(id);
  const secrets = desk.state.sessionSecrets.get(id);
  if (session === undefined || secrets === undefined) return null;
  if (session.status !== 'open') return { session, secrets };
  const [wanted, given] = [Buffer.from(secrets.key), Buffer.from(key)];
  return wanted.length === given.length && timingSafeEqual(wanted, given) ? { session, secrets } : null;
}

/** The vendor's browser script and the card form it frames. */
export function checkoutRoutes(desk: Desk): Hono {
  const app = new Hono();

  app.get('/stripe.js', (c) => {
    c.header('content-type', 'text/javascript; charset=utf-8');
    c.header('cache-control', 'no-cache');
    c.header('cross-origin-resource-policy', 'cross-origin');
    return c.body(stripeJs.replace('__ORIGIN__', new URL(c.req.url).origin));
  });

  app.get('/assets/:name', (c) => {
    const found = assets[c.req.param('name')];
    if (found === undefined) return c.notFound();
    return c.body(found.text, 200, { 'content-type': `${found.type}; charset=utf-8`, 'cache-control': 'no-cache' });
  });

  app.get('/embedded/:session', (c) => {
    const scheme = c.req.query('scheme');
    const found = openedWith(desk, c.req.param('session'), c.req.query('key') ?? '');
    const spoken = found?.session.locale ?? 'auto';
    const view: PageView = {
      language: languageOf(spoken === 'auto' ? (c.req.header('accept-language') ?? 'en') : spoken),
      scheme: scheme === 'light' || scheme === 'dark' ? scheme : 'auto',
      embedder: c.req.query('embedder') ?? '',
    };
    c.header('cache-control', 'no-store');
    if (found === null || c.req.query('publishable_key') !== desk.publishableKey) {
      return c.html(noticePage(view, 'invalid', null), 404);
    }
    const { session, secrets } = found;
    if (session.status === 'expired') return c.html(noticePage(view, 'expired', null), 410);
    if (session.status === 'complete') return c.html(noticePage(view, 'done', returnUrl(session)));
    const email = desk.state.customers.get(session.customer ?? '')?.email ?? session.customer_email;
    return c.html(checkoutPage(view, session, secrets, email));
  });

  app.post('/embedded/:session/pay', async (c) => {
    const body = attemptBody.safeParse(await c.req.json().catch(() => null));
    const found = body.success ? openedWith(desk, c.req.param('session'), body.data.key) : null;
    if (!body.success || found === null) return c.json({ status: 'invalid' }, 404);
    // The expiry of a card is read by the buyer's calendar.
    const read = readAttempt(body.data, desk.clock.wall());
    if ('wrong' in read) {
      const t = texts[languageOf(found.session.locale ?? 'en')];
      const fields = Object.fromEntries(Object.entries(read.wrong).map(([name, key]) => [name, t[key]]));
      return c.json({ status: 'wrong', fields });
    }
    return c.json(paySession(desk, found.session, found.secrets, read.attempt));
  });

  return app;
}
