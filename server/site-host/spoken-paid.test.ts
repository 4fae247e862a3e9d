/** A shop that is paid on the site, in a further language: the law, the payment and the way back, as the buyer reads. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lawText } from '../../site-kit/shop/law.ts';
import { el as paidEl } from '../../site-kit/shop/paid-words-el.ts';
import { el as shopEl } from '../../site-kit/shop/words-el.ts';
import { it as shopIt } from '../../site-kit/shop/words-it.ts';
import { CARD, posted } from '../../tests/support/owners-account.ts';
import { fieldsOf } from '../../tests/support/page-fields.ts';
import { paidShop } from '../../tests/support/paid-shop.ts';
import { openSpokenSite, type SpokenSite } from '../../tests/support/spoken-site.ts';

const ROSES = { name: 'Mazzo di rose', withdrawal: 'yes' } as const;
const MAIL = 'buyer.el@example.it';
const BY_CARD = { isPaid: true, isDelivered: false };
let site: SpokenSite;
let paid: ReturnType<typeof paidShop>;
/** Where the page of the order is. */
let page: string;

beforeAll(async () => {
  site = await openSpokenSite();
  paid = paidShop(site.product, site.shop);
  await paid.connect();
});
afterAll(() => site.close());

it('is ordered under the law as it was shown in Greek, and not under the same in Italian [P8]', async () => {
  const lines = { [`q_${site.roses}`]: '2' };
  const reviewed = await site.send('/_/el/shop/review', lines);
  for (const said of lawText([ROSES], 'el', BY_CARD)) expect(reviewed.text).toContain(said);
  const typed = { ...fieldsOf(reviewed.text), ...lines, name: 'Anna Verdi', phone: '', note: '', mail: MAIL };
  // Whoever was shown Greek words and orders under Italian ones was shown something else.
  const refused = await site.send('/_/shop/order', typed);
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining(shopIt.error.terms)]);
  const ordered = await site.send('/_/el/shop/order', typed);
  expect(ordered.status).toBe(303);
  await posted(String(ordered.headers['location']), CARD);
  await paid.heard();
  const [mail] = await site.mailsTo(MAIL);
  expect(mail?.text).toContain(lawText([ROSES], 'el', BY_CARD)[0]);
  [page = ''] = /\/_\/shop\/o\/[\w-]{22}/.exec(mail?.text ?? '') ?? [];
  const { text } = await site.send(page);
  expect(text).toContain(shopEl.state.paid);
  for (const said of lawText([ROSES], 'el', BY_CARD)) expect(text).toContain(said);
});

it('asks in Greek for the order that somebody takes back [P8]', async () => {
  const asked = await site.send('/_/el/shop/withdraw');
  expect(asked.text).toContain(paidEl.askTitle);
  expect((await site.send('/_/el/shop/withdraw', { number: '1', mail: MAIL })).text).toContain(paidEl.askedTitle);
});

it('is taken back in Greek, although the site does not speak it any more [P8]', async () => {
  await site.speak();
  const first = await site.send(page, { act: 'withdraw' });
  expect(first.text).toContain('<html lang="el"');
  expect(first.text).toContain(paidEl.withdrawTitle.replace('{n}', '1'));
  expect((await site.send(page, { act: 'withdraw-yes' })).status).toBe(303);
  await paid.heard();
  const { text } = await site.send(page);
  expect(text).toContain(paidEl.withdrawnOn.split('{name}')[0]);
  expect(await paid.books()).toEqual({ charged: 5000, refunded: 5000 });
});
