import { describe, expect, it } from 'vitest';
import { UNITS } from '../../site-kit/content/units.ts';
import { readValue } from './read-value.ts';

/** A key of each unit of the registry, and a value that it takes. */
const PLACES: Record<string, string> = {
  date: '2026-12-24',
  section: 'about',
  key: 'pic-0123456789abcdef',
  photo: 'pic-0123456789abcdef',
  own: `own-${'0123456789abcdef'.repeat(2)}`,
  kind: 'menu',
  itm: 'itm_00000001',
  page: 'pge_000000000001',
};
const keyOf = (key: string) => key.replaceAll(/\{(\w+)\}/g, (_, place: string) => PLACES[place] ?? '');
const GOOD: Record<string, unknown> = {
  'fact/name': 'Sette Gufi',
  'fact/phone': '051 765432',
  'fact/mail': 'gufi@settegufi.example',
  'fact/website': 'https://www.settegufi.example',
  'fact/address': { street: 'Via Nuova 7', zip: '40121', city: 'Bologna' },
  'fact/week': Array.from({ length: 7 }, () => [{ from: 720, to: 900 }]),
  'fact/days/{date}': { ranges: [] },
  'copy/headline': 'Tortellini come li faceva la nonna',
  'copy/lede': 'Ogni mattina pasta fresca.',
  'copy/story': ['Siamo qui dal 1987.', 'E ci restiamo.'],
  'copy/title/{section}': 'Chi siamo',
  'copy/alt/{photo}': 'Tre tazzine sul banco',
  'look/focal/{photo}': [0.5, 0.25],
  'own/photos/{own}': { added: true },
  'list/{kind}': { groups: [{ id: 'grp_00000001', title: '', items: ['itm_00000001'] }], known: [] },
  'list/{kind}/items/{itm}': { name: 'Tagliatelle', detail: '', price: '€ 0', photo: null },
  'list/{kind}/sold-out/{itm}': true,
  'look/languages': { on: ['en', 'el'] },
  'look/pages': { order: ['pge_000000000001'] },
  'pages/{page}': { slug: 'own', title: 'Own', menu: true, blocks: [] },
  'look/layout': 'tavola',
  'look/color': '#6a2c91',
  'look/sections': { order: ['about'], off: [] },
  'look/photos': { order: [], hero: null, story: null },
};
const goodOf = (key: string) => GOOD[key] ?? { hidden: true };
const TEXTS = UNITS.filter(({ kind }) => kind === 'fact' || kind === 'copy').map(({ key }) => key);

/** The value with `text` in place of each of its texts; the text itself where it has none. */
function spoiled(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text;
  if (Array.isArray(value) && typeof value[0] === 'string') return value.map(() => text);
  const has =
    typeof value === 'object' && value !== null && Object.values(value).some((each) => typeof each === 'string');
  return has ? Object.fromEntries(Object.keys(value).map((name) => [name, text])) : text;
}

describe.each(UNITS.map(({ key }) => key))('%s', (unit) => {
  const key = keyOf(unit);

  it('takes what it is for [S2]', () => {
    expect(readValue(key, goodOf(unit))).toEqual({ value: goodOf(unit) });
  });

  it('refuses with a reason what cannot stand on a site, and cuts nothing [S2]', () => {
    const hostile = {
      html: '<b>Sette Gufi</b>',
      script: '<script>alert(1)</script>',
      'ten megabytes': 'parola '.repeat(1_500_000),
      control: 'Sette\u0007Gufi',
      lines: 'Sette\nGufi\n051 765432',
      emoji: '🍝🍷🎉',
      piled: `G${'\u0301'.repeat(20)}ufi`,
      link: 'javascript:alert(1)<img src=x>',
      nothing: '',
      number: 7,
      list: [[]],
      members: { __proto__: null, constructor: 'x', extra: 'y' },
    };
    for (const [what, value] of Object.entries(hostile)) {
      const read = readValue(key, typeof value === 'string' ? spoiled(goodOf(unit), value) : value);
      expect([what, read]).toEqual([what, { refused: expect.stringMatching(/^[a-z-]+$/) }]);
    }
  });
});

it('says of a text why it is refused', () => {
  const told = (value: unknown) => readValue('copy/headline', value);
  expect(told('<i>Gufi</i>')).toEqual({ refused: 'markup' });
  expect(told('🍝🍷')).toEqual({ refused: 'no-words' });
  expect(told('Gufi\u0000')).toEqual({ refused: 'control-signs' });
  expect(told('x'.repeat(79))).toEqual({ refused: 'too-long' });
  expect(told(7)).toEqual({ refused: 'not-this' });
  expect(
    readValue(
      'copy/story',
      Array.from({ length: 41 }, () => 'Riga'),
    ),
  ).toEqual({ refused: 'too-many' });
  expect(readValue('copy/subtitle', 'Gufi')).toEqual({ refused: 'unknown-unit' });
  expect(readValue('copy/title/a b', 'Gufi')).toEqual({ refused: 'unknown-unit' });
  expect(readValue('fact/days/2026-02-30', { ranges: [] })).toEqual({ refused: 'unknown-unit' });
});

it('keeps letters of every script, and signs that are no tags; what turns or hides letters goes', () => {
  for (const text of ['Καλώς ορίσατε', 'مطعم البومة', 'I <3 tortellini & ragù', 'Brace 🔥 e vino'])
    expect(readValue('copy/headline', text)).toEqual({ value: text });
  expect(readValue('copy/headline', '\u202eSette\u00ad Gufi\u200b ')).toEqual({ value: 'Sette Gufi' });
});

it.each(TEXTS)('%s never holds a tag, whatever is written', (unit) => {
  expect(JSON.stringify(readValue(keyOf(unit), spoiled(goodOf(unit), 'a <svg/onload=x> b')))).not.toContain('svg');
});
