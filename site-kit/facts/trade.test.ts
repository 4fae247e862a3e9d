import { expect, it } from 'vitest';
import { categoryName } from '../copy/categories.ts';
import { CATEGORY_ROWS } from '../copy/categories-table.ts';
import { detectTrade, knownCategories } from './trade.ts';

it.each([
  [['Book Store', 'Coffee Shop'], 'shop'],
  [['Shop', 'Bakery'], 'bakery'],
  [['Sandwich Shop'], 'restaurant'],
  [['Dermatologist'], 'health'],
  [['Paintball'], 'other'],
  [['Cafe', 'Greek Restaurant'], 'restaurant'],
  [['Cafe', 'Bakery'], 'bakery'],
  [['Olive Oil Mill'], 'florist'],
  [['Swimming Pool & Hot Tub Service'], 'garage'],
  [['Swimming Pool'], 'fitness'],
] as const)('%j is of the trade %s [P1]', (names, trade) => {
  expect(detectTrade([...names], 'X')).toBe(trade);
});

it.each([
  ['Il Mago della Pizza', 'restaurant'],
  ['Tattoo Club', 'salon'],
] as const)('a page named "%s" without a category is of the trade %s [P1]', (name, trade) => {
  expect(detectTrade([], name)).toBe(trade);
});

it('a category is spelled once, and has a name in each language [P1]', () => {
  const all = CATEGORY_ROWS.flatMap(([spellings]) => spellings.split('|'));
  expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
  expect(all.filter((name) => name !== name.toLowerCase())).toEqual([]);
  expect(categoryName(knownCategories(['Escape Game Room']), 'other', 'fr')).toBe('Escape game');
  expect(categoryName(knownCategories(['Jeweler']), 'shop', 'el')).toMatch(/^\p{Script=Greek}/u);
});
