import { describe, expect, it } from 'vitest';
import { demoDocument } from '../../../tests/fixtures/documents.ts';
import type { SiteDocument, Text } from '../../document.ts';
import type { RenderOptions } from '../../render/options.ts';
import { renderSitePage } from '../../render/render-site-page.tsx';
import { css } from './css.ts';

const options: RenderOptions = {
  mode: 'paid',
  origin: 'https://www.salu.example',
  photoUrl: (id, width, format) => `/photos/${id}-${width}.${format}`,
  fontUrl: (file) => `/fonts/${file}`,
  now: new Date('2026-05-25T10:00:00Z'),
};
/** Spaces that keep a figure with its unit are read as spaces. */
const draw = (doc: SiteDocument) => renderSitePage(doc, 'home', options).replaceAll(/[\u00A0\u202F]/g, ' ');
const page = async (name: string) => structuredClone(await demoDocument(name, 'officina'));
const text = (value: string): Text => ({ value, source: { kind: 'field', field: 'menu' } });
const heroOf = (html: string) => /<section class="hero"[^]*?<\/section>/.exec(html)?.[0] ?? '';
const count = (html: string, part: string) => html.split(part).length - 1;

const withItems = (doc: SiteDocument, items: number, photo: string | null = null): SiteDocument => ({
  ...doc,
  sections: doc.sections.map((section) =>
    section.type === 'list'
      ? {
          ...section,
          groups: [
            {
              title: null,
              items: Array.from({ length: items }, (_, n) => ({
                name: text(`Lavoro ${n}`),
                detail: null,
                price: text(`${n} €`),
                photo,
              })),
            },
          ],
        }
      : section,
  ),
});

const withoutPhoto = (doc: SiteDocument): SiteDocument => ({
  ...doc,
  sections: doc.sections.map((section) => (section.type === 'hero' ? { ...section, photo: null } : section)),
});

describe('layout officina', () => {
  it('rules the whole price list on the first screen, each price in a field of its own, and says it once', async () => {
    const html = draw(await page('officinasalu'));
    expect(heroOf(html)).toContain('<p class="what">Tagliando completo</p><p class="price">da 149 €</p>');
    expect(count(heroOf(html), 'class="price"')).toBe(5);
    expect(count(html, 'Tagliando completo</p>')).toBe(1);
    expect(heroOf(html)).toContain('id="services"');
  });

  it('leads from the first lines of a longer list to all of it', async () => {
    const html = draw(withItems(await page('officinasalu'), 18));
    expect(count(heroOf(html), 'class="price"')).toBe(4);
    expect(heroOf(html)).toMatch(/href="#services">Servizi \(18\)/);
    expect(html).toContain('Lavoro 17');
  });

  it('frames what has a photo, with name and price beneath it', async () => {
    const doc = await page('officinasalu');
    const html = draw(withItems(doc, 3, Object.keys(doc.photos)[0]));
    expect(/<ul class="parts">[^]*?<\/ul>/.exec(html)?.[0].match(/<picture/g)).toHaveLength(3);
    expect(heroOf(html)).toContain('Lavoro 2');
  });

  it('fills the form with address and number where no price list is known', async () => {
    const hero = heroOf(draw(await page('asprhpetra')));
    expect(hero).toContain('href="tel:+302310000014"');
    expect(hero).toContain('Οδός Δάφνης 27');
    expect(hero).not.toContain('class="lines"');
  });

  it('invents no steps: every sentence of the page is the owner’s or a standard word', async () => {
    const html = draw(await page('officinasalu'));
    expect(count(html, '<h2>')).toBe(7);
    expect(count(html, '<h3>')).toBe(0);
  });

  it('says open or closed on a plate of two lines, over the photo or over half of the sheet', async () => {
    const doc = await page('officinasalu');
    expect(heroOf(draw(doc))).toContain('<div class="plate"><p class="now"');
    expect(heroOf(draw(doc))).toContain('data-open="Aperto ora\nchiude alle {time}"');
    const html = heroOf(draw(withoutPhoto(doc)));
    expect(html).toContain('<div class="plate alone">');
    expect(html).not.toContain('<img');
  });

  it('leaves the plate away where the hours are unknown, and writes the name on it where there is no photo either', async () => {
    const doc = await page('nessawhitlow');
    expect(heroOf(draw(doc))).not.toContain('class="plate');
    expect(heroOf(draw(withoutPhoto(doc)))).toContain('<p class="state">Nessa Whitlow Photographs</p>');
  });

  it('shows the week in seven fields, closed days struck out', async () => {
    const hours = /<section class="hours"[^]*?<\/section>/.exec(draw(await page('officinasalu')))?.[0] ?? '';
    expect(count(hours, 'data-day=')).toBe(7);
    expect(count(hours, 'class="shut"')).toBe(1);
  });

  it('keeps the button of the header to one word on a phone', async () => {
    const go = /<a class="go"[^]*?<\/a>/.exec(draw(await page('officinasalu')))?.[0] ?? '';
    expect(go).toContain('<span class="full">Chiama 0544 000 018</span><span class="brief">Chiama</span>');
    expect(css).toMatch(/\.go,\.nav a\{white-space:nowrap\}/);
  });

  it('moves nothing', () => {
    expect(css).not.toMatch(/animation|transition/);
  });

  it('keeps its rules within 16 kB', () => {
    expect(Buffer.byteLength(css)).toBeLessThanOrEqual(16_000);
  });
});
