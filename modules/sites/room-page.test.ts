/** What is drawn on our own host for whoever has a right on a site that may be gone: in its look, and with nothing that only it has. */
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { demoDocument } from '../../tests/fixtures/documents.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { testClock, testConfig } from '../../tests/support/context.ts';
import { READY_LAYOUTS } from '../../site-kit/layouts/index.ts';
import { drawRoomPage, lastingLegalPage, roomPageAnswer } from './room-page.ts';

const HERE = '/o/AAAAAAAAAAAAAAAAAAAAAA';
const ctx = { config: testConfig(), clock: testClock() } as unknown as Ctx;
const addresses = (html: string) =>
  [...html.matchAll(/ (?:href|src|srcset|action|ping)="([^"]*)"/g)].map(([, to = '']) => to);

it.each(READY_LAYOUTS.map(({ name }) => name))(
  '%s leads nowhere that is gone, and shows nothing of it [P8] [P9]',
  async (layout) => {
    const made = await demoDocument('900000000000101', layout);
    const doc = {
      ...made,
      shop: { mode: 'paid' as const },
      booking: { kind: 'table' as const },
      newsletter: true as const,
    };
    const place = { path: HERE, site: null };
    const page = roomPageAnswer(ctx, {
      page: 'shop',
      doc,
      origin: 'https://gone.example',
      lasting: place,
      title: 'Ordine',
      draw: () => createElement('h1', null, 'Ordine n. 1'),
    });
    const legal = lastingLegalPage(ctx, doc, { page: 'privacy', place });
    for (const { body = '' } of [page, legal]) {
      const own = addresses(body).filter(
        (to) => !/^(?:tel:|mailto:|#|https:\/\/(?:wa\.me|www\.google\.com|maps\.apple\.com)\/)/.test(to),
      );
      for (const to of own) expect(to, layout).toMatch(/^\/o\/(?:A{22}(?:\/privacy|\/cookies)?$|f\/[\w.-]+\.woff2$)/);
      expect(body).not.toContain('gone.example');
      expect(body).not.toMatch(/<img|<source/);
      expect(body.match(/<h1/g)).toHaveLength(1);
    }
    expect(legal.body).toContain('26 mesi');
    // While the site is there, its own pages are where one goes on.
    const there = roomPageAnswer(ctx, {
      page: 'shop',
      doc,
      origin: '',
      lasting: { path: HERE, site: 'https://here.example' },
      title: 'Ordine',
      draw: () => createElement('h1', null, '1'),
    });
    expect(there.body).toContain('href="https://here.example/privacy"');
  },
);

it('a page of a room names itself in every language that search engines are told of, below its room, too [P8]', async () => {
  const languages = [
    { lang: 'it' as const, listed: true },
    { lang: 'en' as const, listed: true },
    { lang: 'el' as const, listed: false },
  ];
  const made = await demoDocument('900000000000101', 'tavola');
  const doc = { ...made, lang: 'en' as const, languages, shop: { mode: 'reserve' as const } };
  const page = { page: 'shop' as const, doc, origin: 'https://o.example', title: 'Roses', description: 'Ten roses' };
  const drawn = (path?: string) =>
    drawRoomPage(ctx, { ...page, ...(path ? { path } : {}), draw: () => createElement('h1', null, 'Roses') });
  const links = (html: string) =>
    [
      ...html.matchAll(
        /<link rel="(canonical|alternate)"(?: hrefLang="([\w-]+)")? href="https:\/\/o\.example([^"]*)"/gi,
      ),
    ].map(([, rel, lang = '', to]) => [rel, lang, to]);
  for (const path of [undefined, '/shop/roses'])
    expect(links(drawn(path))).toEqual([
      ['canonical', '', `/en${path ?? '/shop'}`],
      ['alternate', 'it', path ?? '/shop'],
      ['alternate', 'en', `/en${path ?? '/shop'}`],
      ['alternate', 'x-default', path ?? '/shop'],
    ]);
  // The switch between languages leads where search engines are told, to all of them; what somebody typed has none, for it would be lost.
  const switched = (html: string) =>
    [...(/<nav class="langs".*?<\/nav>/.exec(html)?.[0] ?? '').matchAll(/href="([^"]*)"/g)].map(([, to]) => to);
  expect(switched(drawn())).toEqual(['/shop', '/el/shop']);
  expect(switched(drawn('/shop/roses'))).toEqual(['/shop/roses', '/el/shop/roses']);
  const { body = '' } = roomPageAnswer(ctx, {
    page: 'shop',
    doc,
    origin: '',
    title: 'Order',
    draw: () => createElement('h1', null, 'Order'),
  });
  expect(body).toContain('<html lang="en"');
  expect(body).not.toContain('class="langs"');
});
