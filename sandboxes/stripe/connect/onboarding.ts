import { Hono } from 'hono';
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Desk } from '../desk.ts';
import type { AccountLink } from '../objects/account.ts';
import { pageShell } from '../page-shell.ts';
import { takePapers, tellOf } from './change-account.ts';
import { onboardingTexts } from './texts.ts';
import { languageOf } from '../checkout/texts.ts';

/** The vendor's pages on which a business shows its papers: sent, left for later, or opened too late. */
export function onboardingPages(desk: Desk): Hono {
  const app = new Hono();
  const { state } = desk;
  const path = '/connect/onboard/:key';

  /** A link opens once it was asked for a moment ago; else whoever made it is asked for another. */
  function linkAt(c: Context): AccountLink | null {
    const link = state.accountLinks.get(c.req.param('key') ?? '');
    return link === undefined || link.used || link.expiresAt <= desk.now() ? null : link;
  }
  function elsewhere(c: Context): Response | Promise<Response> {
    const stale = state.accountLinks.get(c.req.param('key') ?? '');
    return stale === undefined ? c.notFound() : c.redirect(stale.refreshUrl, 303);
  }

  app.get(path, (c) => {
    const link = linkAt(c);
    const account = state.accounts.get(link?.account ?? '');
    if (link === null || account === undefined || account.closed) return elsewhere(c);
    const language = languageOf(c.req.header('accept-language') ?? 'en');
    const t = onboardingTexts[language];
    c.header('cache-control', 'no-store');
    return c.html(
      pageShell(
        language,
        t.title,
        html`<main>
          <p class="quiet">${t.sandbox}</p>
          <h1>${t.title}</h1>
          <p>${account.display_name} · ${account.contact_email}</p>
          <p>${t.asked}</p>
          <div class="card">
            <ul>
              ${account.requirements.map((each) => html`<li><code>${each.description}</code></li>`)}
            </ul>
          </div>
          <form method="post" action="${c.req.path}">
            <button class="primary" name="act" value="send">${t.send}</button>
            <button class="secondary" name="act" value="later">${t.later}</button>
          </form>
        </main>`,
      ),
    );
  });

  app.post(path, async (c) => {
    const link = linkAt(c);
    const account = state.accounts.get(link?.account ?? '');
    if (link === null || account === undefined || account.closed) return elsewhere(c);
    const { act } = await c.req.parseBody();
    link.used = true;
    if (act === 'send') takePapers(desk, account);
    tellOf(desk, account, 'v2.core.account_link.returned');
    return link.returnUrl === null
      ? c.html('<!doctype html><title>Done</title><p>Done.</p>')
      : c.redirect(link.returnUrl, 303);
  });
  return app;
}
