import { mkdirSync } from 'node:fs';
import { it } from 'vitest';
import { newClient } from './support/client.ts';
import { eventually } from './support/eventually.ts';
import { NIVES } from './support/persons.ts';
import { openStage } from './support/stage.ts';
import { newVisitor, openBrowser } from './support/visitor.ts';
it('shots', async () => {
  const [stage, browser] = await Promise.all([openStage(), openBrowser()]);
  mkdirSync('/tmp/wt/shots', { recursive: true });
  const client = newClient(stage);
  const bought = await client.readyToPay('900000000000101', [], { ...NIVES, mail: 'nives@example.org' });
  await client.pay(bought.session);
  await eventually(async () => (await client.order(bought.id)).status).toBe('live');
  const v = await newVisitor(browser, { viewport: { width: 390, height: 844 } });
  const cookies = (secret: string, lang: string) => [
    { name: 'vetrina_order', value: secret, url: stage.origin },
    { name: 'i18next', value: lang, url: stage.origin },
    { name: 'yr_site', value: 'true', url: stage.origin },
  ];
  await v.page.context().addCookies(cookies(client.secret, 'it'));
  await v.page.goto(`${stage.origin}/manager/orders/${bought.id}`);
  const href = (await v.page.locator('a[href$="/helpers"]').getAttribute('href')) ?? '';
  const id = href.split('/')[3] ?? '';
  const api = async (path: string, body: object, secret = client.secret) => {
    const answer = await fetch(`${stage.origin}/buy_yr/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `vetrina_order=${secret}` },
      body: JSON.stringify(body),
    });
    return { set: answer.headers.getSetCookie(), body: (await answer.json()) as { helpers: { id: string; mail: string }[] } };
  };
  await v.leave().catch(() => undefined);
  const shots = async (name: string, path: string, secret: string) => {
    for (const [size, viewport] of [['390', { width: 390, height: 844 }], ['1440', { width: 1440, height: 900 }]] as const)
      for (const colorScheme of ['light', 'dark'] as const)
        for (const lang of size === '390' ? ['it', 'el'] : ['it']) {
          if (lang !== 'it' && colorScheme === 'dark') continue;
          const w = await newVisitor(browser, { viewport, colorScheme });
          await w.page.context().addCookies(cookies(secret, lang));
          await w.page.goto(`${stage.origin}${path}`);
          await w.page.waitForLoadState('networkidle');
          await w.page.screenshot({ path: `/tmp/wt/shots/${name}-${size}-${colorScheme}-${lang}.png`, fullPage: !path.includes('/edit') });
          await w.page.context().close();
        }
  };
  await api(`/site/${id}/helpers`, { mail: 'luca.nipote@settegufi.example', role: 'writer' });
  await api(`/site/${id}/helpers`, { mail: 'agenzia.comunicazione.bologna@molto-lungo.example', role: 'publisher' });
  const found = () => /\/manager\/helper#(\S+)/.exec(stage.mail.messages().find(({ to }) => to.includes('luca.nipote@settegufi.example'))?.text ?? '');
  await eventually(found).not.toBeNull();
  const entered = await api('/helper/enter', { key: found()?.[1] }, '');
  const secret = /vetrina_order=([\w-]+)/.exec(entered.set.join(';'))?.[1] ?? '';
  await shots('helpers', href, client.secret);
  await shots('writer-list', `/manager/sites/${id}/edit?list`, secret);
  await shots('writer-page', `/manager/sites/${id}/edit`, secret);
  await shots('writer-manager', `/manager`, secret);
  const mail = stage.mail.messages().find(({ to }) => to.includes('luca.nipote@settegufi.example')) as { html?: string } | undefined;
  if (mail?.html) {
    const w = await newVisitor(browser, { viewport: { width: 390, height: 844 } });
    await w.page.setContent(mail.html);
    await w.page.screenshot({ path: `/tmp/wt/shots/mail.png`, fullPage: true });
  }
  await browser.close();
  await stage.close();
});
