import { Hono } from 'hono';
import type { Context } from 'hono';
import { deskOf } from '../connect/scope.ts';
import { expireSessions, type Desk } from '../desk.ts';
import type { Session } from '../objects/session.ts';
import type { SessionSecrets } from '../store.ts';
import { returnUrl } from './complete-session.ts';
import { hostedNotice, hostedPage, type HostedView } from './hosted-page.ts';
import { paySession } from './pay-session.ts';
import { attemptBody, readAttempt } from './read-attempt.ts';
import { languageOf, texts } from './texts.ts';

interface Found {
  desk: Desk;
  session: Session;
  secrets: SessionSecrets;
}

/** The session behind an address, in whichever account it was opened. */
function sessionAt(ours: Desk, c: Context): Found | null {
  const { account = '', session: id = '', key = '' } = c.req.param();
  if (account !== 'own' && !ours.state.accounts.has(account)) return null;
  const desk = account === 'own' ? ours : deskOf(ours, account);
  expireSessions(desk);
  const session = desk.state.sessions.get(id);
  const secrets = desk.state.sessionSecrets.get(id);
  if (session?.ui_mode !== 'hosted_page' || secrets?.key !== key) return null;
  return { desk, session, secrets };
}

/** The vendor's own payment page, as plain forms: it works without a script. */
export function hostedPages(ours: Desk): Hono {
  const app = new Hono();
  const path = '/hosted/:account/:session/:key';

  function show(c: Context, found: Found | null, change: Partial<HostedView> = {}): Response | Promise<Response> {
    c.header('cache-control', 'no-store');
    const spoken = found?.session.locale ?? 'auto';
    const language = languageOf(spoken === 'auto' ? (c.req.header('accept-language') ?? 'en') : spoken);
    if (found === null) return c.html(hostedNotice(language, 'invalid', null), 404);
    const { session, secrets, desk } = found;
    if (session.status === 'expired') return c.html(hostedNotice(language, 'expired', session.cancel_url), 410);
    const back = returnUrl(session);
    if (session.status === 'complete')
      return back === null ? c.html(hostedNotice(language, 'done', null)) : c.redirect(back, 303);
    const merchant = ours.state.accounts.get(desk.account ?? '')?.display_name ?? null;
    const view = { language, merchant, action: c.req.path, wrong: {}, alert: null, asks: null, ...change };
    return c.html(
      hostedPage(view, session, secrets),
      view.alert === null && Object.keys(view.wrong).length === 0 ? 200 : 422,
    );
  }

  app.get(path, (c) => show(c, sessionAt(ours, c)));
  app.post(path, async (c) => {
    const found = sessionAt(ours, c);
    const typed = (await c.req.parseBody()) as Record<string, string>;
    const body = attemptBody.safeParse({ ...typed, key: c.req.param('key') });
    if (found?.session.status !== 'open' || !body.success) return show(c, found);
    const read = readAttempt(body.data, found.desk.clock.wall());
    const t = texts[languageOf(found.session.locale ?? 'en')];
    if ('wrong' in read)
      return show(c, found, {
        wrong: Object.fromEntries(Object.entries(read.wrong).map(([name, key]) => [name, t[key]])),
      });
    const result = paySession(found.desk, found.session, found.secrets, read.attempt);
    if (result.status === 'requires_action') return show(c, found, { asks: typed });
    if (result.status === 'declined') return show(c, found, { alert: result.message });
    return show(c, found);
  });
  return app;
}
