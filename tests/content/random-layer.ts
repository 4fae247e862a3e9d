import fc from 'fast-check';
import { findUnit } from '../../site-kit/content/units.ts';
import type { Layer } from '../../site-kit/content/layer.ts';
import { LAYOUTS } from '../../site-kit/names.ts';
import { hostile } from '../support/generated-page.ts';
import { layerOf } from './fixture-site.ts';
import { PAGES, randomPage } from './random-page.ts';

const words = fc.oneof(hostile, fc.constantFrom('La mia cucina', 'Apparecchiamo dal mattino, con calma.', 'α', '🦉'));
const range = fc.tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 }));
const ranges = fc.array(
  range.map(([from, length]) => ({ from, to: from + length })),
  { maxLength: 3 },
);
const SECTIONS = [
  'about',
  'menu',
  'photos',
  'news',
  'events',
  'reviews',
  'hours',
  'contact',
  'top',
  'timetable',
  'none',
];
const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const day = fc.integer({ min: 20, max: 31 }).map((date) => `fact/days/2026-05-${date}`);

const IDS = ['itm_00000001', 'itm_00000002', 'itm_00000003', 'itm_00000004'];
const PRICES = [
  '',
  'abc',
  '€ 0',
  '1.000,00',
  '12,50 €',
  'prezzo di mercato, secondo l’arrivo del giorno',
  'da 8 a 12 €',
];
const row = (ref: fc.Arbitrary<string>) =>
  fc.record({
    name: words,
    detail: fc.oneof(fc.constant(''), words),
    price: fc.constantFrom(...PRICES),
    photo: fc.option(ref),
  });
/** Rows of one group or two; some have no row of their own. */
const list = fc
  .tuple(fc.shuffledSubarray(IDS), fc.nat(IDS.length), fc.constantFrom('', 'Primi', 'Α'), fc.constantFrom('', 'Dolci'))
  .map(([items, at, first, second]) => ({
    groups: [
      { id: 'grp_00000001', title: first, items: items.slice(0, at) },
      { id: 'grp_00000002', title: second, items: items.slice(at) },
    ],
    known: [],
  }));

/** A value for every unit of the registry, by its key or its head; `refs` and `items` are of the page. */
function choices(refs: readonly string[], items: readonly string[]): fc.Arbitrary<readonly [string, unknown]>[] {
  const held = (unit: string, value: fc.Arbitrary<unknown>) => value.map((given) => [unit, given] as const);
  const ref = fc.constantFrom(...refs, 'pic-unknown', `own-${'0'.repeat(32)}`);
  return [
    held('fact/name', words),
    held('fact/phone', fc.constantFrom('+39 333 123 4567', '051 000 0101, Gino 333 000 0102', '999999', '+999 123456')),
    held('fact/mail', fc.constant('ciao@gufi.example')),
    held('fact/website', fc.constantFrom('gufi.example', 'http://gufi.example/a?b=<c>')),
    held('fact/address', fc.record({ street: words, zip: fc.constantFrom('', '40100'), city: words })),
    held('fact/week', fc.array(ranges, { minLength: 7, maxLength: 7 })),
    fc.tuple(
      day,
      ranges.map((given) => ({ ranges: given })),
    ),
    held('copy/headline', words),
    held('copy/lede', words),
    held('copy/story', fc.array(words, { minLength: 1, maxLength: 5 })),
    fc.tuple(fc.constantFrom(...SECTIONS.map((id) => `copy/title/${id}`)), words),
    held('look/layout', fc.constantFrom(...LAYOUTS)),
    held('look/color', color),
    held('look/sections', fc.record({ order: fc.shuffledSubarray(SECTIONS), off: fc.subarray(SECTIONS) })),
    held(
      'look/photos',
      fc.record({ order: fc.shuffledSubarray([...refs]), hero: fc.option(ref), story: fc.option(ref) }),
    ),
    held('list/menu', list),
    ...IDS.map((id) => held(`list/menu/items/${id}`, row(ref))),
    fc.tuple(fc.constantFrom(...IDS.map((id) => `list/menu/sold-out/${id}`)), fc.constant(true)),
    fc.tuple(fc.constantFrom(...items), fc.constant({ hidden: true })),
    fc.tuple(fc.constantFrom(...PAGES), randomPage(ref)),
    held('look/pages', fc.record({ order: fc.shuffledSubarray(PAGES.map((unit) => unit.slice('pages/'.length))) })),
    fc.tuple(
      ref.map((name) => `copy/alt/${name}`),
      words,
    ),
    fc.tuple(
      ref.map((name) => `look/focal/${name}`),
      fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })),
    ),
    fc.tuple(
      ref.filter((name) => name.startsWith('own-')).map((name) => `own/photos/${name}`),
      fc.constant({ added: true }),
    ),
  ];
}

/** What an owner may have written: any units, with any values that they take. */
export const randomLayer = (refs: readonly string[], items: readonly string[]): fc.Arbitrary<Layer> =>
  fc
    .array(fc.oneof(...choices(refs, items)), { maxLength: 12 })
    .map((entries) => entries.filter(([unit, value]) => findUnit(unit)?.unit.schema.safeParse(value).success))
    .map((entries) => layerOf(Object.fromEntries(entries)));
