/** A buyer takes back some pieces of what was paid on the site, and later the rest, without a script: as a browser sends the forms. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { it as words } from '../../site-kit/shop/paid-words-it.ts';
import { it as shopWords } from '../../site-kit/shop/words-it.ts';
import { CARD, posted } from '../../tests/support/owners-account.ts';
import { fieldsOf } from '../../tests/support/page-fields.ts';
import { paidShop } from '../../tests/support/paid-shop.ts';
import { openSpokenSite, type SpokenSite } from '../../tests/support/spoken-site.ts';

const MAIL = 'some.of.it@example.it';
let site: SpokenSite;
let paid: ReturnType<typeof paidShop>;
let page: string;
beforeAll(async () => {
  site = await openSpokenSite();
  paid = paidShop(site.product, site.shop);
  await paid.connect();
  const lines = { [`q_${site.roses}`]: '3' };
  const reviewed = await site.send('/_/shop/review', lines);
  const typed = { ...fieldsOf(reviewed.text), ...lines, name: 'Anna Verdi', phone: '', note: '', mail: MAIL };
  await posted(String((await site.send('/_/shop/order', typed)).headers['location']), CARD);
  await paid.heard();
  [page = ''] = /\/_\/shop\/o\/[\w-]{22}/.exec((await site.mailsTo(MAIL))[0]?.text ?? '') ?? [];
});
afterAll(() => site.close());
const plain = (html: string) => html.replaceAll(/[\u00a0\u202f]/g, ' ');
const first = (pieces: string) => site.send(page, { act: 'withdraw', back_0: pieces });

it('all is chosen before anything is pressed, and what is no count of its pieces is said where it was chosen [P8]', async () => {
  const { text } = await site.send(page);
  expect(text).toContain(`<summary>${words.withdrawPart}</summary>`);
  expect(text).toMatch(/<select name="back_0">.*<option value="3" selected="">/s);
  for (const wrong of ['-1', '4', '½', '1e1', '99999999999', '']) {
    const answer = await first(wrong);
    expect(answer.status, wrong).toBe(422);
    expect(plain(answer.text), wrong).toContain('Mazzo di rose: scegli un numero da 0 a 3.');
    expect(answer.text).toContain('<details open="">');
  }
  const none = await first('0');
  expect([none.status, none.text]).toEqual([422, expect.stringContaining(words.withdrawNothing)]);
  expect(none.text).toMatch(/<option value="0" selected="">/);
});

it('one piece is taken back in two steps, twice pressed once; later the rest [P8]', async () => {
  const step = await first('1');
  expect(plain(step.text)).toContain('Recedi dal contratto per: 1 × Mazzo di rose. Ti restituiamo 25,00 €.');
  expect(step.text).toContain(words.withdrawRest);
  const fields = fieldsOf(step.text);
  const forgeries: Record<string, string>[] = [
    { back_0: '2', nth: '7' },
    { back_0: '9' },
    { nth: 'x' },
    { back_zero: '1' },
  ];
  for (const forged of forgeries)
    expect((await site.send(page, { ...fields, ...forged })).status, JSON.stringify(forged)).toBe(409);
  for (let press = 0; press < 2; press++) expect((await site.send(page, fields)).status).toBe(303);
  await paid.heard();
  expect(await paid.books()).toEqual({ charged: 7500, refunded: 2500 });
  const between = plain((await site.send(page)).text);
  expect(between).toContain('Riguarda: 1 × Mazzo di rose.');
  expect(between).toContain('<option value="2" selected="">');
  expect(between).not.toContain('<option value="3"');
  // As a page of before would send it, or a press without any choice: all that is left.
  const rest = await site.send(page, { act: 'withdraw' });
  expect(plain(rest.text)).toContain('2 × Mazzo di rose');
  expect((await site.send(page, fieldsOf(rest.text))).status).toBe(303);
  await paid.heard();
  expect(await paid.books()).toEqual({ charged: 7500, refunded: 7500 });
  expect((await site.send(page)).text).toContain(shopWords.state.withdrawn);
});
