import { alive } from './alive.ts';
import { asOwner } from './as-owner.ts';
import { newClient } from './client.ts';
import { eventually } from './eventually.ts';
import { OWNER_WORDS, type OwnerLang } from './owner-words.ts';
import { NIVES } from './persons.ts';
import { PHONE } from './pictures.ts';
import type { Stage } from './stage.ts';
import { newVisitor, type Browser, type Visitor } from './visitor.ts';

/**
 * A site that reads like this page is bought, and goes up to Pro on a phone: whoever did so stands before the screen that `link` leads to, which
 * is there once a job of the upgrade has filled it in.
 */
export async function toPro(
  { stage, browser }: { stage: Stage; browser: Browser },
  { page, link, lang = 'it' }: { page: string; link: string; lang?: OwnerLang },
): Promise<Visitor> {
  const words = OWNER_WORDS[lang].manager;
  const client = newClient(stage);
  const { id, session } = await client.readyToPay(page, [], { ...NIVES, mail: `${crypto.randomUUID()}@example.org` });
  // As a buyer does: they have seen the site, and so it speaks the language of its page.
  await seen(stage, (await client.order(id)).facebook_page_id);
  await client.pay(session);
  await eventually(async () => (await client.order(id)).status).toBe('live');
  const owner = await newVisitor(browser, { viewport: PHONE });
  const screen = owner.page;
  await asOwner(screen, stage, client, lang);
  await screen.goto(`${stage.origin}/manager/orders/${id}`);
  const offer = screen.getByRole('dialog');
  await alive(screen);
  await screen.getByRole('button', { name: words.upgrade.open, exact: true }).click();
  await offer.waitFor();
  await offer.getByRole('button', { name: words.upgrade.confirm.replace('{{amount}}', '80') }).click();
  await screen.getByText('Pro', { exact: true }).waitFor();
  const room = screen.getByRole('link', { name: link, exact: true });
  const site = screen.locator('a[href^="/manager/sites/"]:not([href*="/edit"])').first();
  const home = (await site.getAttribute('href')) ?? '';
  await eventually(async () => {
    await screen.goto(stage.origin + home);
    return room.count();
  }).toBe(1);
  await room.click();
  return owner;
}

async function seen({ origin }: Stage, page: string): Promise<void> {
  const preview = `${origin}/buy_yr/api/page/preview`;
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ id: page, locale: 'it' });
  const asked = await fetch(preview, { method: 'POST', headers, body });
  const { _id: id } = (await asked.json()) as { _id: string };
  await eventually(async () => ((await (await fetch(`${preview}/${id}`)).json()) as { status: string }).status).toBe(
    'ready',
  );
}
