/** Lines of a list with more than one amount, and amounts that say more than a number. */
import { expect, it } from 'vitest';
import { priceNotation } from './notation.ts';
import { toldLists } from './told-lists.ts';

const told = (text: string) => {
  const lines = text.split('\n');
  return toldLists(lines, lines, 'description').items.map((group) => [
    group.title?.value ?? null,
    ...group.items.map(({ name, detail, price }) => [name, detail, price].map((one) => one?.value ?? '-').join(' | ')),
  ]);
};

it('two things on a line are two items [P1]', () => {
  expect(
    told(
      'Aeropuerto Girona: 70€ | Aeropuerto Barcelona 155€\nSesión (4h) 250€ - Sesión completa 400€\nDía 7€ · Bono 55€',
    ),
  ).toEqual([
    [
      null,
      'Aeropuerto Girona | - | 70€',
      'Aeropuerto Barcelona | - | 155€',
      'Sesión | 4h | 250€',
      'Sesión completa | - | 400€',
      'Día | - | 7€',
      'Bono | - | 55€',
    ],
  ]);
  expect(told('Robiola 14 €/kg\nPecorino 6 mesi 19€/kg - 12 mesi 24€/kg\nYogurt € 3')[0]).toContain(
    'Pecorino 12 mesi | - | 24€/kg',
  );
});

it('who pays less pays for the same, and what is free stands by itself [P1]', () => {
  expect(told('Cena 28€, bambini 15€\nCitronnade 3€, makroud 2€\nLettino gratis, cane 8€/notte')).toEqual([
    [
      null,
      'Cena | - | 28€',
      'Cena | bambini | 15€',
      'Citronnade | - | 3€',
      'Makroud | - | 2€',
      'Lettino gratis | - | -',
      'Cane | - | 8€/notte',
    ],
  ]);
});

it('a thing is had as it is, and in another way [P1]', () => {
  expect(told('Cats: £13.50 per night, 2 sharing £22\nDay care £20\nBath from £15')[0]?.slice(1, 3)).toEqual([
    'Cats | - | £13.50 per night',
    'Cats | 2 sharing | £22',
  ]);
  expect(told('Envío: 5€ o gratis desde 30€\nMaki 6€\nNigiri 7€').flat()).not.toContain('Envío | gratis | desde 30€');
});

it('what it costs at another time is said beside the price, and what is in the price with it [P1]', () => {
  expect(
    told('Bavette 24,90€/kg au lieu de 29,90€\nRôti 3 kg = 30€\nMain d’œuvre 52€ HT/heure\nCours 95 €/1h30')[0],
  ).toEqual([
    null,
    'Bavette | au lieu de 29,90€ | 24,90€/kg',
    'Rôti 3 kg | - | 30€',
    'Main d’œuvre | - | 52€ HT/heure',
    'Cours | - | 95 €/1h30',
  ]);
  expect(told('Igiene: 80€\nOtturazione: da 90 a 150€\nVisita: gratuita\nPremium: vini, formaggi 32€ p.p.')[0]).toEqual(
    [
      null,
      'Igiene | - | 80€',
      'Otturazione | - | da 90 a 150€',
      'Visita | - | gratuita',
      'Premium | vini, formaggi | 32€ p.p.',
    ],
  );
});

it('below a title amounts need no currency, unless they count [P1]', () => {
  expect(
    told('NAILS 💅\nGel hands 26 | Gel toes 28 | Both 48\nTake off 10 (free if re-doing)\nInfills from 30'),
  ).toEqual([
    [
      'Nails',
      'Gel hands | - | 26',
      'Gel toes | - | 28',
      'Both | - | 48',
      'Take off | free if re-doing | 10',
      'Infills | - | from 30',
    ],
  ]);
  expect(told('AULE\nAula 1 | Aula 2 | Aula 3 | Aula 4 | Aula 5')).toEqual([]);
});

it('what a price list is called leads to it, and the things of several lines are not those of the first [P1]', () => {
  expect(told('Τιμές εβδομάδας (25-30/5)\nΚιμάς 11,90€\nΜπριζόλα 7,50€\nΑρνάκι 12,80€')[0]?.[0]).toBe(
    'Τιμές εβδομάδας (25-30/5)',
  );
  expect(told('City bike: 1 ώρα 3€, ημέρα 8€, εβδομάδα 40€\nE-bike: ημέρα 25€ / εβδομάδα 140€')[0]).toEqual([
    null,
    'City bike | 1 ώρα | 3€',
    'City bike | ημέρα | 8€',
    'City bike | εβδομάδα | 40€',
    'E-bike | ημέρα | 25€',
    'E-bike | εβδομάδα | 140€',
  ]);
});

it('a year before an amount leaves it in the one notation, a thousand does not [P1]', () => {
  const print = priceNotation(['Verdejo 9 €', 'Crianza 2021 18€'], 'es');
  expect(print('Crianza 2021 18€')).toBe('Crianza 2021 18 €');
  expect(print('Piscine 12 500€')).toBe('Piscine 12 500€');
});

it('a currency that stands once at the end is that of all, unless they count [P1]', () => {
  expect(told('Prezzi: pizza 5, birra 3,50, caffè 1 euro.')).toEqual([
    ['Prezzi', 'Pizza | - | 5 euro', 'Birra | - | 3,50 euro', 'Caffè | - | 1 euro'],
  ]);
  expect(told('Cut 14, skin fade 16, beard 9, cut + beard £22\nKids £10\nHot towel shave £18')[0]).toHaveLength(7);
  for (const text of [
    'Camere 12, posti letto 30, notte 45 €',
    'La casa: camere 12, posti letto 30, notte 45 €',
    'Rooms 6, guests 14, night £90',
    'Chambres 4, couchages 10, nuitée 65 €',
    'Habitaciones 5, plazas 12, noche 30 €',
    'Prezzi: sala 1, sala 2, sala 3 € 10',
  ])
    expect(told(text)).toEqual([]);
  expect(told('Sala 1, sala 2, sala 3 € 10')).toEqual([]);
});
