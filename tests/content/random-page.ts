import fc from 'fast-check';
import { ownPage, type OwnPage } from '../../site-kit/content/own-pages/schema.ts';
import { hostile } from '../support/generated-page.ts';

export const PAGES = ['pages/pge_000000000001', 'pages/pge_000000000002', 'pages/pge_000000000003'];
/** Two of them alike: drafts that met. */
const SLUGS = ['la-fattoria', 'la-fattoria', 'prezzi', 'x'.repeat(60)];
/** A file that the site has, and one that it has not. */
export const FILES = new Map([['fil_one', { name: "Menù d'estate.pdf", bytes: 1_234_567, hash: 'ab'.repeat(32) }]]);

const said = fc.oneof(hostile, fc.constantFrom('', ' ', 'Le galline stanno fuori.', 'α', '🦉', 'x'.repeat(90)));
const line = (most: number) => said.map((text) => text.replaceAll(/[\n\r]/gu, ' ').slice(0, most));
const span = fc.record(
  {
    text: line(4000).map((text) => text || '.'),
    strong: fc.constant(true as const),
    em: fc.constant(true as const),
    href: fc.constantFrom('https://gufi.example/a?b=<c>', 'https://www.example.com'),
  },
  { requiredKeys: ['text'] },
);
const spans = fc.array(span, { minLength: 1, maxLength: 4 });
const node = fc.oneof(
  fc.record({ type: fc.constant('paragraph' as const), content: spans }),
  fc.record({ type: fc.constant('heading' as const), level: fc.constantFrom(2 as const, 3 as const), content: spans }),
  fc.record({
    type: fc.constantFrom('bullets' as const, 'numbers' as const),
    items: fc.array(spans, { minLength: 1, maxLength: 3 }),
  }),
);
const targets = fc.oneof(
  fc.record({ to: fc.constant('link' as const), href: fc.constantFrom('', 'https://gufi.example') }),
  fc.record({ to: fc.constant('page' as const), page: fc.constantFrom('pge_000000000001', 'pge_gone00000000') }),
  fc.record({ to: fc.constantFrom('phone' as const, 'email' as const, 'directions' as const) }),
);

const blocks = (ref: fc.Arbitrary<string>) =>
  fc.oneof(
    fc.record({ type: fc.constant('text' as const), content: fc.array(node, { maxLength: 4 }) }),
    fc.record({ type: fc.constant('photo' as const), photo: fc.option(ref), caption: line(200) }),
    fc.record({ type: fc.constant('gallery' as const), title: line(80), photos: fc.array(ref, { maxLength: 5 }) }),
    fc.record({
      type: fc.constant('prices' as const),
      title: line(80),
      rows: fc.array(fc.record({ name: line(80), detail: line(200), price: line(30) }), { maxLength: 5 }),
    }),
    fc.record({
      type: fc.constant('questions' as const),
      title: line(80),
      rows: fc.array(fc.record({ question: line(200), answer: line(2000) }), { maxLength: 3 }),
    }),
    fc.record({ type: fc.constant('button' as const), label: line(40), target: targets }),
    fc.record({ type: fc.constantFrom('hours' as const, 'map' as const) }),
    fc.record({
      type: fc.constant('file' as const),
      file: fc.constantFrom(null, 'fil_one', 'fil_gone'),
      label: line(80),
    }),
  );

/** A page as an owner may have written it: anything in any of its fields that the registry takes. */
export const randomPage = (ref: fc.Arbitrary<string>): fc.Arbitrary<OwnPage> =>
  fc
    .record({
      slug: fc.constantFrom(...SLUGS),
      title: fc.constantFrom('La nostra fattoria', 'Το αγρόκτημά μας', '<b>Prezzi</b>', `1 ${'x'.repeat(58)}`),
      menu: fc.boolean(),
      blocks: fc.array(blocks(ref), { maxLength: 8 }),
    })
    .map((page) => ({ ...page, blocks: page.blocks.map((block, at) => ({ ...block, id: `block${100 + at}` })) }))
    .map((page) => ownPage.parse(page));
