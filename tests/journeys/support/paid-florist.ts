/** A florist of Athens whose shop is paid by card, and a buyer on a phone without a script. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { el as texts } from '../../../site-kit/shop/words-el.ts';
import { el as paid } from '../../../site-kit/shop/paid-words-el.ts';
import { alive } from './alive.ts';
import { ask } from './ask.ts';
import { eventually } from './eventually.ts';
import { OWNER_WORDS, type OwnerLang } from './owner-words.ts';
import { picture } from './pictures.ts';
import type { Stage } from './stage.ts';
import type { Visitor } from './visitor.ts';

/** Sells flowers in Athens. */
export const FLORIST = '900000000000404';
export const BUNCH = 'Μπουκέτο εποχής';

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const of = (what: string, name: string) => `${what}: ${name}`;

/** On the screen of the shop: an account at the provider, that takes money. */
export async function connectAccount(screen: Page, lang: OwnerLang = 'it'): Promise<void> {
  const words = OWNER_WORDS[lang].shop;
  await alive(screen);
  await press(screen, words.payments.connect);
  await screen.locator('button[value=send]').click();
  await screen.getByRole('heading', { level: 1, name: words.title }).waitFor();
  await eventually(async () => {
    await screen.reload();
    return screen.getByText(words.payments.active).count();
  }).toBe(1);
}

/** What a sale by card wants of a product, an account at the provider, and the choice that orders are paid at once. */
export async function openPaidShop(owner: Visitor, lang: OwnerLang = 'it'): Promise<string> {
  const screen = owner.page;
  const words = OWNER_WORDS[lang].shop;
  const agreement = OWNER_WORDS[lang].agreement.accept.replaceAll(/<\/?text>/g, '');
  const price = screen.getByLabel(of(words.products.price.replace('{{sign}}', '€'), BUNCH), { exact: true });
  // What is typed before a screen is alive is lost.
  await alive(screen);
  await price.fill('18,00');
  await price.press('Enter');
  await connectAccount(screen, lang);
  await expect.poll(() => price.inputValue()).toBe('18,00');
  await press(screen, of(words.edit, BUNCH));
  const form = screen.getByRole('dialog');
  await form.getByLabel(words.form.vat).fill('24');
  await form.getByRole('button', { name: words.form['made-here'], exact: true }).click();
  await expect.poll(() => form.getByLabel(words.form.maker).inputValue()).toContain('info@pentemyrties.example');
  await form.getByLabel(words.form.identifier).fill('Μπουκέτο Νο 7');
  await form.getByLabel(words.form['no-warnings']).check();
  await press(screen, words.save);
  await form.waitFor({ state: 'detached' });
  await press(screen, words.payments['to-paid']);
  await screen.getByText(words.payments.paid).waitFor();
  await owner.expectAccessible('a shop that is paid by card');
  await picture(screen, 'shop-payments');
  await screen.getByRole('checkbox', { name: agreement }).check();
  await press(screen, words.state['open-it']);
  await screen.getByText(words.state.open, { exact: true }).waitFor();
  const seen = screen.getByRole('link', { name: words.state['see-page'] });
  return (await seen.getAttribute('href')) ?? '';
}

/** Bought and paid with a card that is good, by whoever has this address. */
export async function buyBunch(
  stage: Stage,
  buyer: Visitor,
  { shop, mail }: { shop: string; mail: string },
): Promise<void> {
  const { page } = buyer;
  const { host, port } = new URL(shop);
  await eventually(async () => (await ask(Number(port), host, '/shop')).body.toString().includes(paid.lead)).toBe(true);
  await page.goto(shop);
  await page.getByLabel(texts.quantityOf.replace('{name}', BUNCH), { exact: true }).fill('1');
  await press(page, texts.review);
  for (const said of [paid.withdraw, paid.guarantee, paid.payOn]) await page.getByText(said).waitFor();
  // How the seller is reached is read before the order, not after it.
  await page.getByRole('link', { name: 'info@pentemyrties.example' }).first().waitFor();
  await picture(page, 'shop-paid-review');
  await page.locator('[name=name]').fill('Μυρτώ');
  await page.locator('[name=mail]').fill(mail);
  await page.getByRole('button', { name: paid.send, exact: true }).last().click();
  await payByCard(page);
}

/** On the provider's page, with a card that is good; ends on the page of what was paid, under this heading. */
export async function payByCard(page: Page, heading: string = texts.state.paid): Promise<void> {
  await page.locator('[name=number]').fill('4242 4242 4242 4242');
  await page.locator('[name=expiry]').fill('12 / 40');
  await page.locator('[name=cvc]').fill('123');
  await page.locator('[name=name]').fill('MYRTO');
  await page.locator('button.primary').click();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}
