/** The page that its owner edits is the page that visitors see: anchors aside, not a byte differs (owner.md 5). */
import { describe, expect, it } from 'vitest';
import { castSite } from '../../tests/content/fixture-site.ts';
import { demoPages } from '../../tests/fixtures/pages.ts';
import { editableSite } from '../../modules/sites/publishing/compose-site.ts';
import type { EditableSite } from '../../modules/sites/publishing/composer.port.ts';
import { LAYOUTS } from '../names.ts';
import type { SiteDocument } from '../document.ts';
import { SITE_PAGES, type RenderOptions, type SitePage } from '../render/options.ts';
import { drawSitePage, renderSitePage, withLinkedFonts } from '../render/render-site-page.tsx';
import { anchoredKit, withoutAnchors } from './anchored-kit.tsx';
import { partOfSlot, withSlots } from './with-slots.ts';

const now = new Date('2026-05-25T10:00:00Z');
const options: RenderOptions = {
  mode: 'paid',
  origin: 'https://www.settegufi.example',
  photoUrl: (id, width, format) => `/photos/${id}-${width}.${format}`,
  fontUrl: (file) => `/fonts/${file}`,
  now,
};
const canvasOf = (doc: SiteDocument, page: SitePage) =>
  withLinkedFonts(drawSitePage(doc, page, options, anchoredKit), options);
const FONTS = /<link rel="preload" as="font"[^>]*>|<style>(?:@font-face\{[^}]*\})*<\/style>/g;
const withoutFonts = (html: string) => html.replaceAll(FONTS, '');
const bodyOf = (html: string) => html.slice(html.indexOf('<body'));
/** What is read of a page, with the spaces and breaks that a layout sets of its own taken back. */
const readable = (html: string) =>
  html
    .replaceAll(/<script[^]*?<\/script>|<[^>]+>/g, ' ')
    .replaceAll(/&(?:amp|quot|#x27|lt|gt);/g, ' ')
    .replaceAll(/[\u00ad\u200b\u2060]/g, '')
    .replaceAll(/\s+/g, ' ');
const plainWords = (value: string) => readable(value.replaceAll(/[&"'<>]/g, ' ')).trim();

const everySite = async function* (): AsyncGenerator<EditableSite & { where: string }> {
  for (const { username = '', id } of demoPages()) {
    const { page, photos } = await castSite(username || id, now);
    for (const layout of LAYOUTS)
      yield { ...editableSite(page, photos, { layout, lang: null, legal: null, now }), where: `${layout} ${id}` };
  }
};

describe('the page that is edited [S2]', () => {
  it('is the public page byte for byte without its anchors, in every layout, of every business, on every page', async () => {
    let compared = 0;
    for await (const { document, units, where } of everySite()) {
      const slotted = withSlots(document, units);
      for (const page of SITE_PAGES) {
        const canvas = canvasOf(slotted, page);
        const open = renderSitePage(document, page, options);
        expect(withoutFonts(withoutAnchors(canvas)) === withoutFonts(open), `${where} ${page}`).toBe(true);
        expect(open, where).not.toMatch(/data-e=|<v-t/);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThanOrEqual(10 * SITE_PAGES.length * 10);
  });

  it('leads from every unit that can be read on it to that unit', async () => {
    const missing: string[] = [];
    for await (const { document, units, where } of everySite()) {
      const slotted = withSlots(document, units);
      const html = bodyOf(canvasOf(slotted, 'home'));
      const anchored = new Set([...html.matchAll(/data-e="([^"]*)"/g)].map(([, slot = '']) => partOfSlot(slot).unit));
      const words = readable(html);
      for (const { unit, kind, value } of units) {
        const texts = [value].flat().filter((one) => typeof one === 'string');
        const isRead = kind !== 'look' && texts.some((text) => words.includes(plainWords(text)));
        if (isRead && !anchored.has(unit)) missing.push(`${where} ${unit}`);
      }
      for (const { id } of Object.values(document.photos))
        if (html.includes(id) && !units.some((one) => one.photo === id && anchored.has(one.unit)))
          if (!anchored.has('look/photos')) missing.push(`${where} photo ${id}`);
    }
    expect(missing).toEqual([]);
  });

  it('names no unit that the site has not', async () => {
    for await (const { document, units, where } of everySite()) {
      const known = new Set(units.map(({ unit }) => unit));
      const html = canvasOf(withSlots(document, units), 'home');
      for (const [, slot = ''] of html.matchAll(/data-e="([^"]*)"/g))
        expect(known.has(partOfSlot(slot.replaceAll('&amp;', '&')).unit), `${where} ${slot}`).toBe(true);
    }
  });
});
