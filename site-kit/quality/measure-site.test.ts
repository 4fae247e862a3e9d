/** The gates: what the generator makes passes every one of them, and each catches the defect it is there for. */
import { beforeAll, describe, expect, it } from 'vitest';
import { demoDocument } from '../../tests/fixtures/documents.ts';
import { bigPage } from '../../tests/support/big-page.ts';
import { measured } from '../../tests/support/measured-site.ts';
import { composeDocument } from '../compose.ts';
import { type LayoutName, type SiteDocument } from '../document.ts';
import { readFacts } from '../facts/read-facts.ts';
import { READY_LAYOUTS } from '../layouts/index.ts';
import { failuresOf, GATES, type Gate } from './report.ts';

const now = new Date('2026-05-25T10:00:00Z');
const failed = (report: ReturnType<typeof measured>) => failuresOf(report).map(({ gate, faults }) => [gate, faults]);

describe.each(READY_LAYOUTS.map(({ name }) => name))('layout %s', (layout) => {
  it('passes every gate with a business of the cast, one in Greek and one without photos [P1]', async () => {
    for (const id of ['trattoriasettegufi', 'pentemyrties', 'corvibassanelli'])
      expect(failed(measured(await demoDocument(id, layout))), id).toEqual([]);
  });

  it('passes every gate with 120 dishes, 5,000 words, shouting, markup, emoji and words without an end', () => {
    const facts = readFacts(bigPage(), { now });
    const doc = composeDocument({ facts, photos: [], logo: null, layout, lang: facts.lang, now });
    expect(failed(measured(doc))).toEqual([]);
  });
});

it.each(READY_LAYOUTS.map(({ name }) => name))(
  'layout %s links an older website of the business that has no certificate, and is not held for it [P1]',
  (layout) => {
    const facts = readFacts({ ...bigPage(), website: 'http://www.gufi.example/menu' }, { now });
    const doc = composeDocument({ facts, photos: [], logo: null, layout, lang: facts.lang, now });
    expect(failed(measured(doc))).toEqual([]);
  },
);

describe('a planted defect is caught', () => {
  let doc: SiteDocument;
  const LAYOUT: LayoutName = 'tavola';
  beforeAll(async () => {
    doc = await demoDocument('trattoriasettegufi', LAYOUT);
  });
  const before = (mark: string, html: string) => (home: string) => home.replace(mark, html + mark);
  const planted: [Gate, string, () => ReturnType<typeof measured>][] = [
    ['weight', '80 kB of words', () => measured(doc, before('</main>', `<p>${noise(90_000)}</p>`))],
    ['requests', 'ten pictures at once', () => measured(doc, before('</main>', tenPictures()))],
    ['script', 'a script of 2 kB', () => measured(doc, before('</main>', `<script>${'x'.repeat(2000)}</script>`))],
    ['photo', 'a first photo of 200 kB', () => measured(doc, undefined, 200_000)],
    ['contrast', 'grey on white', () => measured({ ...doc, palette: { ...doc.palette, muted: '#bbbbbb' } })],
    ['alt', 'a picture without words', () => measured(doc, (home) => home.replace(/ alt="[^"]*"/, ''))],
    [
      'alt',
      'a button with nothing but a mute picture',
      () =>
        measured(
          doc,
          before('</main>', '<button type="button"><img src="/x.png" alt="" width="9" height="9"/></button>'),
        ),
    ],
    ['structure', 'a second first heading', () => measured(doc, before('</main>', '<h1>Ancora</h1>'))],
    ['structure', 'a button without a name', () => measured(doc, before('</main>', '<button type="button"></button>'))],
    ['overflow', 'a word of 60 letters', () => measured(doc, before('</main>', `<p>${'a'.repeat(60)}</p>`))],
    ['overflow', 'a box of 400 pixels', () => measured(doc, before('</style>', '.x{width:400px}'))],
    [
      'links',
      'a link to a section that is not there',
      () => measured(doc, before('</main>', '<a href="#nowhere">x</a>')),
    ],
    ['links', 'a link to a page that is not there', () => measured(doc, before('</main>', '<a href="/menu">x</a>'))],
    ['links', 'two elements of one name', () => measured(doc, before('</main>', '<p id="hours">x</p>'))],
    [
      'privacy',
      'a picture of somebody else',
      () => measured(doc, before('</main>', '<img src="https://ads.example/1.gif" alt="x" width="1" height="1"/>')),
    ],
    ['privacy', 'a script that remembers', () => measured(doc, before('</main>', '<script>localStorage.x=1</script>'))],
  ];
  it.each(planted)('%s: %s', (gate, _what, measure) => {
    expect(failed(measure()).map(([name]) => name)).toContain(gate);
  });
  it('and every gate has its defect here', () => {
    expect(new Set(planted.map(([gate]) => gate))).toEqual(new Set(GATES));
  });
  it('a wide box that only large screens get is no fault', () => {
    const wide = '@media (min-width:900px){.x{width:700px}@supports (display:grid){.y{width:800px}}}';
    expect(failed(measured(doc, before('</style>', wide)))).toEqual([]);
  });
});

/** Letters that no compressor makes smaller, the same ones every time. */
function noise(length: number): string {
  let seed = 7;
  return Array.from({ length }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % 6 === 0 ? ' ' : String.fromCodePoint(97 + (seed % 26));
  }).join('');
}

const tenPictures = (): string =>
  Array.from({ length: 10 }, (_, n) => `<img src="/p/${n}.png" alt="x" width="9" height="9"/>`).join('');
