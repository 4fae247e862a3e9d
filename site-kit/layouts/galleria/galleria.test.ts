import { describe, expect, it } from 'vitest';
import { demoDocument } from '../../../tests/fixtures/documents.ts';
import type { SiteDocument } from '../../document.ts';
import { FONTS } from '../../fonts/manifest.ts';
import type { RenderOptions } from '../../render/options.ts';
import { renderSitePage } from '../../render/render-site-page.tsx';
import { css } from './css.ts';

const options: RenderOptions = {
  mode: 'paid',
  origin: 'https://www.whitlow.example',
  photoUrl: (id, width, format) => `/photos/${id}-${width}.${format}`,
  fontUrl: (file) => `/fonts/${file}`,
  now: new Date('2026-05-25T10:00:00Z'),
};
const draw = (doc: SiteDocument) => renderSitePage(doc, 'home', options);
const page = async (name: string) => structuredClone(await demoDocument(name, 'galleria'));
const contactOf = (html: string) => /<p class="sentence">[^]*?<\/p>/.exec(html)?.[0].replaceAll(/<[^>]+>/g, '') ?? '';

describe('layout galleria', () => {
  it('shows the first picture with nothing on it and says who, what and where beneath', async () => {
    const html = draw(await page('nessawhitlow'));
    expect(html).toMatch(/<section class="hero wrap h-l"[^>]*><picture[^>]*full[^]*?<\/picture><div class="label"><h1/);
    expect(html).toContain('href="mailto:studio@nessawhitlow.example"');
  });

  it('frames a head narrower than the wall rather than cutting it', async () => {
    expect(draw(await page('verveineetciseaux'))).toMatch(/<picture class="ph p-\w+ seven"/);
  });

  it('hangs figures of the business on the wall where there is no picture, and the only one beside the words', async () => {
    const none = draw(await page('asprhpetra'));
    expect(none).toContain('class="hero words wrap');
    expect(none).not.toContain('<picture');
    const two = draw(await page('corvibassanelli'));
    expect(none).toMatch(/class="art exhibits" aria-hidden="true"><p><b>09:00<\/b>/);
    expect(two).toMatch(/class="hero side lying wrap[^]*?<picture[^]*?<h1/);
    expect(two).not.toContain('class="art');
  });

  it('prints captions that the owner wrote, with the work’s number, and no number alone', async () => {
    const doc = await page('nessawhitlow');
    const captions = (html: string) => html.match(/<figcaption>[^]*?<\/figcaption>/g) ?? [];
    const plain = captions(draw(doc));
    expect(plain).toEqual([]);
    const gallery = doc.sections.find((section) => section.type === 'gallery');
    for (const id of gallery?.photos ?? [])
      doc.photos[id]!.alt = { value: 'Barn, Tórshavn', source: { kind: 'photo', id: 'p1' } };
    expect(captions(draw(doc))[0]).toContain('<span>Barn, Tórshavn</span>');
  });

  it('says name, address, phone and mail in one sentence, each way only once', async () => {
    const html = draw(await page('verveineetciseaux'));
    expect(contactOf(html)).toMatch(
      /^Salon Verveine et Ciseaux, 5 quai des Glycines, 44000 Nantes, 02.61.91.00.22, rdv@verveineciseaux\.example$/u,
    );
    const ways = /<section class="contact[^]*?<\/section>/.exec(html)?.[0] ?? '';
    const hrefs = [...ways.matchAll(/href="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(hrefs).size).toBe(hrefs.length);
  });

  it('keeps the sentence where neither street nor phone is known', async () => {
    expect(contactOf(draw(await page('nessawhitlow')))).toBe(
      'Nessa Whitlow Photographs, Leeds, studio@nessawhitlow.example',
    );
  });

  it('prints prices as plain rows and hangs only what has a picture', async () => {
    const doc = await page('verveineetciseaux');
    expect(draw(doc)).toMatch(/<ul class="rows"><li><p class="entry"><span>Coupe femme<\/span>/);
    expect(draw(doc)).not.toContain('class="shown"');
    const photo = Object.keys(doc.photos)[0]!;
    const sections = doc.sections.map((section) =>
      section.type === 'list'
        ? {
            ...section,
            groups: section.groups.map((group) => ({
              ...group,
              items: group.items.map((item, index) => (index === 0 ? { ...item, photo } : item)),
            })),
          }
        : section,
    );
    const html = draw({ ...doc, sections });
    expect(html.match(/class="shown"/g)).toHaveLength(1);
    expect(html.match(/<ul class="rows">/g)).toHaveLength(1);
  });

  it('knows neither lines nor corners nor shadows', () => {
    expect(css).not.toMatch(/border-radius|box-shadow|border(?:-\w+)?:1px/);
  });

  it('moves pictures by at most 12 pixels, only for people who allow motion', () => {
    const motion = css.indexOf('@media (prefers-reduced-motion:no-preference)');
    expect(css.slice(motion)).toContain('translate:0 12px');
    expect(css.indexOf('animation:')).toBeGreaterThan(motion);
  });

  it('keeps its rules within 16 kB and its letters within 62 kB in either script', () => {
    expect(Buffer.byteLength(css)).toBeLessThanOrEqual(16_000);
    const faces = [...FONTS.Syne.faces, ...FONTS['Inter Tight'].faces];
    const weigh = (scripts: string[]) =>
      faces.filter(({ script }) => scripts.includes(script)).reduce((sum, { bytes }) => sum + bytes, 0);
    expect(weigh(['latin'])).toBeLessThanOrEqual(62_000);
    expect(weigh(['basic', 'greek'])).toBeLessThanOrEqual(62_000);
  });

  it('hangs no picture twice', async () => {
    const html = draw(await page('nessawhitlow')).replaceAll(/<dialog[^]*?<\/dialog>/g, '');
    const ids = [...html.matchAll(/<picture class="ph p-(\w+)/g)].map((match) => match[1]);
    expect(ids.length).toBeGreaterThan(12);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('puts works away on phones only, and never those of an artist', async () => {
    expect(draw(await page('verveineetciseaux'))).toMatch(/<details class="rest"><summary>Toutes les photos \(\d\)/);
    expect(draw(await page('nessawhitlow'))).not.toContain('class="rest"');
    expect(css).toContain('::details-content{display:block;content-visibility:visible}');
    expect(css.indexOf('.rest::details-content')).toBeGreaterThan(css.indexOf('@media (min-width:960px)'));
  });
});
