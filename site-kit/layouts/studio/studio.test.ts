import { describe, expect, it } from 'vitest';
import { demoDocument } from '../../../tests/fixtures/documents.ts';
import type { SiteDocument, Text } from '../../document.ts';
import type { RenderOptions } from '../../render/options.ts';
import { renderSitePage } from '../../render/render-site-page.tsx';
import { css } from './css.ts';

const options: RenderOptions = {
  mode: 'paid',
  origin: 'https://www.corvibassanelli.example',
  photoUrl: (id, width, format) => `/photos/${id}-${width}.${format}`,
  fontUrl: (file) => `/fonts/${file}`,
  now: new Date('2026-05-25T10:00:00Z'),
};
const draw = (doc: SiteDocument) => renderSitePage(doc, 'home', options);
const page = async (name: string) => structuredClone(await demoDocument(name, 'studio'));
const headOf = (html: string) => /<header[^]*?<\/header>/.exec(html)?.[0] ?? '';
const cardOf = (html: string) => /<div class="card">[^]*?<\/dl>/.exec(html)?.[0] ?? '';
const rows = (html: string) => cardOf(html).match(/<dt>/g)?.length ?? 0;
const without = (doc: SiteDocument, ...types: string[]) => ({
  ...doc,
  sections: doc.sections.filter(({ type }) => !types.includes(type)),
});
const text = (value: string): Text => ({ value, source: { kind: 'field', field: 'menu' } });

describe('layout studio', () => {
  it('says today’s hours, the seat and the number on the card beside the first sentence', async () => {
    const card = cardOf(draw(await page('corvibassanelli')));
    expect(rows(card)).toBe(3);
    expect(card).toContain('Oggi');
    expect(card).toContain('Corso dei Tigli\u00a03');
    expect(card).toContain('href="tel:+390300000012"');
  });

  it('shows only the facts that the page knows, and always one way to write', async () => {
    const doc = await page('corvibassanelli');
    expect(rows(draw(without(doc, 'hours')))).toBe(2);
    const silent = without(doc, 'hours').sections.map((section) =>
      section.type === 'contact' ? { ...section, address: [], phone: null, email: null } : section,
    );
    const html = draw({ ...doc, sections: silent });
    expect(rows(html)).toBe(1);
    expect(cardOf(html)).toContain('https://m.me/');
  });

  it('engraves the name on a plate where there is no photo', async () => {
    const html = draw(await page('asprhpetra'));
    expect(html).toMatch(/class="brass"><span><strong>Οδοντιατρείο Άσπρη Πέτρα<\/strong><small> Θεσσαλονίκη/);
    expect(html).not.toContain('class="art');
    expect(draw(await page('corvibassanelli'))).not.toContain('class="brass"');
  });

  it('has the number to call in the header, or the main action where there is none', async () => {
    expect(headOf(draw(await page('corvibassanelli')))).toMatch(/class="ring"[^>]* href="tel:/);
    expect(headOf(draw(await page('nessawhitlow')))).toMatch(/class="ring"[^>]* href="mailto:/);
  });

  it('sets the areas of a lawyer under rules without a price or an icon', async () => {
    const areas = /<ul class="areas two">[^]*?<\/ul>/.exec(draw(await page('corvibassanelli')))?.[0] ?? '';
    expect(areas.match(/<li>/g)).toHaveLength(5);
    expect(areas).not.toContain('<svg');
    expect(areas).not.toContain('class="price"');
  });

  it('names its areas on the first screen, and never the days of a timetable [P1]', async () => {
    const named = async (...names: string[]) => {
      const doc = await page('corvibassanelli');
      for (const section of doc.sections)
        if (section.type === 'list')
          section.groups = [
            { title: null, items: names.map((name) => ({ name: text(name), detail: null, price: null, photo: null })) },
          ];
      return draw(doc);
    };
    const areas = ['Famiglia', 'Lavoro', 'Successioni', 'Locazioni', 'Condominio'];
    expect(await named(...areas)).toContain('class="first-areas"');
    expect(await named(...areas.slice(0, 4))).not.toContain('class="first-areas"');
    expect(await named('Sabato e prefestivi', 'Domenica', ...areas)).not.toContain('class="first-areas"');
  });

  it('folds a long list by its groups, the first one open', async () => {
    const doc = await page('trattoriasettegufi');
    expect(draw(doc)).not.toContain('<summary><h3>');
    const group = (name: string) => ({
      title: text(name),
      items: Array.from({ length: 10 }, (_, n) => ({
        name: text(`${name} ${n}`),
        detail: null,
        price: null,
        photo: null,
      })),
    });
    const sections = doc.sections.map((section) =>
      section.type === 'list' ? { ...section, groups: [group('Persone'), group('Imprese')] } : section,
    );
    const html = draw({ ...doc, sections });
    expect(html.match(/<summary><h3>/g)).toHaveLength(2);
    expect(html.match(/<details open=""/g)).toHaveLength(1);
    expect(html).toContain('Imprese 9');
  });

  it('never leaves a row of frames half empty, however many photos there are', async () => {
    const doc = await page('nessawhitlow');
    const ids = Object.keys(doc.photos);
    for (const count of [3, 4, 5, 6, 7, 12]) {
      for (const width of [1600, 500]) {
        const photos = Object.fromEntries(
          Object.entries(doc.photos).map(([id, photo]) => [id, { ...photo, width, height: 400 }]),
        );
        const sections = without(doc, 'news').sections.map((section) =>
          section.type === 'gallery' ? { ...section, photos: ids.slice(0, count) } : section,
        );
        const html = draw({ ...doc, photos, sections });
        const [, shape = ''] = /<ul class="frames (\w+)">/.exec(html) ?? [];
        const frames = /<ul class="frames[^]*?<\/ul>/.exec(html)?.[0].match(/<li>/g)?.length ?? 0;
        expect(frames % { wide: 2, pairs: 2, thirds: 3 }[shape]!).toBe(shape === 'wide' ? 1 : 0);
        expect(html.match(/<dialog/g)).toHaveLength(count);
      }
    }
  });

  it('frames no photo that stands elsewhere on the page while others are left', async () => {
    const doc = await page('casalumbrera');
    const told = doc.sections
      .flatMap((section) => (section.type === 'news' ? section.items : []))
      .map(({ photo }) => photo);
    const frames = /<ul class="frames[^]*?<\/ul>/.exec(draw(doc))?.[0] ?? '';
    expect(frames).not.toBe('');
    for (const id of told) if (id) expect(frames).not.toContain(id.slice(0, 8));
  });

  it('moves nothing but the underline of links, and only for people who allow motion', () => {
    expect(css).not.toContain('animation');
    expect(css.match(/transition:[^;}]+/g)).toEqual(['transition:text-decoration-color .2s']);
    expect(css.indexOf('transition:')).toBeGreaterThan(css.indexOf('prefers-reduced-motion:no-preference'));
  });

  it('keeps its rules within 16 kB', () => {
    expect(Buffer.byteLength(css)).toBeLessThanOrEqual(16_000);
  });
});
