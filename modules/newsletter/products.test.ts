/** A letter tells of the shop what the shop says at the moment at which it leaves. */
import { expect, it } from 'vitest';
import { shopAt, type ShopSite } from '../../tests/support/shop-site.ts';
import { askedSite } from '../../tests/support/asked-site.ts';
import { DAY, HOUR } from '../../tests/support/subscriber.ts';
import { removeProduct, setPrice } from '../shop/save-product.ts';
import { setStock } from '../shop/set-stock.ts';
import { draftLetter, saveLetter, sendTest } from './letters.ts';

const { product, site, by, view, reader, moves, plan, due, lettersTo, tell } = askedSite();
let shop: ShopSite;

/** A shop that is open, with what its page lists and a product of its owner's; returns its only variant. */
async function open(stock: number | null = null): Promise<string> {
  shop = shopAt(product(), site());
  const [roses = ''] = await shop.add({ content: { amount: 500, unit: 'g' } }, stock);
  await shop.set('open');
  return roses;
}
const draft = async (off: string[] = [], intro = '') => {
  await draftLetter(site().ctx(), { by: await by() });
  await saveLetter(site().ctx(), { by: await by(), subject: 'Le novità', intro, off });
};
const price = async (id: string, cents: number, reduced: boolean) =>
  setPrice(site().ctx(), { by: await by(), id, price: cents, reduced });
const products = async () => (await view()).letter?.content.blocks.filter(({ kind }) => kind === 'product') ?? [];
const roses = async () => (await shop.named('Mazzo di rose')).id;
/** As letters and pages write it. */
const at = (amount: string) => `${amount}\u00a0€`;
const until = () => new Date(product().clock.now().getTime() + HOUR).toISOString();

it('tells of a product that came, at the price of its page and with that of a kilogram; what the page listed before is no news [P10]', async () => {
  await tell();
  await open();
  await draft();
  const [told, ...others] = await products();
  expect(others).toEqual([]);
  expect(told).toEqual({
    kind: 'product',
    source: await roses(),
    when: 'Novità',
    title: 'Mazzo di rose',
    text: `${at('25,00')} · ${at('50,00')} al kg`,
    href: `${(await view()).site.url}/shop/mazzo-di-rose`,
    on: true,
  });
  await product().drain();
  const page = await site().shown('/shop/mazzo-di-rose');
  for (const amount of [at('25,00'), `${at('50,00')} al kg`]) expect(page).toContain(amount);
});

it('announces a reduction by the lowest price of thirty days, and none that the law does not see [P10]', async () => {
  const id = await open();
  product().later(40 * DAY);
  await tell();
  await price(id, 2000, true);
  await draft();
  const before = `Prezzo più basso dei 30 giorni precedenti: ${at('25,00')}`;
  expect(await products()).toMatchObject([
    { when: 'Prezzo ridotto', text: `${at('20,00')} · ${at('40,00')} al kg · ${before}` },
  ]);
  // Called a reduction by its owner, it is dearer than it was.
  await price(id, 2600, true);
  expect(await products()).toEqual([]);
});

it('says what holds when it leaves: another price, and nothing of what is sold out or put away since it was read [P10]', async () => {
  const id = await open();
  const [vase = ''] = await shop.add({ name: 'Vaso' });
  await shop.add({ name: 'Edera' });
  await shop.add({ name: 'Felce' });
  const { mail } = await reader();
  product().later(60_000);
  await draft([(await shop.named('Felce')).id]);
  await plan(until());
  await price(id, 3100, false);
  await setStock(site().ctx(), { by: await by(), id: vase, free: 0, was: null });
  await removeProduct(site().ctx(), { by: await by(), id: (await shop.named('Edera')).id });
  expect((await products()).map(({ title, on }) => [title, on])).toEqual([
    ['Mazzo di rose', true],
    ['Felce', false],
  ]);
  product().later(2 * HOUR);
  await due();
  const [letter] = await lettersTo(mail);
  expect(letter?.text).toContain(
    `DA ORDINARE SUL SITO\n\nNovità · Mazzo di rose\n${at('31,00')} · ${at('62,00')} al kg\nVedi sul sito:\n${(await view()).site.url}/shop/mazzo-di-rose`,
  );
  for (const gone of ['25,00', 'Vaso', 'Edera', 'Felce'])
    for (const form of [letter?.text, letter?.html]) expect(form).not.toContain(gone);
  expect(letter?.html).toContain(at('31,00'));
  // What was told once is no news.
  await tell();
  await draft();
  expect(await products()).toEqual([]);
});

it('whose rest leaves later says the price of then [P10]', async () => {
  const id = await open();
  const late = await reader();
  const here = await reader();
  await tell();
  await draft([], 'Da giovedì i tortelli di zucca.');
  const slow = await moves(late, 'greylist');
  await plan();
  await due();
  await price(id, 3100, false);
  product().later(HOUR);
  await due();
  expect((await lettersTo(here.mail)).map(({ text }) => text.includes(at('25,00')))).toEqual([true]);
  const [letter] = await lettersTo(slow);
  expect(letter?.text).toContain(at('31,00'));
  expect(letter?.text).not.toContain(at('25,00'));
});

it('has nothing left to say: it does not begin, and what has begun ends [P10]', async () => {
  const id = await open(5);
  await shop.add({ name: 'Vaso' });
  const late = await reader();
  const here = await reader();
  await draft([(await shop.named('Vaso')).id]);
  await plan(until());
  await setStock(site().ctx(), { by: await by(), id, free: 0, was: 5 });
  await expect(plan()).rejects.toMatchObject({ code: 'newsletter.nothing' });
  product().later(2 * HOUR);
  await due();
  expect((await view()).letter).toMatchObject({ state: 'draft', reason: 'empty' });
  // There are some again, and they go while the letter waits for a server that is away.
  await setStock(site().ctx(), { by: await by(), id, free: 1, was: 0 });
  await moves(late, 'down');
  await plan();
  await due();
  await setStock(site().ctx(), { by: await by(), id, free: 0, was: 1 });
  product().later(HOUR);
  await due();
  expect((await view()).past[0]).toMatchObject({ state: 'stopped', reason: 'empty', counts: { sent: 1, withheld: 1 } });
  expect(await lettersTo(here.mail)).toHaveLength(1);
});

it('tells of four, the latest, of none while the shop is closed, and the test mail says the same [P10]', async () => {
  shop = shopAt(product(), site());
  for (const name of ['Uno', 'Due', 'Tre', 'Quattro', 'Cinque']) {
    await shop.add({ name, kind: name === 'Cinque' ? 'alcohol' : 'goods', allergens: [] });
    product().later(60_000);
  }
  await tell();
  await draft();
  expect(await products()).toEqual([]);
  await shop.set('open');
  await draft();
  expect((await products()).map(({ title }) => title)).toEqual(['Cinque', 'Quattro', 'Tre', 'Due']);
  await sendTest(site().ctx(), { by: await by() });
  const texts = product()
    .mail.messages()
    .map(({ text }) => text);
  const line = `Novità · Cinque\n${at('25,00')}\nSolo per maggiorenni\nVedi sul sito:\n`;
  expect(texts.filter((text) => text.includes(line))).toHaveLength(1);
  await shop.set('paused');
  expect(await products()).toEqual([]);
  expect((await view()).letter?.content.blocks).toHaveLength(2);
});
