import { describe, expect, it } from 'vitest';
import { ORDER_STATES } from '../../modules/shop/shop.states.ts';
import { LANGS } from '../names.ts';
import { ALLERGENS } from './allergens.ts';
import { itemKey } from './item-key.ts';
import { unitPrice } from './said.ts';
import { allergensOf, SHOP_WORDS } from './words.ts';

const flat = (tree: object, before = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]: [string, string | object]): [string, string][] =>
    typeof value === 'string' ? [[`${before}${key}`, value]] : flat(value, `${before}${key}.`),
  );
const blanks = (text: string) => text.match(/\{\w+\}/g) ?? [];
const italian = new Map(flat(SHOP_WORDS.it));

describe.each(LANGS)('what buyers read of orders in %s', (lang) => {
  const words = SHOP_WORDS[lang];
  const texts = flat(words);

  it('tells every state of an order and each of the fourteen allergens [P8]', () => {
    expect(Object.keys(words.state).toSorted()).toEqual(ORDER_STATES.toSorted());
    expect(Object.keys(words.stateText).toSorted()).toEqual(ORDER_STATES.toSorted());
    expect(Object.keys(words.allergen)).toEqual([...ALLERGENS]);
    expect(allergensOf(['milk', 'eggs'], lang)).toBe(
      `${words.allergens}${lang === 'fr' ? '\u202f' : ''}: ${words.allergen.eggs}, ${words.allergen.milk}`,
    );
    expect(allergensOf([], lang)).toBe(words.noAllergens);
  });

  it('says all of it, with the blanks of the Italian [I4]', () => {
    expect(texts.map(([key]) => key)).toEqual([...italian.keys()]);
    for (const [key, text] of texts) {
      expect(text, key).toMatch(/\S/);
      expect([key, ...blanks(text).toSorted()]).toEqual([key, ...blanks(italian.get(key) ?? '').toSorted()]);
    }
    const rules = new Intl.PluralRules(lang);
    for (let count = 1; count <= 30; count++) expect(words.keptFor).toHaveProperty(rules.select(count));
  });

  it('is translated, and set as the language prints it [L7]', () => {
    if (lang !== 'it')
      expect(texts.filter(([key, text]) => text.split(' ').length > 2 && italian.get(key) === text)).toEqual([]);
    if (lang === 'fr') expect(texts.filter(([, text]) => /[^\s\u202f][ ]?[:;!?](?:\s|$)|« | »/.test(text))).toEqual([]);
    expect(texts.filter(([, text]) => /['"]|\.\.\.|\s$/.test(text))).toEqual([]);
  });

  it('says what a kilogram or a litre comes to, where somebody said how much it is [P8]', () => {
    const price = (amount: number | null, unit: 'g' | 'ml' | null) =>
      unitPrice({ cents: 600, amount, unit }, 'EUR', lang)?.replaceAll(/[\u00a0\u202f]/g, ' ');
    expect(price(250, 'g')).toContain(lang === 'en' ? '€24.00' : '24,00 €');
    expect(price(750, 'ml')).toContain(lang === 'en' ? '€8.00' : '8,00 €');
    expect(price(null, null)).toBeUndefined();
  });
});

it('an item of a list is the same however it was typeset, and another where its words are others [P8]', () => {
  const field = { kind: 'field', field: 'products' } as const;
  const key = (name: string, detail: string | null = null) =>
    itemKey({
      name: { value: name, source: field },
      detail: detail === null ? null : { value: detail, source: field },
    });
  expect(key('Torta «della nonna»')).toBe(key('torta "della\u00a0non\u00adna"'));
  expect(key('Torta', 'grande')).not.toBe(key('Torta', 'piccola'));
  const owner = { kind: 'owner', unit: 'list/menu/items/itm_1', at: '2026-11-27' } as const;
  expect(itemKey({ name: { value: 'Torta', source: owner }, detail: null })).toBe('list/menu/items/itm_1');
});
