import { expect, it } from 'vitest';
import { demoDocument } from '../../../tests/fixtures/documents.ts';
import { find } from '../parts/find.ts';
import { cheapest } from './price.ts';

async function rooms(...prices: (string | null)[]) {
  const list = structuredClone(find(await demoDocument('almyrofeggari', 'riviera'), 'list')!);
  const [item] = list.groups.flatMap(({ items }) => items);
  const items = prices.map((price, index) => ({
    ...item!,
    name: { ...item!.name, value: `Room ${index + 1}` },
    price: price === null ? null : { ...item!.price!, value: price },
  }));
  return { ...list, groups: [{ title: null, items }] };
}

it.each([
  [['120 €', 'από 85 €', '140 €'], 'Room 2', 'από 85 €'],
  [['1.200 €', '990 €'], 'Room 2', '990 €'],
  [['£1,050', '£99.50', '£100'], 'Room 2', '£99.50'],
  [['1 050 €', '1 049,90 €'], 'Room 2', '1 049,90 €'],
])('the bar names the room of the lowest price in the words of the page: %j', async (prices, name, price) => {
  const found = cheapest(await rooms(...prices));
  expect([found?.name.value, found?.price.value]).toEqual([name, price]);
});

it('the bar names no price where one room has none to compare', async () => {
  expect(cheapest(await rooms('85 €', null))).toBeNull();
  expect(cheapest(await rooms('85 €', 'on request'))).toBeNull();
});
