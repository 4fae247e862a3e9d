import { expect, it } from 'vitest';
import { toldLists } from './told-lists.ts';

const told = (text: string) => {
  const lines = text.split('\n');
  const { items, prose } = toldLists(lines, lines, 'description');
  return {
    prose,
    items: items.flatMap((group) => group.items.map(({ name, price }) => [name.value, price?.value ?? null])),
  };
};

it('a menu with leaders and no currency is a list, one line with its sign among them [P1]', () => {
  expect(
    told('Margherita...5,50\nDiavola...7\n4 stagioni...8.50\nBirra media 4€\nNon si accettano prenotazioni.'),
  ).toEqual({
    items: [
      ['Margherita', '5,50'],
      ['Diavola', '7'],
      ['4 stagioni', '8.50'],
      ['Birra media', '4€'],
    ],
    prose: ['Non si accettano prenotazioni.'],
  });
});

it('a whole amount is a price among amounts that are [P1]', () => {
  expect(told('flat white 3.40\noat flat white 3.70\nfilter 3\ncinnamon bun £3.50').items).toEqual([
    ['Flat white', '3.40'],
    ['Oat flat white', '3.70'],
    ['Filter', '3'],
    ['Cinnamon bun', '£3.50'],
  ]);
});

it('streets, ages and hours that end with figures stay what they are', () => {
  for (const text of ['Via Roma 12\nPiazza Dante 4\nVia Po 8', 'Messa ore 8.30\nVespri ore 18.30\nRosario ore 17.45'])
    expect(told(text).items).toEqual([]);
});

it('calms the label of a group [P1]', () => {
  const lines = ['DULCES', 'Pestiños 6€', 'Roscón 18€', 'Torrija 2€'];
  expect(toldLists(lines, lines, 'description').items[0]?.title?.value).toBe('Dulces');
});
