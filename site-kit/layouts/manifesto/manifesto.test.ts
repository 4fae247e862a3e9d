import { describe, expect, it } from 'vitest';
import { demoDocument } from '../../../tests/fixtures/documents.ts';
import type { SiteDocument } from '../../document.ts';
import type { RenderOptions } from '../../render/options.ts';
import { renderSitePage } from '../../render/render-site-page.tsx';
import { css } from './css.ts';

const options: RenderOptions = {
  mode: 'paid',
  origin: 'https://www.nudonueve.example',
  photoUrl: (id, width, format) => `/photos/${id}-${width}.${format}`,
  fontUrl: (file) => `/fonts/${file}`,
  now: new Date('2026-05-25T10:00:00Z'),
};
const draw = (doc: SiteDocument) => renderSitePage(doc, 'home', options);
const page = async (name: string) => structuredClone(await demoDocument(name, 'manifesto'));
const part = (html: string, name: string) => new RegExp(`<section class="${name}[^]*?</section>`).exec(html)?.[0] ?? '';

describe('layout manifesto', () => {
  it('breaks the headline for wide and for narrow screens, and says its words once', async () => {
    const head = /<h1[^>]*>([^]*?)<\/h1>/.exec(draw(await page('casalumbrera')))?.[1] ?? '';
    expect(head).toMatch(/<br/);
    expect(
      head
        .replaceAll(/<br[^>]*>/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ).toBe('Muebles que se quedan contigo.');
  });

  it('sets one figure on black where there is no photo', async () => {
    const hero = part(draw(await page('asprhpetra')), 'hero');
    expect(hero).toContain('<h1');
    expect(hero).not.toContain('<picture');
    expect(hero).toMatch(/class="art figure" aria-hidden="true"><b class="n-5">09:00/);
  });

  it('runs what the first screen does not say through the black band, read aloud once, and leads there', async () => {
    const band = /<a class="ticker"[^]*?<\/a>/.exec(draw(await page('nudonueve')))?.[0] ?? '';
    expect(band).toContain('href="#contact"');
    const copies = band.split('<span aria-hidden="true">');
    expect(copies.length).toBeGreaterThan(2);
    expect(copies[0]).toContain('Carrer de la Corda');
  });

  it('says who and where in the band when nothing else is known, without repeating a word of the name', async () => {
    const doc = await page('asprhpetra');
    const sections = doc.sections.flatMap((section) => {
      if (section.type === 'hours' || section.type === 'reviews') return [];
      return [section.type === 'contact' ? { ...section, address: [] } : section];
    });
    const band = /<a class="ticker"[^]*?<\/a>/.exec(draw({ ...doc, sections }))?.[0] ?? '';
    expect(band).toContain('Οδοντιατρείο Άσπρη Πέτρα');
    expect(band).not.toContain('Οδοντιατρείο <');
  });

  it('prints a menu in columns when it has more than nine dishes', async () => {
    const doc = await page('trattoriasettegufi');
    expect(part(draw(doc), 'list')).toContain('class="board in-3"');
    const long = doc.sections.map((section) =>
      section.type === 'list'
        ? { ...section, groups: [...section.groups, { ...section.groups[0]!, title: section.title }] }
        : section,
    );
    expect(part(draw({ ...doc, sections: long }), 'list')).toContain('class="columns"');
  });

  it('shouts good reviews only: a remark without stars keeps the size of text', async () => {
    const html = draw(await page('almyrofeggari'));
    expect(html).toMatch(/<blockquote class="shout"><p>Ησυχία/);
    expect(html).toMatch(/<blockquote class="quiet"><p>Το πάρκινγκ/);
  });

  it('lets a keyboard reach and open each photo of the strips', async () => {
    const doc = await page('nessawhitlow');
    const gallery = doc.sections.find((section) => section.type === 'gallery');
    const strips =
      draw(doc)
        .match(/<ul class="strip[^]*?<\/ul>/g)
        ?.join('') ?? '';
    expect(strips.match(/<button[^>]*popovertarget="photo-\d+"/gi)).toHaveLength(gallery?.photos.length ?? 0);
  });

  it('moves the band only for people who allow motion, and for no longer than nobody needs to stop it', () => {
    const motion = css.slice(css.indexOf('@media (prefers-reduced-motion:no-preference)'));
    // WCAG 2.2.2: what moves by itself for more than five seconds needs a way to stop it.
    expect(motion).toContain('.track{animation:pass 5s ');
    expect(motion).not.toContain('infinite');
    expect(css.slice(0, css.indexOf('@media (prefers-reduced-motion'))).not.toMatch(/animation|transition/);
  });

  it('keeps its rules within 16 kB', () => {
    expect(Buffer.byteLength(css)).toBeLessThanOrEqual(16_000);
  });
});
