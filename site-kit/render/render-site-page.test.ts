import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoDocument } from '../../tests/fixtures/documents.ts';
import { demoPages } from '../../tests/fixtures/pages.ts';
import { LANGS } from '../document.ts';
import type { SiteDocument } from '../document.ts';
import { FONTS } from '../fonts/manifest.ts';
import { READY_LAYOUTS } from '../layouts/index.ts';
import { OPEN_NOW_SCRIPT } from './open-now.ts';
import { photoWidths, SITE_PAGES } from './options.ts';
import type { RenderOptions } from './options.ts';
import { renderSitePage } from './render-site-page.tsx';
import { contentSecurityPolicy } from './security.ts';

const options: RenderOptions = {
  mode: 'paid',
  origin: 'https://www.settegufi.example',
  photoUrl: (id, width, format) => `/photos/${id}-${width}.${format}`,
  fontUrl: (file) => `/fonts/${file}`,
  now: new Date('2026-05-25T10:00:00Z'),
};
const trattoria = async () => demoDocument('900000000000101', 'tavola');

let documents: SiteDocument[];
beforeAll(async () => {
  const every = READY_LAYOUTS.flatMap(({ name }) => demoPages().map(async ({ id }) => demoDocument(id, name)));
  documents = await Promise.all(every);
});

const stylesOf = (html: string) => [...html.matchAll(/<style>([^]*?)<\/style>/g)].map(([, style = '']) => style);
const styleOf = (html: string) => stylesOf(html).join('');
const count = (html: string, part: RegExp) => html.match(part)?.length ?? 0;

