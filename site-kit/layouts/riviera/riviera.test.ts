import { describe, expect, it } from 'vitest';
import { demoDocument } from '../../../tests/fixtures/documents.ts';
import type { SiteDocument } from '../../document.ts';
import type { RenderOptions } from '../../render/options.ts';
import { renderSitePage } from '../../render/render-site-page.tsx';
import { find } from '../parts/find.ts';
import { css } from './css.ts';

const options: RenderOptions = {
  mode: 'paid',
  origin: 'https://www.almyro.example',
  photoUrl: (id, width, format) => `/photos/${id}-${width}.${format}`,
  fontUrl: (file) => `/fonts/${file}`,
  now: new Date('2026-05-25T10:00:00Z'),
};
const draw = (doc: SiteDocument) => renderSitePage(doc, 'home', options);
const page = async (name: string) => structuredClone(await demoDocument(name, 'riviera'));
/** Spaces that do not break are told apart from others only on the page. */
const barOf = (html: string) => (/<ul class="facts">[^]*?<\/ul>/.exec(html)?.[0] ?? '').replaceAll(/\s/g, ' ');
const h1Of = (html: string) => /<h1[^]*?<\/h1>/.exec(html)?.[0] ?? '';

describe('layout riviera', () => {
  it('greets with the name over what the page says of itself', async () => {
    const h1 = h1Of(draw(await page('almyrofeggari')));
    expect(h1).toMatch(/class="sign">Σουίτες Αλμυρό Φεγγάρι<\/span> <span>Οκτώ δωμάτια πάνω από τη θάλασσα/);
  });

  it('leaves a name of 78 characters to the header and greets with the headline', async () => {
    const html = draw(await page('corvibassanelli'));
    expect(h1Of(html)).not.toContain('sign');
    expect(h1Of(html)).toContain('Diritto di famiglia');
    expect(html).toContain('class="name long"');
  });

  it('says the name once where the page has no other headline', async () => {
    const doc = await page('almyrofeggari');
    find(doc, 'hero')!.headline = doc.name;
    expect(h1Of(draw(doc)).match(/Αλμυρό/g)).toHaveLength(1);
  });

  it('says price, place, phone and the one action in the bar at the foot of the view', async () => {
    const bar = barOf(draw(await page('almyrofeggari')));
    expect(bar.match(/class="label"/g)).toHaveLength(3);
    expect(bar).toContain('από 85 €');
    expect(bar).toContain('84300 Νάξος');
    expect(bar).toContain('href="tel:+302285000016"');
    expect(bar).toContain('Ρωτήστε για διαθεσιμότητα');
  });

  it('says in the bar only what the page knows, and no number twice', async () => {
    const doc = await page('officinasalu');
    expect(barOf(draw(doc)).match(/0544 000 018/g)).toHaveLength(1);
    const contact = find(doc, 'contact')!;
    contact.address = [];
    contact.email = null;
    doc.sections = doc.sections.filter(({ type }) => type !== 'hours');
    const bar = barOf(draw(doc));
    expect(bar).not.toContain('class="label"');
    expect(bar).toContain('class="cell act"');
  });

  it('darkens the view by the scrim that was measured on its photo', async () => {
    const doc = await page('almyrofeggari');
    const photo = find(doc, 'hero')?.photo?.slice(0, 8);
    const html = draw(doc);
    expect(html).toContain(`class="hero view p-${photo}"`);
    expect(html).toContain(`class="head over p-${photo}"`);
    expect(css).toContain('--dim:calc(max(var(--scrim),var(--scrim-lower)) + .16)');
  });

  it('lets the name of the town set on the horizon where there is no photo', async () => {
    const html = draw(await page('asprhpetra'));
    expect(html).toContain('class="hero coast"');
    expect(html).toContain('class="head sky"');
    expect(html).toContain('class="art horizon many" aria-hidden="true"><span>Θεσσαλονίκη');
  });

  it('gives rooms with good pictures a pair each, left and right in turn', async () => {
    const doc = await page('almyrofeggari');
    const list = find(doc, 'list')!;
    const wide = Object.keys(doc.photos).filter((id) => doc.photos[id]!.width >= 1500);
    const items = list.groups.flatMap((group) => group.items);
    list.groups = [{ title: null, items: items.map((item, index) => ({ ...item, photo: wide[index]! })) }];
    const rooms = /<section class="rooms"[^]*?(?=<section class="album)/.exec(draw(doc))?.[0] ?? '';
    expect(rooms.match(/class="pair (left|right)/g)).toEqual([
      'class="pair left',
      'class="pair right',
      'class="pair left',
    ]);
  });

  it('lets a keyboard reach and open each photo of the gallery', async () => {
    const html = draw(await page('nessawhitlow'));
    const reel = /<ul class="reel">[^]*?<\/ul>/.exec(html)?.[0] ?? '';
    const targets = [...reel.matchAll(/popovertarget="(photo-\d+)"/gi)].map(([, id]) => id);
    expect(targets.length).toBeGreaterThan(3);
    for (const id of targets) expect(html).toContain(`id="${id}"`);
  });

  it('invents neither distances nor times of arrival', async () => {
    const doc = await page('almyrofeggari');
    doc.sections = doc.sections.filter(({ type }) => type !== 'about');
    const text = draw(doc).replaceAll(/<(style|script|svg)[^]*?<\/\1>|<[^>]+>/g, ' ');
    expect(text).not.toMatch(/\d+\s*(?:km|χλμ|m\b)|\b\d{1,2}:\d{2}\b/);
  });

  it('moves only pictures, and only for people who allow motion', () => {
    const motion = css.slice(css.indexOf('@media (prefers-reduced-motion:no-preference)'));
    expect(motion).toContain('@supports (animation-timeline:view())');
    expect(css.match(/animation:/g)).toHaveLength(1);
    expect(motion).toMatch(/\.pair>\.ph\{animation:/);
  });

  it('casts one shadow, under the bar, and keeps its rules within 16 kB', () => {
    expect(css.match(/box-shadow:(?!none)/g)).toHaveLength(1);
    expect(css).not.toContain('border-radius');
    expect(Buffer.byteLength(css)).toBeLessThanOrEqual(16_000);
  });
});
