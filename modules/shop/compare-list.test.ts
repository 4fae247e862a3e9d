import { expect, it } from 'vitest';
import { compareList, type Known } from './compare-list.ts';
import type { FoundProduct, ListedItem } from './products-in.ts';

const listed = (name: string, given: Partial<ListedItem> = {}): ListedItem => ({
  list: 'products',
  name,
  detail: '',
  category: '',
  price: '5 €',
  cents: 500,
  ...given,
});
const item = (source: string, said: ListedItem) =>
  ({ source, listed: said, price: said.cents, name: said.name, detail: said.detail }) as FoundProduct;
const known = (id: string, said: ListedItem): Known => ({
  id,
  source: id,
  gone: false,
  active: true,
  name: said.name,
  detail: said.detail,
  category: said.category,
  listed: { ...said, here: true },
  prices: [said.cents],
});
const kinds = (items: FoundProduct[], products: Known[]) =>
  compareList(items, products, new Set()).asked.map(({ kind, subject }) => `${kind} ${subject}`);

it('a list that is hidden or empty says nothing of its items [P8]', () => {
  const products = [
    known('rose', listed('Rosa')),
    known('soup', listed('Zuppa', { list: 'menu', price: '6 €', cents: 600 })),
  ];
  expect(kinds([], products)).toEqual([]);
  expect(kinds([item('rose', listed('Rosa'))], products)).toEqual([]);
  expect(kinds([item('other', listed('Giglio', { price: '9 €', cents: 900 }))], products)).toEqual([
    'gone rose',
    'new other',
  ]);
});

it('of two of one name, or two at one price, nobody knows which it was [P8]', () => {
  const twins = [known('one', listed('Rosa', { detail: 'rossa' })), known('two', listed('Rosa', { detail: 'bianca' }))];
  const { moved, asked } = compareList([item('new', listed('Rosa', { price: '7 €', cents: 700 }))], twins, new Set());
  expect(moved.size).toBe(0);
  expect(asked.map(({ kind }) => kind)).toEqual(['gone', 'gone', 'new']);
});
