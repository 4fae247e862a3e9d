import { describe, expect, it } from 'vitest';
import { demoDocument } from '../../../tests/fixtures/documents.ts';
import type { SiteDocument } from '../../document.ts';
import type { RenderOptions } from '../../render/options.ts';
import { renderSitePage } from '../../render/render-site-page.tsx';
import { css } from './css.ts';

const options: RenderOptions = {
  mode: 'paid',
  origin: 'https://www.hibou.example',
  photoUrl: (id, width, format) => `/photos/${id}-${width}.${format}`,
  fontUrl: (file) => `/fonts/${file}`,
  now: new Date('2026-05-25T10:00:00Z'),
};
const draw = (doc: SiteDocument) => renderSitePage(doc, 'home', options);
const page = async (name: string) => structuredClone(await demoDocument(name, 'notte'));
const factsOf = (html: string) => /<ul class="facts">[^]*?<\/ul>(?=<section|<div)/.exec(html)?.[0] ?? '';
const cells = (html: string) => factsOf(html).match(/class="label"/g)?.length ?? 0;

describe('layout notte', () => {
  it('says tonight, the address and how to book directly under the photo', async () => {
    const html = draw(await page('lehiboudistrait'));
    expect(html).toMatch(/<\/section><ul class="facts">/);
    expect(cells(html)).toBe(3);
    expect(factsOf(html)).toContain('Aujourd’hui');
    expect(factsOf(html)).toContain('14 rue des Trois-Lampes');
    expect(factsOf(html)).toContain('href="tel:+33465710014"');
  });

  it('shows only the facts that the page knows', async () => {
    const doc = await page('lehiboudistrait');
    const bare = { ...doc, sections: doc.sections.filter(({ type }) => type !== 'hours') };
    expect(cells(draw(bare))).toBe(2);
    const lost = bare.sections.map((section) => (section.type === 'contact' ? { ...section, address: [] } : section));
    expect(cells(draw({ ...bare, sections: lost }))).toBe(1);
  });

  it('writes the hour of opening on the wall where there is no photo', async () => {
    const html = draw(await page('asprhpetra'));
    expect(html).toContain('class="hero unlit"');
    expect(html).toContain('<div class="art hour" aria-hidden="true"><span>09:00</span></div>');
  });

  it('darkens the hero by the scrim that was measured on its photo', async () => {
    const doc = await page('lehiboudistrait');
    const hero = doc.sections.find((section) => section.type === 'hero');
    const html = draw(doc);
    expect(html).toMatch(new RegExp(`class="hero p-${hero?.photo?.slice(0, 8)}`));
    expect(html).toMatch(new RegExp(`class="head over p-${hero?.photo?.slice(0, 8)}`));
  });

  it('lets a keyboard reach and open each photo of the strip', async () => {
    const doc = await page('nessawhitlow');
    const gallery = doc.sections.find((section) => section.type === 'gallery');
    const film = /<ul class="film">[^]*?<\/ul>/.exec(draw(doc))?.[0] ?? '';
    expect(gallery?.photos.length).toBeGreaterThan(3);
    expect(film.match(/<button[^>]*popovertarget="photo-\d+"/gi)).toHaveLength(gallery?.photos.length ?? 0);
  });

  it('sets one short and kind review large, never a complaint', async () => {
    const doc = await page('almyrofeggari');
    const reviews = doc.sections.find((section) => section.type === 'reviews');
    const lead = /<blockquote class="lead"><p>(?:<span[^>]*>)?([^<]+)/.exec(draw(doc))?.[1];
    const chosen = reviews?.items.find(({ text }) => text.value === lead);
    if (lead) expect(chosen?.stars ?? 5).toBeGreaterThanOrEqual(4);
    const angry = doc.sections.map((section) =>
      section.type === 'reviews'
        ? { ...section, items: section.items.map((item) => ({ ...item, stars: 1 })) }
        : section,
    );
    expect(draw({ ...doc, sections: angry })).not.toContain('class="lead"');
  });

  it('prints the card in two columns only when it is long', async () => {
    const doc = await page('trattoriasettegufi');
    expect(draw(doc)).toContain('class="card"');
    const long = doc.sections.map((section) =>
      section.type === 'list'
        ? {
            ...section,
            groups: section.groups.map((group) => ({
              ...group,
              items: Array.from({ length: 20 }, (_, index) => ({
                ...group.items[0]!,
                name: { ...group.items[0]!.name, value: `Piatto ${index}` },
              })),
            })),
          }
        : section,
    );
    expect(draw({ ...doc, sections: long })).toContain('class="card long"');
  });

  it('moves the photo by at most 40 pixels, and only for people who allow motion', () => {
    const motion = css.slice(css.indexOf('@media (prefers-reduced-motion:no-preference)'));
    expect(motion).toContain('@supports (animation-timeline:scroll())');
    expect(motion).toContain('translateY(40px)');
    expect(css.indexOf('animation:')).toBeGreaterThan(css.indexOf('prefers-reduced-motion:no-preference'));
  });

  it('keeps its rules within 16 kB', () => {
    expect(Buffer.byteLength(css)).toBeLessThanOrEqual(16_000);
  });
});
