/** Whoever has booked, ordered or asked for letters reads their page in their language, whatever the site speaks by now. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastingPage, liveSite } from '../../modules/sites/index.server.ts';
import { purgeVersions } from '../../modules/sites/purge-versions.ts';
import { en as bookingEn } from '../../site-kit/booking/words-en.ts';
import { LEGAL } from '../../site-kit/render/legal-text.ts';
import { el as newsEl } from '../../site-kit/newsletter/words-el.ts';
import { el as shopEl } from '../../site-kit/shop/words-el.ts';
import { WORDS } from '../../site-kit/copy/words.ts';
import { decoded, fieldsOf } from '../../tests/support/page-fields.ts';
import { openSpokenSite, type SpokenSite } from '../../tests/support/spoken-site.ts';

const BUYER = { name: 'Anna Verdi', phone: '', note: '' };
let site: SpokenSite;
/** Of a booking in English, of an order and of a reader in Greek: where their pages are. */
let booked: string;
let ordered: string;
let reader: string;

beforeAll(async () => {
  site = await openSpokenSite();
  const { s = '' } = fieldsOf((await site.send('/en/book')).text);
  const from = new Date(site.product.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
  const times = await site.send(`/_/en/book/times?s=${s}&n=2&from=${from}`);
  const [, href = ''] = /href="(\/_\/en\/book\/new\?[^"]+)"/.exec(times.text) ?? [];
  const form = fieldsOf((await site.send(decoded(href))).text);
  const done = await site.send('/_/en/book/new', { ...form, ...BUYER, mail: 'guest@example.it' });
  booked = String(done.headers['location']);
  const lines = { [`q_${site.roses}`]: '2' };
  const review = fieldsOf((await site.send('/_/el/shop/review', lines)).text);
  const order = await site.send('/_/el/shop/order', { ...review, ...lines, ...BUYER, mail: 'buyer@example.it' });
  ordered = String(order.headers['location']);
  await site.send('/_/el/news/join', { mail: 'reader@example.it', from: '/el/news' });
  const [mail] = await site.mailsTo('reader@example.it');
  [reader = ''] = /\/_\/news\/yes\/[\w-]{22}/.exec(mail?.text ?? '') ?? [];
});
afterAll(() => site.close());

const keyOf = (path: string) => path.split('/').at(-1) ?? '';
const lasting = async (rest: string) => {
  const asked = { method: 'GET', query: new URLSearchParams(), form: new URLSearchParams(), network: '' } as const;
  return (await lastingPage(site.product.as(null), { rest, ...asked }))?.body ?? '';
};

describe('while the site speaks it', () => {
  it('the page on our own host leads to the site in that language, and its privacy page is in it [P8] [P9]', async () => {
    const origin = /href="(https?:\/\/[^"/]+)\/en\/privacy"/.exec(await lasting(keyOf(booked)))?.[1];
    expect(origin).toContain(site.name);
    expect(await lasting(keyOf(booked))).toContain(`href="${origin}/en/"`);
    expect(await lasting(keyOf(ordered))).toContain(`href="${origin}/el/"`);
    for (const page of ['privacy', 'cookies'] as const) {
      const told = await lasting(`${keyOf(booked)}/${page}`);
      expect(told).toContain('<html lang="en"');
      expect(told).toContain(LEGAL.en[page].title);
      expect(told).toContain(`href="${origin}/en/"`);
      expect(await lasting(`${keyOf(ordered)}/${page}`)).toContain(LEGAL.el[page].title);
    }
  });
});

describe('once its owner has switched the language off', () => {
  beforeAll(() => site.speak());

  it('their pages stay in it, with the frame of the site round them [P8] [P9] [P10]', async () => {
    expect((await site.send('/en/book')).status).toBe(404);
    for (const [path, lang, title] of [
      [booked, 'en', bookingEn.state.confirmed],
      [ordered, 'el', shopEl.state.placed],
      [reader, 'el', newsEl.yesTitle],
    ] as const) {
      const { status, text } = await site.send(path);
      expect([path, status]).toEqual([path, 200]);
      expect(text).toContain(`<html lang="${lang}"`);
      expect(text).toContain(title);
      expect(text).toContain(WORDS['footer.privacy'][lang]);
      // What only its owner could say in it stays as it is, and is marked.
      expect(text).toContain('<span lang="it">');
      expect(text).not.toMatch(/href="\/(?:en|el)\//);
    }
  });

  it('and so do what the law says of them and their pages on our own host [P8] [P9]', async () => {
    expect(await lasting(keyOf(ordered))).toContain(shopEl.state.placed);
    const told = await lasting(`${keyOf(ordered)}/privacy`);
    expect(told).toContain('<html lang="el"');
    expect(told).toContain(LEGAL.el.privacy.title);
    expect(await lasting(keyOf(ordered))).toMatch(new RegExp(`href="https?://${site.name}[^"/]*/privacy"`));
  });
});

describe('a version that speaks them', () => {
  const translated = () =>
    site.product.rows<{ id: string; isShown: boolean }>(
      `select v.id, v.id = s.current_version_id as "isShown" from site_versions v join sites s on s.id = v.site_id
       where v.translations is not null order by v.created_at desc`,
    );

  it('is packed without its documents, and composed anew when it comes back; one without is read as having one language [P8] [K14]', async () => {
    const [last] = await translated();
    expect(last?.isShown).toBe(false);
    expect(await purgeVersions(site.product.system())).toBeGreaterThan(0);
    expect(await translated()).toEqual([]);
    // As by a process that has read nothing of it yet.
    const ctx = site.product.as(null);
    const live = await liveSite({ ...ctx, config: { ...ctx.config } }, site.shop.site.id);
    expect([live?.document.lang, live?.translations]).toEqual(['it', []]);
    expect((await site.send(booked)).text).toContain('<html lang="en"');

    const draft = site.shop.site;
    await draft.restore((await draft.view()).rev, last?.id ?? '');
    await site.publish();
    expect((await translated()).map(({ isShown }) => isShown)).toEqual([true]);
    expect((await site.send('/el/shop')).text).toContain('<html lang="el"');
    expect((await site.send(ordered)).text).toContain('href="/el/privacy"');
  });
});
