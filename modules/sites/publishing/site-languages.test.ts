/** A site in several languages as it is published: addresses, what search engines are told, and the switch (owner.md 8). */
import { describe, expect, it } from 'vitest';
import { translationUnit } from '../../../site-kit/content/units.ts';
import type { SiteDocument } from '../../../site-kit/document.ts';
import { itemKey } from '../../../site-kit/shop/item-key.ts';
import { findAll } from '../../../site-kit/layouts/parts/find.ts';
import { READY_LAYOUTS } from '../../../site-kit/layouts/index.ts';
import type { LayoutName } from '../../../site-kit/names.ts';
import { findElements, readHtml, textOf } from '../../../site-kit/quality/read-html.ts';
import { failuresOf } from '../../../site-kit/quality/report.ts';
import { castSite, layerOf } from '../../../tests/content/fixture-site.ts';
import { buildSite, drawSite, type SiteBuild } from './build-site.ts';
import { composedSite, editableSite } from './compose-site.ts';
import { createComposer } from './create-composer.ts';
import { createInlineFonts } from './inline-fonts.ts';
import { createElement } from 'react';
import type { Ctx } from '../../../platform/ctx.ts';
import { drawRoomPage } from '../room-page.ts';
import { partsOfRooms, type PartsAsked } from '../site-parts.ts';

const ORIGIN = 'https://www.settegufi.example';
const now = new Date('2026-05-25T10:00:00Z');
const site = await castSite('trattoriasettegufi', now);
const inline = createInlineFonts(createComposer(), (error) => {
  throw error;
});

const FARM = { slug: 'fattoria', title: 'La nostra fattoria', menu: true, blocks: [] };
/** English whole, Greek begun. */
const layer = (() => {
  const own = layerOf({ 'look/languages': { on: ['en', 'el'] }, 'pages/pge_000000000001': FARM });
  const { units } = editableSite(site.page, site.photos, options('tavola', own));
  const words = 'The words of our house';
  const said = units.flatMap(({ unit, translates }) => {
    if (!translates || !unit.startsWith(translationUnit('en', ''))) return [];
    const { value, of } = translates;
    const text = (one: unknown) => (one === '' ? '' : words);
    const english =
      typeof value === 'string'
        ? words
        : Array.isArray(value)
          ? value.map(text)
          : Object.fromEntries(Object.entries(value as object).map(([name, one]) => [name, text(one)]));
    return [[unit, { value: english, of }] as const];
  });
  return { ...own, ...layerOf(Object.fromEntries(said)) };
})();

function options(layout: LayoutName, with_: ReturnType<typeof layerOf>) {
  return { layout, lang: null, legal: null, now, layer: with_, languages: 4 };
}

async function built(layout: LayoutName): Promise<SiteBuild> {
  const { document, languages } = composedSite(site.page, site.photos, options(layout, layer));
  return buildSite(drawSite(document, { mode: 'paid', origin: ORIGIN, badgeUrl: ORIGIN, now, languages }), inline);
}
function pageOf({ manifest, texts }: SiteBuild, path: string): string {
  const entry = manifest[path];
  if (entry?.kind !== 'bytes') throw new Error(`no ${path}`);
  return texts.get(entry.hash)?.toString() ?? '';
}
const rowsOf = (doc: SiteDocument) =>
  findAll(doc, 'list').flatMap(({ groups }) => groups.flatMap(({ items }) => items));
/** What a page says of its languages to search engines, by language. */
const alternates = (html: string): Record<string, string> =>
  Object.fromEntries(
    findElements(readHtml(html), 'link').flatMap(({ attributes }) => {
      const lang = attributes.get('hreflang');
      return lang ? [[lang, attributes.get('href') ?? '']] : [];
    }),
  );
const switchOf = (html: string) => {
  const nav = findElements(readHtml(html), 'nav').find(({ attributes }) => attributes.get('class') === 'langs');
  if (!nav) throw new Error('no switch');
  return {
    links: findElements(nav, 'a').map((link) => [
      textOf(link).trim(),
      link.attributes.get('href'),
      link.attributes.get('hreflang'),
      link.attributes.get('lang'),
    ]),
    current: findElements(nav, 'span').map((one) => textOf(one).trim()),
  };
};
const isHidden = (html: string) => html.includes('<meta name="robots" content="noindex"/>');

it('what was checked and is then published has every font that its pages link, in each language [P7]', async () => {
  for (const build of [await built('tavola'), await built('tavola')]) {
    const pages = Object.values(build.manifest).flatMap((entry) =>
      entry.kind === 'bytes' && entry.type.startsWith('text/html')
        ? [build.texts.get(entry.hash)?.toString() ?? '']
        : [],
    );
    const linked = new Set(
      pages.flatMap((html) => [...html.matchAll(/\/f\/([\w.-]+\.woff2)/g)].map(([, file]) => file)),
    );
    expect(linked.size).toBeGreaterThan(1);
    expect([...linked].filter((file) => !build.fonts.includes(String(file)))).toEqual([]);
  }
});

