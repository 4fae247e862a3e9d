/** A letter looks like its site: its colours, each readable where it stands. */
import { wcagContrast } from 'culori';
import { expect, it } from 'vitest';
import { find } from '../../site-kit/layouts/parts/find.ts';
import { READY_LAYOUTS } from '../../site-kit/layouts/index.ts';
import { demoDocument } from '../../tests/fixtures/documents.ts';
import type { LiveSite } from '../sites/index.server.ts';
import { drawLetter } from './letter-mail.ts';

const CONTENT = {
  subject: 'Le novità di maggio',
  intro: 'Da giovedì i tortelli di zucca.',
  blocks: [
    { kind: 'post', id: 'a', on: true, when: '', title: 'Tortelli', text: 'Di zucca', href: 'https://x.example/' },
  ],
} as unknown as Parameters<typeof drawLetter>[1];

it.each(READY_LAYOUTS.map(({ name }) => name))('%s lends its letters its colours [P10]', async (layout) => {
  const document = await demoDocument('900000000000101', layout);
  const { bg, surface, accent, onAccent, ink, muted, link } = document.palette;
  const { html } = drawLetter({ document, name: 'Trattoria', url: 'https://x.example' } as LiveSite, CONTENT);
  for (const color of [bg, surface, accent, onAccent, ink, muted, link]) expect(html).toContain(color);
  const used = new Set([...html.matchAll(/#[0-9a-f]{6}/gi)].map(([color]) => color.toLowerCase()));
  const own = new Set(Object.values(document.palette).map((color) => color.toLowerCase()));
  expect(
    [...used].filter((color) => !own.has(color)),
    'none of ours',
  ).toEqual([]);
  for (const [text, ground] of [
    [ink, surface],
    [muted, surface],
    [muted, bg],
    [link, surface],
    [link, bg],
    [onAccent, accent],
  ] as const)
    expect(wcagContrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
});

it('says one address once, where the business is at home where it sells [P10]', async () => {
  const document = await demoDocument('900000000000101', 'tavola');
  const address = find(document, 'contact')?.address ?? [];
  const line = address[0] ?? expect.fail('there is no address');
  const said = (value: string) => {
    const site = { ...document, footer: { ...document.footer, legal: [{ ...line, value }] } };
    return drawLetter({ document: site, name: 'Trattoria', url: 'https://x.example' } as LiveSite, CONTENT).text;
  };
  const whole = address.map(({ value }) => value).join(', ');
  expect(said(`Nives Gufi, ${whole}`).split(line.value)).toHaveLength(2);
  // A site keeps a number beside its street by another kind of space.
  for (const space of [' ', '\u00a0']) {
    const text = said(`Nives Gufi, ${whole.replaceAll(/\s/g, space)}`);
    expect(text.replaceAll(/\s/g, ' ').split(line.value.replaceAll(/\s/g, ' '))).toHaveLength(2);
  }
  // Another house, or another street of the town: both are said, whole.
  const elsewhere = address.map(({ value }) => `${value}9`).join(', ');
  expect(said(`Nives Gufi, ${elsewhere}`)).toContain(` · ${line.value} · `);
  expect(said(`Nives Gufi, Via Altrove 3, ${address.at(-1)?.value}`)).toContain(line.value);
});
