import fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceOf } from './price.ts';
import { readItem } from './price-list.ts';
import { sideBySide } from './side-by-side.ts';
import { toldLists } from './told-lists.ts';
import { variantsOf } from './variants.ts';

const told = (text: string) => {
  const lines = text.split('\n');
  return toldLists(lines, lines, 'description').items.flatMap(({ items }) =>
    items.map(({ name, detail, price }) => [name.value, detail?.value ?? null, price?.value ?? null]),
  );
};

it('a thing that is had in several ways has its name in each of them [P1]', () => {
  expect(
    told('Acacia - vaso 250g € 5,50 / 500g € 9 / 1 kg € 16\nCastagno - vaso 500g € 8 / 1 kg € 14,50\nPolline 150g € 9'),
  ).toEqual([
    ['Acacia', 'vaso 250g', '€ 5,50'],
    ['Acacia', '500g', '€ 9'],
    ['Acacia', '1 kg', '€ 16'],
    ['Castagno', 'vaso 500g', '€ 8'],
    ['Castagno', '1 kg', '€ 14,50'],
    ['Polline 150g', null, '€ 9'],
  ]);
  expect(
    told('Pequeño (hasta 7 kg): baño 18€ | baño y corte 27€\nGrande: baño desde 32€ | baño y corte desde 45€'),
  ).toEqual([
    ['Pequeño', 'hasta 7 kg, baño', '18€'],
    ['Pequeño', 'hasta 7 kg, baño y corte', '27€'],
    ['Grande', 'baño', 'desde 32€'],
    ['Grande', 'baño y corte', 'desde 45€'],
  ]);
});

it('a length of time or a weight after a comma is a way too, and no name holds a price [P1]', () => {
  expect(told('Pony 18€\nSalto: a convenir\nPaseo por la dehesa, 1h 25€, 2h 45€ (mín. 2 personas)\nBono 65€')).toEqual([
    ['Pony', null, '18€'],
    ['Salto', null, 'a convenir'],
    ['Paseo por la dehesa', '1h', '25€'],
    ['Paseo por la dehesa', '2h, mín. 2 personas', '45€'],
    ['Bono', null, '65€'],
  ]);
});

it('two amounts of one price stay one', () => {
  for (const line of [
    'Mobil-home 4/6 pers. : de 290 € à 640 € la semaine',
    'Personne supplémentaire : 4,50 € / 5,80 €',
    'Vidange 79€ - Plaquettes 120€',
    'Chianti calice 5 € / bottiglia 20 €',
  ])
    expect(variantsOf(line)).toEqual([line]);
  expect(told('Électricité : 4 €\nMobil-home 4/6 pers. : de 290 € à 640 € la semaine\nAnimal : 2 €')[1]).toEqual([
    'Mobil-home 4/6 pers.',
    'la semaine',
    'de 290 € à 640 €',
  ]);
});

it('what leads to three things is the title of them, as before', () => {
  expect(sideBySide('A domicilio: taglio 20€, piega 15€, colore 40€', false)).toHaveLength(4);
});

it('whatever the ways, each price stands once beside its own, and no word is lost [P1]', () => {
  const way = fc.constantFrom('baño', '500g', 'mezza giornata', 'baño y corte', '1 kg', 'half day');
  const price = fc.constantFrom('18€', '€ 5,50', 'desde 32€', '90 euro', '£40');
  const ways = fc.uniqueArray(fc.tuple(way, price), { selector: ([name]) => name, minLength: 2, maxLength: 4 });
  const lead = fc.constantFrom('Pequeño', 'Noleggio scala', 'Acacia (bio)', 'Kayak');
  const part = fc.constantFrom(' | ', ', ', ' / ', ' · ');
  fc.assert(
    fc.property(lead, fc.constantFrom(': ', ' - ', ' – '), part, ways, (name, mark, between, all) => {
      const line = name + mark + all.map((one) => one.join(' ')).join(between);
      const items = variantsOf(line).map((one) => readItem(one, priceOf(one, null), 'description'));
      expect(items.map((item) => item?.price?.value)).toEqual(all.map(([, amount]) => amount));
      for (const [index, [said]] of all.entries()) expect(items[index]?.detail?.value).toContain(said);
      for (const item of items) expect(name).toContain(item?.name.value);
    }),
    { numRuns: 100 },
  );
});
