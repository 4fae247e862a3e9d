/** Booking, shop and newsletter of a site that speaks further languages: the same pages and forms in each of them, and mails as their reader reads. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { el as shopEl } from '../../site-kit/shop/words-el.ts';
import { el as newsEl } from '../../site-kit/newsletter/words-el.ts';
import { en as bookingEn } from '../../site-kit/booking/words-en.ts';
import { decoded, fieldsOf } from '../../tests/support/page-fields.ts';
import { openSpokenSite, type SpokenSite } from '../../tests/support/spoken-site.ts';

const BUYER = { name: 'Anna Verdi', phone: '', note: '' };
let site: SpokenSite;
let product: SpokenSite['product'];
let roses: string;
const send = (path: string, form?: Record<string, string>) => site.send(path, form);
const mailsTo = (mail: string) => site.mailsTo(mail);

beforeAll(async () => {
  site = await openSpokenSite();
  ({ product, roses } = site);
});
afterAll(() => site.close());

describe('a site in three languages', () => {
  it('has the pages of its rooms in each, which lead to each other and to forms of that language [P8] [P9] [P10]', async () => {
    const acts = { book: 'book/times', shop: 'shop/review', news: 'news/join' };
    for (const [room, act] of Object.entries(acts)) {
      const main = await send(`/${room}`);
      expect(main.text).toContain(`action="/_/${act}"`);
      expect(main.text).toContain(`href="/en/${room}"`);
      const english = await send(`/en/${room}`);
      expect(english.status).toBe(200);
      for (const said of ['<html lang="en"', `action="/_/en/${act}"`, `href="/${room}"`, `href="/el/${room}"`])
        expect(english.text, room).toContain(said);
      // What its owner has not translated is told to no search engine.
      expect(english.text).toContain('<meta name="robots" content="noindex"');
    }
    expect((await send('/en/')).text).toContain('href="/en/book"');
    expect((await send('/el/')).text).toContain('action="/_/el/news/join"');
    expect((await send('/sitemap.xml')).text).not.toContain('/en/shop');
    // Its owner's own names stay as they are.
    expect((await send('/el/shop')).text).toContain('Mazzo di rose');
    expect((await send('/el/shop/mazzo-di-rose')).text).toContain('action="/_/el/shop/review"');
  });

  it('takes a booking in English, and writes to the guest in English [P9]', async () => {
    const { s = '' } = fieldsOf((await send('/en/book')).text);
    const from = new Date(product.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
    const times = await send(`/_/en/book/times?s=${s}&n=2&from=${from}`);
    expect(times.text).toContain('<html lang="en"');
    const [, href = ''] = /href="(\/_\/en\/book\/new\?[^"]+)"/.exec(times.text) ?? [];
    const form = await send(decoded(href));
    expect(form.text).toContain('action="/_/en/book/new"');
    const mail = 'guest.en@example.it';
    const booked = await send('/_/en/book/new', { ...fieldsOf(form.text), ...BUYER, mail });
    expect(booked.status).toBe(303);
    expect((await send(String(booked.headers['location']))).text).toContain(bookingEn.state.confirmed);
    const [first] = await mailsTo(mail);
    expect(first?.text).toContain('Your');
  });

  it('takes an order in Greek under what was shown in Greek, and its page stays Greek [P8]', async () => {
    const reviewed = await send('/_/el/shop/review', { [`q_${roses}`]: '2' });
    expect(reviewed.text).toContain(shopEl.reviewTitle);
    const mail = 'buyer.el@example.it';
    const fields = { ...fieldsOf(reviewed.text), [`q_${roses}`]: '2', ...BUYER, mail };
    const ordered = await send('/_/el/shop/order', fields);
    expect([ordered.status, ordered.text]).toEqual([303, '']);
    const page = await send(String(ordered.headers['location']));
    expect(page.text).toContain(shopEl.state.placed);
    expect(page.text).toContain('<html lang="el"');
    expect((await mailsTo(mail))[0]?.text).toMatch(/\p{Script=Greek}{4}/u);
    expect((await send('/_/el/shop/order')).headers['location']).toBe('/el/shop');
  });

  it('asks a reader in Greek, by a mail in Greek, and leads back in Greek [P10]', async () => {
    const mail = 'reader.el@example.it';
    const asked = await send('/_/el/news/join', { mail, from: '/el/news' });
    expect(asked.status).toBe(303);
    const code = await send(String(asked.headers['location']));
    expect(code.text).toContain(newsEl.codeTitle);
    const [first] = await mailsTo(mail);
    expect(first?.text).toMatch(/\p{Script=Greek}{4}/u);
    const [, key = ''] = /\/_\/news\/yes\/([\w-]{22})/.exec(first?.text ?? '') ?? [];
    expect((await send(`/_/news/yes/${key}`)).text).toContain(newsEl.yesTitle);
  });
});
