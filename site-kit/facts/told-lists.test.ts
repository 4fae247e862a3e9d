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

it('an enumeration with prices inside a sentence is a list, and what stands around it stays a text [P1]', () => {
  expect(told('Lezione singola 15€, 5 lezioni 65€, 10 lezioni 120€. La prima è gratis.')).toEqual({
    items: [
      ['Lezione singola', '15€'],
      ['5 lezioni', '65€'],
      ['10 lezioni', '120€'],
    ],
    prose: ['La prima è gratis.'],
  });
  expect(told('Small studio in St Ives. Mugs £28, bowls £35 and big jugs £90. Open when the door is.')).toEqual({
    items: [
      ['Mugs', '£28'],
      ['Bowls', '£35'],
      ['Big jugs', '£90'],
    ],
    prose: ['Small studio in St Ives.', 'Open when the door is.'],
  });
  expect(
    told('Vidange 79€ - Plaquettes av. 120€ - Diagnostic 35 € (offert si réparation). Ouvert le lundi').items,
  ).toEqual([
    ['Vidange', '79€'],
    ['Plaquettes av.', '120€'],
    ['Diagnostic', '35 €'],
  ]);
});

it('what leads to an enumeration is its title [P1]', () => {
  const lines = ['A domicilio: taglio 20€, piega 15€, colore 40€'];
  expect(toldLists(lines, lines, 'description').items[0]?.title?.value).toBe('A domicilio');
});

it('a sentence that talks of prices stays a sentence', () => {
  for (const text of [
    'Siamo nati nel 1974 con 5€ in tasca, oggi paghiamo 300€ al mese e ne spendiamo 20€ per i fiori ogni settimana dell’anno.',
    '£5 off, £10 off, £20 off for members.',
  ])
    expect(told(text)).toEqual({ items: [], prose: [text] });
});

it('a line that sells a thing in two ways has both prices, and bare amounts the mark of their neighbours [P1]', () => {
  expect(
    told(
      'Cornetto vuoto 1,30 - ripieno 1,60\nCappuccino 1,60\nTorta 28 €/kg\nSpremuta 3 €\nChianti calice 5 € / bottiglia 20 €',
    ).items,
  ).toEqual([
    ['Cornetto vuoto', '1,30 € - ripieno 1,60 €'],
    ['Cappuccino', '1,60 €'],
    ['Torta', '28 €/kg'],
    ['Spremuta', '3 €'],
    ['Chianti calice', '5 € / bottiglia 20 €'],
  ]);
});

it('hours, telephones and money that is only talked of are no prices', () => {
  for (const text of [
    'Pranzo: 12.00 - 14.30\nCena: 19.30 - 22.30',
    'Check-in: 14.00\nCheck-out: 10.30',
    'Tel: 055 000111\nWhatsApp: 333 0001111',
    'Oggi il pane costa 4€ al kg. Dieci anni fa costava 2€. Nel 2002 con la lira 1€.',
    'Abbiamo raccolto per Telethon 300€, per la scuola 200€, per il canile 150€. Grazie a tutti!',
  ])
    expect(told(text).items).toEqual([]);
  expect(
    told('Pizza 8€\nBirra 5€\nConsegna entro le ore 20.30\nDolce 4€\nAcqua 2€\nCaffè 1€').items.flat(),
  ).not.toContain('20.30€');
});

it('two lines that lead from a name to its price are a list already [P1]', () => {
  expect(
    told('Sur rendez-vous.\nPremier rendez-vous : 90 € TTC (45 minutes)\nConsultation écrite : 250 € TTC').items,
  ).toEqual([
    ['Premier rendez-vous', '90 € TTC'],
    ['Consultation écrite', '250 € TTC'],
  ]);
  expect(told('Menu a 12€\nVino a 3€').items).toEqual([]);
});

it('sentences that are an item each, and parts between slashes, are a list [P1]', () => {
  expect(
    told(
      'Faccio foto da 9 anni. Reportage (10 h, due fotografi) 1.900 €. Prematrimonio 250€. Album 30x30 da 390 €. Scrivetemi!',
    ),
  ).toEqual({
    items: [
      ['Reportage', '1.900 €'],
      ['Prematrimonio', '250€'],
      ['Album 30x30', 'da 390 €'],
    ],
    prose: ['Faccio foto da 9 anni.', 'Scrivetemi!'],
  });
  expect(told('Min charge £60 / half day £220 / full day £400. Deposit £50, non refundable.')).toEqual({
    items: [
      ['Min charge', '£60'],
      ['Half day', '£220'],
      ['Full day', '£400'],
      ['Deposit', '£50'],
    ],
    prose: [],
  });
});

it('a bare amount by weight is a price among its neighbours [P1]', () => {
  expect(
    told('Fiorentina 29,90€/kg\nSalsiccia 11,50 al kg\nTacchino 12,90€/kg\nRagù pronto (500g) 7,50').items,
  ).toEqual([
    ['Fiorentina', '29,90€/kg'],
    ['Salsiccia', '11,50€ al kg'],
    ['Tacchino', '12,90€/kg'],
    ['Ragù pronto', '7,50€'],
  ]);
});
