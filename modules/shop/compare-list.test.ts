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

it('an item that is back brings a price where its product has one; taken, it asks no more [P8]', () => {
  const back = item('rose', listed('Rosa', { price: '7 €', cents: 700 }));
  const away: Known = { ...known('rose', listed('Rosa')), active: false, listed: { ...listed('Rosa'), here: false } };
  const said = ({ prices }: Pick<Known, 'prices'>) =>
    compareList([back], [{ ...away, prices }], new Set()).asked[0]?.said;
  expect(said({ prices: [500] })).toMatchObject({ price: '7 €', cents: 700 });
  const several = { prices: [500, 800] };
  const unclear = said(several);
  expect(unclear).toMatchObject({ price: '7 €', cents: null });
  const taken: Known = { ...away, ...several, active: true, listed: { ...listed('Rosa'), ...unclear, here: true } };
  expect(kinds([back], [taken])).toEqual([]);
});

it('prices that are read and not taken over are told apart by their signs [P8]', () => {
  const from = (price: string) => listed('Rosa', { price, cents: null });
  const rose = (price: string): Known => ({ ...known('rose', from(price)), prices: [500] });
  expect(kinds([item('rose', from('da 6,50 €'))], [rose('da 650 €')])).toEqual(['price rose']);
  expect(kinds([item('rose', from('Da 6,50\u00a0€'))], [rose('da 6,50 €')])).toEqual([]);
});

it('of two of one name, or two at one price, nobody knows which it was [P8]', () => {
  const twins = [known('one', listed('Rosa', { detail: 'rossa' })), known('two', listed('Rosa', { detail: 'bianca' }))];
  const { moved, asked } = compareList([item('new', listed('Rosa', { price: '7 €', cents: 700 }))], twins, new Set());
  expect(moved.size).toBe(0);
  expect(asked.map(({ kind }) => kind)).toEqual(['gone', 'gone', 'new']);
});