describe.each(READY_LAYOUTS.map(({ name }) => name))('in layout %s a site in several languages [P7]', (layout) => {
  it('names the others on each page, both ways, leads to them in sight, and passes every gate with its fonts inside', async () => {
    const build = await built(layout);
    expect(failuresOf(build.report)).toEqual([]);
    for (const [page, folder] of [
      ['', ''],
      ['privacy', 'privacy'],
      ['cookies', 'cookies'],
    ]) {
      const both = { it: `${ORIGIN}/${page}`, en: `${ORIGIN}/en/${folder}`, 'x-default': `${ORIGIN}/${page}` };
      const [italian, english, greek] = [`/${page}`, `/en/${folder}`, `/el/${folder}`].map((path) =>
        pageOf(build, path),
      );
      expect([alternates(italian ?? ''), alternates(english ?? '')]).toEqual([both, both]);
      // Greek says too little yet: it is there, and search engines are not told.
      expect([isHidden(italian ?? ''), isHidden(english ?? ''), isHidden(greek ?? '')]).toEqual([false, false, true]);
      expect(alternates(greek ?? '')).toEqual({});
      expect(english).toContain(`<link rel="canonical" href="${ORIGIN}/en/${folder}"/>`);
      expect(english).toMatch(/^<!doctype html><html lang="en">/);
      expect(switchOf(italian ?? '')).toEqual({
        current: ['Italiano'],
        links: [
          ['English', `/en/${folder}`, 'en', 'en'],
          ['Ελληνικά', `/el/${folder}`, 'el', 'el'],
        ],
      });
      expect(switchOf(english ?? '').links).toEqual([
        ['Italiano', `/${page}`, 'it', 'it'],
        ['Ελληνικά', `/el/${folder}`, 'el', 'el'],
      ]);
    }
    expect(pageOf(build, '/en/')).not.toMatch(/\.woff2/);
  });

  it('leads to the owner’s pages as they stand in the main language, and stays in its own everywhere else', async () => {
    const build = await built(layout);
    const links = findElements(readHtml(pageOf(build, '/en/')), 'a');
    const inside = links.map(({ attributes }) => attributes.get('href') ?? '').filter((href) => href.startsWith('/'));
    const others = ['/', '/el/', '/fattoria'];
    for (const href of new Set(inside))
      expect([...others, '/en/', '/en/privacy', '/en/cookies']).toContain(href.split('#')[0]);
    expect(inside).toEqual(expect.arrayContaining(['/fattoria', '/en/privacy', '/en/cookies']));
    expect(pageOf(build, '/en/')).toContain('<span lang="it">La nostra fattoria</span>');
    expect(switchOf(pageOf(build, '/fattoria')).links.map(([, href]) => href)).toEqual(['/en/', '/el/']);
    expect(build.manifest['/en/fattoria']).toBeUndefined();
  });
});

describe('a site in several languages [P7]', () => {
  it('tells its site map of each that is listed, with the others beside it', async () => {
    const map = pageOf(await built('tavola'), '/sitemap.xml');
    const urls = [...map.matchAll(/<url><loc>([^<]+)<\/loc>.*?<\/url>/g)];
    expect(urls.map(([, loc]) => loc?.slice(ORIGIN.length))).toEqual([
      '/',
      '/en/',
      '/privacy',
      '/en/privacy',
      '/cookies',
      '/en/cookies',
      '/fattoria',
    ]);
    const beside = (at: number) =>
      [...(urls[at]?.[0].matchAll(/hreflang="([^"]+)" href="([^"]+)"/g) ?? [])].map(([, lang, href]) => [lang, href]);
    expect(beside(0)).toEqual([
      ['it', `${ORIGIN}/`],
      ['en', `${ORIGIN}/en/`],
      ['x-default', `${ORIGIN}/`],
    ]);
    expect(beside(1)).toEqual(beside(0));
    expect(beside(6)).toEqual([]);
    expect(map).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  });

  it('has legal pages and a page for what is not there in each, leads from /en to /en/, and knows no other', async () => {
    const build = await built('tavola');
    expect(build.manifest['/en']).toEqual({ kind: 'moved', to: '/en/' });
    expect(pageOf(build, '/en/privacy')).toContain('<h1>Privacy');
    expect(pageOf(build, '/el/404')).toMatch(/^<!doctype html><html lang="el">/);
    expect(Object.keys(build.manifest).filter((path) => /^\/(?:fr|es|it)(?:\/|$)/.test(path))).toEqual([]);
  });

  it('is held where one of them fails a gate, and says which', async () => {
    const { document, languages } = composedSite(site.page, site.photos, options('tavola', layer));
    const long = languages.map((doc) =>
      doc.lang === 'en'
        ? {
            ...doc,
            sections: doc.sections.map((one) =>
              one.type === 'contact' ? { ...one, title: { ...one.title, value: 'x'.repeat(90) } } : one,
            ),
          }
        : doc,
    );
    const drawing = drawSite(document, { mode: 'paid', origin: ORIGIN, badgeUrl: ORIGIN, now, languages: long });
    const [failed] = failuresOf((await buildSite(drawing, inline)).report);
    expect(failed?.gate).toBe('overflow');
    expect(failed?.faults.every((fault) => fault.startsWith('en: '))).toBe(true);
  });

  it('is another site as soon as one language differs, and the same as long as none does', () => {
    const drawn = (languages: ReturnType<typeof composedSite>['languages']) => {
      const { document } = composedSite(site.page, site.photos, options('tavola', layer));
      return drawSite(document, { mode: 'paid', origin: ORIGIN, badgeUrl: ORIGIN, now, languages }).contentHash;
    };
    const { languages } = composedSite(site.page, site.photos, options('tavola', layer));
    const [english, ...others] = languages;
    if (!english) throw new Error('no English');
    expect(drawn(languages)).toBe(drawn([...languages]));
    expect(drawn([{ ...english, name: { ...english.name, value: 'Seven Owls' } }, ...others])).not.toBe(
      drawn(languages),
    );
  });
});

