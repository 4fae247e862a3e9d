import { converter, formatHex, wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { demoDocument } from '../../../tests/fixtures/documents.ts';
import type { SiteDocument } from '../../document.ts';
import { paletteFor } from '../../palette.ts';
import type { RenderOptions } from '../../render/options.ts';
import { renderSitePage } from '../../render/render-site-page.tsx';
import { css } from './css.ts';
import { flavours } from './scoop.tsx';

const options: RenderOptions = {
  mode: 'paid',
  origin: 'https://www.tuppenceloaf.example',
  photoUrl: (id, width, format) => `/photos/${id}-${width}.${format}`,
  fontUrl: (file) => `/fonts/${file}`,
  now: new Date('2026-05-25T10:00:00Z'),
};
const draw = (doc: SiteDocument) => renderSitePage(doc, 'home', options);
const page = async (name: string) => structuredClone(await demoDocument(name, 'gelato'));
const stickerOf = (html: string) =>
  (/<div class="sticker">[^]*?<p>([^]*?)<\/p>/.exec(html)?.[1] ?? '').replaceAll(/<[^>]+>/g, '');
const without = (doc: SiteDocument, ...types: string[]) => ({
  ...doc,
  sections: doc.sections.filter(({ type }) => !types.includes(type)),
});

const toOklch = converter('oklch');
/** What CSS mixes half and half in OKLCH, along the shorter or the longer arc of hues. */
function middle(one: string, other: string, longer: boolean): string {
  const [a, b] = [toOklch(one)!, toOklch(other)!];
  const short = (((b.h ?? 0) - (a.h ?? 0) + 540) % 360) - 180;
  const arc = longer ? short - 360 * Math.sign(short) : short;
  return formatHex({ mode: 'oklch', l: (a.l + b.l) / 2, c: (a.c + b.c) / 2, h: (a.h ?? 0) + arc / 2 });
}

describe('layout gelato', () => {
  it('sticks the founding year on the photo, else the average of the reviews, else nothing', async () => {
    expect(stickerOf(draw(await page('trattoriasettegufi')))).toBe('Dal 1987');
    const bakery = await page('tuppenceloaf');
    expect(stickerOf(draw(bakery)).trim()).toBe('4.9out of 5, 176 reviews');
    expect(draw(without(bakery, 'reviews'))).not.toContain('class="sticker"');
    expect(draw(await page('corvibassanelli'))).not.toContain('class="sticker"');
  });

  it('lays out stickers with facts of the business where there is no photo', async () => {
    expect(draw(await page('asprhpetra'))).toMatch(
      /<div class="art stickers of-3" aria-hidden="true"><p><b>ΟΑ<\/b><\/p><p><b>09:00/,
    );
  });

  it('gives few things a card each with a large figure, and writes a long list on sheets', async () => {
    const doc = await page('officinasalu');
    const html = draw(doc);
    expect(html.match(/<li class="card span-\d+ priced">/g)).toHaveLength(5);
    expect(html).toMatch(/<small>da <\/small><b>149\s€<\/b>/u);
    expect(draw(await page('corvibassanelli'))).not.toContain(' priced"');
    const sections = doc.sections.map((section) =>
      section.type === 'list'
        ? {
            ...section,
            groups: [{ title: null, items: Array.from({ length: 12 }, () => section.groups[0]!.items[0]!) }],
          }
        : section,
    );
    expect(draw({ ...doc, sections })).toContain('class="sheets one"');
  });

  it('never lays two layers of one colour upon another, and keeps lawyers and clinics to two pastels', async () => {
    const { palette } = await page('tuppenceloaf');
    for (const trade of ['bakery', 'legal', 'health'] as const) {
      const tones = ['first', ...flavours({ trade, palette }, 5)];
      expect(tones.every((tone, index) => tone !== tones[index - 1])).toBe(true);
      expect(new Set(tones).size).toBe(trade === 'bakery' ? 3 : 2);
    }
  });

  it('mixes of any two hues a third pastel on which every text can be read', () => {
    for (let h = 0; h < 360; h += 15)
      for (let apart = 45; apart <= 315; apart += 15) {
        const palette = paletteFor('gelato', { h, c: 0.14, h2: (h + apart) % 360, c2: 0.12, from: 'photo' });
        const far = flavours({ trade: 'bakery', palette }, 2)[1] === 'third far';
        const third = middle(palette.bg, palette.alt, far);
        for (const role of ['ink', 'muted', 'link'] as const)
          expect(wcagContrast(palette[role], third), `${role} on ${third}, ${h} + ${apart}`).toBeGreaterThanOrEqual(
            4.5,
          );
      }
  });

  it('repeats no photo of the story, the news or the events in the squares while others are left', async () => {
    const squares = /<ul class="squares[^]*?<\/ul>/.exec(draw(await page('casalumbrera')))?.[0] ?? '';
    expect(squares).not.toBe('');
    const doc = await page('casalumbrera');
    for (const section of doc.sections)
      if (section.type === 'news')
        for (const { photo } of section.items) if (photo) expect(squares).not.toContain(photo.slice(0, 8));
  });

  it('presses buttons and turns the sticker only for people who allow motion', () => {
    const motion = css.indexOf('prefers-reduced-motion:no-preference');
    expect(css).not.toContain('animation');
    expect(css.indexOf('transition:')).toBeGreaterThan(motion);
    expect(css.indexOf('translateY(3px)')).toBeGreaterThan(motion);
    expect(css.indexOf('rotate(-2deg)')).toBeGreaterThan(motion);
  });

  it('keeps its rules within 16 kB', () => {
    expect(Buffer.byteLength(css)).toBeLessThanOrEqual(16_000);
  });
});
