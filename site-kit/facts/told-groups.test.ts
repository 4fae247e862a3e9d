import { expect, it } from 'vitest';
import { isLabelAlone } from './list-labels.ts';
import { toldLists } from './told-lists.ts';

const told = (text: string) => {
  const lines = text.split('\n');
  const { items, prose } = toldLists(lines, lines, 'description');
  const groups = items.map((group) => [
    group.title?.value ?? null,
    ...group.items.map(({ name, detail, price }) =>
      [name, detail, price].flatMap((text) => text?.value ?? []).join(' | '),
    ),
  ]);
  return { groups, prose };
};

it('headings that no mark makes one are titles where two of them have prices below [P1]', () => {
  expect(
    told(
      'Barca 5 m (5 persone)\n1 ora 35€\n4 ore 70€\nBarca 6 m (7 persone)\n4 ore 90€\nGiornata 140€\nBenzina esclusa.',
    ),
  ).toEqual({
    groups: [
      ['Barca 5 m (5 persone)', '1 ora | 35€', '4 ore | 70€'],
      ['Barca 6 m (7 persone)', '4 ore | 90€', 'Giornata | 140€'],
    ],
    prose: ['Benzina esclusa.'],
  });
  expect(told('Siamo aperti\nPizza 6€\nBirra 4€\nCaffè 1€').prose).toEqual(['Siamo aperti']);
});

it('a line without a price among others that have one is told with them [P1]', () => {
  expect(told('Acacia 9 €\nCastagno 8 €\nMelata: finita, torna ad agosto\nPolline 9 €\nPropoli 8 €').groups).toEqual([
    [null, 'Acacia | 9 €', 'Castagno | 8 €', 'Melata | finita, torna ad agosto', 'Polline | 9 €', 'Propoli | 8 €'],
  ]);
  expect(told('Intero € 4\nRidotto € 3\nScuole € 1\nGratuito: under 14, soci ICOM').groups[0]).toHaveLength(5);
  expect(
    told('🚗 Patente B 850 €\n🏍 Patente A2 600 €\n🚛 CQC: corso dal 9 giugno, lun ore 20-22.30\n🛥 Nautica 690 €')
      .groups[0],
  ).toContain('CQC | corso dal 9 giugno, lun ore 20-22.30');
});

it('what ends an enumeration without a price is a sentence [P1]', () => {
  expect(
    told('Canna fumaria 80 euro, stufa 90 euro (canna compresa), video 120 euro, rilascio certificazione.'),
  ).toEqual({
    groups: [[null, 'Canna fumaria | 80 euro', 'Stufa | canna compresa | 90 euro', 'Video | 120 euro']],
    prose: ['Rilascio certificazione.'],
  });
  expect(told('Hem £14 · Zip £16-£22 · Jacket from £35 · Wedding dresses: come and see me!').prose).toEqual([
    'Wedding dresses: come and see me!',
  ]);
});

it('a long line that leads to a list names it with its beginning and says the rest in the text [P1]', () => {
  expect(
    told('Degustazioni solo su appuntamento, ore 11 e ore 16 (max 10):\n- 3 vini 15 €\n- 5 vini 28 €\n- 7 vini 45 €'),
  ).toEqual({
    groups: [['Degustazioni solo su appuntamento', '3 vini | 15 €', '5 vini | 28 €', '7 vini | 45 €']],
    prose: ['Degustazioni solo su appuntamento, ore 11 e ore 16 (max 10).'],
  });
});

it('a year, an age and a bracket are no part of the price beside them [P1]', () => {
  expect(
    told('Sagrantino 2019 - 26 €\nEnfant - 7 ans : 2,50 €\nVisite guidate (40 € a gruppo)\nAlbums start at £320')
      .groups,
  ).toEqual([
    [
      null,
      'Sagrantino 2019 | 26 €',
      'Enfant -7 ans | 2,50 €',
      'Visite guidate | a gruppo | 40 €',
      'Albums | start at £320',
    ],
  ]);
});

it('half an euro is written with one figure too [P1]', () => {
  expect(
    told('crudo e rucola 7,5\nsalsiccia 6,5\nerbe 5,5\ncrescione 5\npatatine 3\nacqua 1 - birra 4').groups,
  ).toEqual([
    [
      null,
      'Crudo e rucola | 7,5',
      'Salsiccia | 6,5',
      'Erbe | 5,5',
      'Crescione | 5',
      'Patatine | 3',
      'Acqua | 1',
      'Birra | 4',
    ],
  ]);
});

it('a promise in capitals is no label, an announcement is one [P1]', () => {
  for (const line of ['PRIMERA VISITA Y RADIOGRAFÍA GRATIS', 'DE LA HUERTA A TU CASA'])
    expect(isLabelAlone(line)).toBe(false);
  for (const line of ['Arrivage du jour :', 'OFFERTE DELLA SETTIMANA!!!!', 'TARIFAS 2026', 'Plats de la semaine'])
    expect(isLabelAlone(line)).toBe(true);
});