describe('a rendered site page', () => {
  it('has one h1, one main, one header and one footer, whatever the business and the layout', () => {
    for (const doc of documents) {
      for (const page of SITE_PAGES) {
        const html = renderSitePage(doc, page, options);
        const where = `${doc.layout} ${doc.name.value} ${page}`;
        expect(count(html, /<h1[ >]/g), where).toBe(1);
        expect(count(html, /<main[ >]/g), where).toBe(1);
        expect(count(html, /<footer[ >]/g), where).toBeGreaterThanOrEqual(1);
        expect(html, where).toContain('id="main"');
        expect(html, where).toContain(`<html lang="${doc.lang}">`);
      }
    }
  });

  it('shows every section of the document that a visitor can reach from the menu', () => {
    for (const doc of documents) {
      const html = renderSitePage(doc, 'home', options);
      for (const section of doc.sections) expect(html, `${doc.layout} ${section.type}`).toContain(`id="${section.id}"`);
    }
  });

  it('keeps its style under 22 kB and its script under 1.5 kB', () => {
    for (const doc of documents) {
      const bytes = Buffer.byteLength(styleOf(renderSitePage(doc, 'home', options)));
      expect(bytes, `${doc.layout} ${doc.name.value}`).toBeLessThanOrEqual(22_000);
    }
    expect(Buffer.byteLength(OPEN_NOW_SCRIPT)).toBeLessThanOrEqual(1_500);
  });

  it('loads nothing from a third party', () => {
    for (const doc of documents) {
      for (const page of SITE_PAGES) {
        const html = renderSitePage(doc, page, options);
        const loads = [...html.matchAll(/(?:\bsrc|\bsrcset|imagesrcset|<link[^>]+href)="([^"]+)"/gi)].map(
          ([, url]) => url,
        );
        const foreign = loads.filter(
          (url) => url && !/^(#|\/photos\/|\/fonts\/|data:image\/svg|https:\/\/www\.settegufi)/.test(url),
        );
        expect(foreign, `${doc.layout} ${doc.name.value}`).toEqual([]);
        expect(styleOf(html)).not.toMatch(/https?:|@import/);
      }
    }
  });

  it('carries no style attribute and no event handler, so that the strict policy holds', () => {
    for (const doc of documents) {
      expect(renderSitePage(doc, 'home', options)).not.toMatch(/<[^>]+\s(?:style|on[a-z]+)=/i);
    }
  });

  it('lets search engines in only when the site is paid for', async () => {
    const doc = await trattoria();
    for (const mode of ['preview', 'free'] as const) {
      const html = renderSitePage(doc, 'home', { ...options, mode });
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).not.toContain('rel="canonical"');
    }
    const paid = renderSitePage(doc, 'home', options);
    expect(paid).not.toContain('noindex');
    expect(paid).toContain('<link rel="canonical" href="https://www.settegufi.example/"/>');
    expect(renderSitePage(doc, 'not-found', options)).toContain('noindex');
  });

  it('says who made it on a free site only, in every layout', () => {
    for (const doc of documents) {
      expect(count(renderSitePage(doc, 'home', { ...options, mode: 'free' }), /class="made"/g), doc.layout).toBe(1);
      expect(renderSitePage(doc, 'home', options)).not.toContain('class="made"');
    }
  });

  it('explains privacy and cookies in each of the five languages', async () => {
    const doc = await trattoria();
    const texts = LANGS.flatMap((lang) =>
      (['privacy', 'cookies'] as const).map((page) => renderSitePage({ ...doc, lang }, page, options)),
    );
    expect(new Set(texts.map((html) => html.slice(html.indexOf('<h1'), html.indexOf('</main>')))).size).toBe(10);
    for (const html of texts) expect(html).not.toContain('{name}');
  });

  it('fetches the hero first and every other picture only when it comes near', () => {
    for (const doc of documents) {
      const html = renderSitePage(doc, 'home', options);
      const eager = [...html.matchAll(/<img [^>]*>/g)].filter(
        ([tag]) => !tag.includes('loading="lazy"') && !tag.includes('src="data:'),
      );
      const hero = doc.sections.find((section) => section.type === 'hero');
      if (hero?.photo) expect(eager.length, doc.layout).toBeGreaterThanOrEqual(1);
      expect(count(html, /<img [^>]*fetchpriority="high"/gi), `${doc.layout} ${doc.name.value}`).toBeLessThanOrEqual(1);
      for (const [tag] of html.matchAll(/<img [^>]*>/g)) expect(tag).toMatch(/width="\d+" height="\d+"/);
    }
  });

  it('never offers a photo wider than its original', () => {
    expect(photoWidths({ width: 1300 })).toEqual([320, 480, 800, 1200]);
    expect(photoWidths({ width: 650 })).toEqual([320, 480, 650]);
    expect(photoWidths({ width: 1500 })).toEqual([320, 480, 800, 1200]);
    expect(photoWidths({ width: 4000 })).toEqual([320, 480, 800, 1200, 1600]);
    expect(photoWidths({ width: 320 })).toEqual([320]);
  });

  it('fetches the fonts of the page’s own alphabet at once where it links them', async () => {
    const greek = await demoDocument('900000000000404', 'tavola');
    const preloads = (html: string) =>
      [...html.matchAll(/<link rel="preload" as="font"[^>]+href="\/fonts\/([^"]+)"/g)].map(([, file = '']) => file);
    const files = (...scripts: string[]) =>
      [...FONTS.Alegreya.faces, ...FONTS['Source Sans 3'].faces]
        .filter(({ script }) => scripts.includes(script))
        .map(({ file }) => file);
    const html = renderSitePage(greek, 'home', options);
    expect(preloads(html).toSorted()).toEqual(files('greek', 'basic').toSorted());
    expect(preloads(renderSitePage(await trattoria(), 'home', options)).toSorted()).toEqual(files('latin').toSorted());
    expect(html).toContain('font-display:block');
    expect(html).not.toMatch(/font-display:(?:optional|swap)/);
  });

  it('is the same, byte for byte, for the same document', async () => {
    expect(renderSitePage(await trattoria(), 'home', options)).toBe(renderSitePage(await trattoria(), 'home', options));
  });

  it('comes with a policy that names the hash of its own style and of the one script', async () => {
    const html = renderSitePage(await trattoria(), 'home', options);
    const policy = contentSecurityPolicy(html, { frames: 'https://vetrina.example' });
    const hash = (text: string) => createHash('sha256').update(text).digest('base64');
    const styles = stylesOf(html).map((style) => `'sha256-${hash(style)}'`);
    expect(styles).toHaveLength(2);
    expect(policy).toContain(`style-src ${styles.join(' ')};`);
    expect(policy).toContain(`script-src 'sha256-${hash(OPEN_NOW_SCRIPT)}'`);
    expect(html).toContain(`<script id="end">${OPEN_NOW_SCRIPT}</script>`);
    expect(policy).toContain('frame-ancestors https://vetrina.example');
    expect(policy).not.toContain('unsafe');
  });

  it('refuses a layout that is not drawn', async () => {
    const doc = await demoDocument('900000000000101', 'tavola');
    const unknown = { ...doc, layout: 'sandcastle' as SiteDocument['layout'] };
    expect(() => renderSitePage(unknown, 'home', options)).toThrow('sandcastle');
  });
});
