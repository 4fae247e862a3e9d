import { describe, expect, it } from 'vitest';
import { demoDocument } from '../../../tests/fixtures/documents.ts';
import type { SiteDocument } from '../../document.ts';
import { FONTS } from '../../fonts/manifest.ts';
import type { RenderOptions } from '../../render/options.ts';
import { renderSitePage } from '../../render/render-site-page.tsx';
import { css } from './css.ts';
import { giardino } from './index.tsx';

const options: RenderOptions = {
  mode: 'paid',
  origin: 'https://www.pentemyrties.example',
  photoUrl: (id, width, format) => `/photos/${id}-${width}.${format}`,
  fontUrl: (file) => `/fonts/${file}`,
  now: new Date('2026-05-25T10:00:00Z'),
};
const draw = (doc: SiteDocument) => renderSitePage(doc, 'home', options);
const page = async (name: string) => structuredClone(await demoDocument(name, 'giardino'));
const listOf = (html: string) => /<section class="list[^]*?<\/section>/.exec(html)?.[0] ?? '';

describe('layout giardino', () => {
  it('lets an arch grow and a small one hang beside the first sentence', async () => {
    const html = draw(await page('pentemyrties'));
    expect(html).toMatch(/class="grown"><picture/);
    expect(html).toMatch(/class="hanging"><picture/);
    expect(html).toContain('<em>σήμερα');
  });

  it('presses the initials in the arch where there is no photo, and hangs nothing', async () => {
    const html = draw(await page('asprhpetra'));
    expect(html).toContain('class="hero wrap alone"');
    expect(html).toMatch(/class="grown"><div class="art petals" aria-hidden="true"><b>Ο<\/b><b>Α<\/b>/);
    expect(html).not.toContain('class="hanging"');
  });

  it('lists what has no photo in words, what has one in circles', async () => {
    const doc = await page('pentemyrties');
    expect(listOf(draw(doc))).toContain('<ul class="labels">');
    expect(listOf(draw(doc))).not.toContain('class="circles');
    const [photo] = Object.keys(doc.photos);
    const sections = doc.sections.map((section) =>
      section.type === 'list'
        ? {
            ...section,
            groups: section.groups.map((group) => ({
              ...group,
              items: group.items.map((item, index) => ({ ...item, photo: index < 3 ? (photo ?? null) : null })),
            })),
          }
        : section,
    );
    const list = listOf(draw({ ...doc, sections }));
    expect(/<ul class="circles">[^]*?<\/ul>/.exec(list)?.[0].match(/<li>/g)).toHaveLength(3);
    expect(/<ul class="labels">[^]*?<\/ul>/.exec(list)?.[0].match(/<li>/g)).toHaveLength(1);
  });

  it('lays the offer on the first tinted ground, the way there on the last', async () => {
    const html = draw(await page('pentemyrties'));
    const grounds = html.split(/<div class="sheet[^"]*">/).slice(1);
    expect(grounds).toHaveLength(3);
    expect(grounds[0]).toMatch(/class="list[^]*class="story/);
    expect(grounds[2]).toContain('class="contact');
  });

  it('has a first ground even where nothing is offered', async () => {
    const [first] = draw(await page('nessawhitlow'))
      .split('<div class="sheet tint">')
      .slice(1);
    expect(first).toMatch(/^<section class="gallery/);
  });

  it('shows all seven days and lets the page’s script mark today', async () => {
    const html = draw(await page('pentemyrties'));
    expect(html.match(/<div[^>]*data-day="\d"/g)).toHaveLength(7);
  });

  it('moves circles only for people who allow motion, and draws no line', () => {
    expect(css.indexOf('animation:')).toBeGreaterThan(css.indexOf('prefers-reduced-motion:no-preference'));
    expect(css).not.toMatch(/border(?:-(?:top|bottom|left|right|block|inline))?:\s*[1-9]/);
    expect(css).not.toContain('var(--line)');
  });

  it('asks a Greek page for no more than 63 kB of fonts and keeps its rules within 16 kB', () => {
    const { display, body } = giardino.fonts;
    const bytes = [...FONTS[display].faces, ...FONTS[body].faces].reduce(
      (sum, { script, bytes: size }) => (script === 'latin' ? sum : sum + size),
      0,
    );
    expect(bytes).toBeLessThanOrEqual(63_000);
    expect(Buffer.byteLength(css)).toBeLessThanOrEqual(16_000);
  });
});