it('a list names the price of the shop and leads to its product in every language, whatever its rows are called there [P7] [P8]', () => {
  const { document: closed } = composedSite(site.page, site.photos, options('tavola', layer));
  const [first] = rowsOf(closed);
  const item = itemKey(first ?? expect.fail('nothing is listed'));
  const shop = {
    mode: 'reserve',
    delivers: false,
    currency: 'EUR',
    products: [{ item, cents: 4321, soldOut: false, at: now.toISOString() }],
    pages: [{ item, path: '/shop/roses' }],
  } as const;
  const { document, languages } = composedSite(site.page, site.photos, { ...options('tavola', layer), shop });
  expect(rowsOf(languages[0] ?? document)[0]?.name.source.kind).toBe('translated');
  for (const doc of [document, ...languages]) {
    const rows = rowsOf(doc);
    expect(rows[0]?.name.href, doc.lang).toBe('/shop/roses');
    expect(rows[0]?.price?.value, doc.lang).toMatch(/43[.,]21/);
    expect(rows.slice(1).filter(({ name }) => name.href !== undefined)).toEqual([]);
  }
});

/** A shop with one product, as a room adds it. */
const ofShop = (ctx: Ctx, { origin }: PartsAsked) =>
  Promise.resolve((doc: SiteDocument) =>
    ['/shop', '/shop/roses'].map((path) => {
      const draw = () => createElement('h1', null, 'Roses');
      const room = { title: 'Roses', description: 'Ten roses', path, draw };
      return { path, listed: true, html: drawRoomPage(ctx, { page: 'shop', doc, origin, ...room }) };
    }),
  );

describe('pages of rooms in several languages', () => {
  it('are told to search engines in those that are ready, each with all of these and the main one for everybody else [P7] [P8]', async () => {
    const shop = { mode: 'reserve', delivers: false, currency: 'EUR', products: [], pages: [] } as const;
    const given = { ...options('tavola', layer), shop };
    const { document: doc, languages } = composedSite(site.page, site.photos, given);
    const ctx = { clock: { now: () => now }, contributed: () => [ofShop] } as unknown as Ctx;
    const parts = await partsOfRooms(ctx, { siteId: 's', doc, origin: ORIGIN, languages });
    const build = await buildSite(
      drawSite(doc, { mode: 'paid', origin: ORIGIN, badgeUrl: ORIGIN, now, languages, parts }),
      inline,
    );
    expect(failuresOf(build.report)).toEqual([]);
    expect(pageOf(build, '/el/shop/roses')).toContain('<html lang="el">');
    const urls = [...pageOf(build, '/sitemap.xml').matchAll(/<url>(.*?)<\/url>/g)].map(([, url = '']) => ({
      path: new URL(/<loc>([^<]*)/.exec(url)?.[1] ?? '').pathname,
      links: [...url.matchAll(/hreflang="([\w-]+)" href="([^"]*)"/g)].map(([, lang, to = '']) => [lang, to]),
    }));
    const of = (path: string) => [
      ['it', ORIGIN + path],
      ['en', `${ORIGIN}/en${path}`],
      ['x-default', ORIGIN + path],
    ];
    expect(urls.filter(({ path }) => path.includes('shop'))).toEqual([
      { path: '/en/shop', links: of('/shop') },
      { path: '/en/shop/roses', links: of('/shop/roses') },
      { path: '/shop', links: of('/shop') },
      { path: '/shop/roses', links: of('/shop/roses') },
    ]);
    expect(pageOf(build, '/sitemap.xml')).not.toContain('/el/');
    for (const path of ['/shop', '/en/shop', '/shop/roses', '/en/shop/roses'])
      expect(alternates(pageOf(build, path)), path).toEqual(Object.fromEntries(of(path.replace(/^\/en/, ''))));
  });
});
