/** Amounts beside other figures and signs: hours, brackets, what is taken off, what is said of a price. */
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

it('"1:1" and an hour are no part of the price behind them [P1]', () => {
  expect(told('Group lesson (max 8) £38pp\nPrivate 1:1 £95 | Private for two £60pp\nFamily of 4: £140')).toEqual([
    [
      null,
      'Group lesson | max 8 | £38pp',
      'Private 1:1 | - | £95',
      'Private for two | - | £60pp',
      'Family of 4 | - | £140',
    ],
  ]);
  expect(told('Μπαλέτο: Τρίτη 17:00 – 35€/μήνα\nΛάτιν: Παρασκευή 20:30-22:00 – 40€/μήνα\nΓιόγκα – 30€/μήνα')).toEqual([
    [null, 'Μπαλέτο | Τρίτη 17:00 | 35€/μήνα', 'Λάτιν | Παρασκευή 20:30-22:00 | 40€/μήνα', 'Γιόγκα | - | 30€/μήνα'],
  ]);
  const text = 'Private 1:1 £95, £ 20 a pair, 5 pounds';
  expect(priceNotation([text, 'Tea £1.50, scone 2£'], 'en')(text)).toContain('Private 1:1 £95');
});

it('what is taken off keeps its sign, what a bracket says of a price is no other price [P1]', () => {
  expect(told('2 joueurs 38€\n3 joueurs 32€\nHeures creuses (avant 17h) : -4€')[0]).toContain(
    'Heures creuses | avant 17h | -4€',
  );
  expect(
    told(
      'Accord : 95 € (jusqu’à 20 km, puis 0,60 €/km)\nRéglage : 130 €\nMatrícula 30€ (gratis en junio), material aparte',
    ),
  ).toEqual([
    [
      null,
      'Accord | jusqu’à 20 km, puis 0,60 €/km | 95 €',
      'Réglage | - | 130 €',
      'Matrícula | gratis en junio, material aparte | 30€',
    ],
  ]);
});

it('two jars, a square metre, a person and a night stay whole [P1]', () => {
  expect(told('Acacia 8,00 / 15,00 €\nTiglio 7,50 / 14,00 €\nDeposito 24/48 h 6 €')[0]).toEqual([
    null,
    'Acacia | - | 8,00 / 15,00 €',
    'Tiglio | - | 7,50 / 14,00 €',
    'Deposito 24/48 h | - | 6 €',
  ]);
  expect(told('Ντουλάπες από 220 €/τ.μ.\nΠόρτες από 280€\nTaxe 0,83 €/pers./nuit')[0]).toEqual([
    null,
    'Ντουλάπες | - | από 220 €/τ.μ.',
    'Πόρτες | - | από 280€',
    'Taxe | - | 0,83 €/pers./nuit',
  ]);
});

it('an arrow leads to a price, a day is when a dish is had, one emoji parts what stands on a line [P1]', () => {
  expect(told('LAVAGGIO\n8 kg → 4,50 €\n12 kg ⇒ 6,00 €')).toEqual([
    ['Lavaggio', '8 kg | - | 4,50 €', '12 kg | - | 6,00 €'],
  ]);
  expect(told('Plats du jour :\nlundi : blanquette 9,50 €\nmardi : bœuf 9,80 €\nmercredi : hachis 7 €')[0]).toEqual([
    'Plats du jour',
    'Blanquette | lundi | 9,50 €',
    'Bœuf | mardi | 9,80 €',
    'Hachis | mercredi | 7 €',
  ]);
  expect(told('🔎 Le manoir (3/5) 🔎 L’alchimiste (4/5) 🔎 Bunker')).toEqual([
    [null, 'Le manoir | 3/5 | -', 'L’alchimiste | 4/5 | -', 'Bunker | - | -'],
  ]);
  expect(told('Mini 18 €\nMediano 28 €\nGrande 38 €\n📲 622 118 455')[0]).toHaveLength(4);
  expect(told('😍 Che annata! 😍 Grazie a tutti! 😍 A presto!')).toEqual([]);
});

it('two sentences among prices are two items; what is sold out, or had on one day, is told where it stands [P1]', () => {
  expect(told('Sesión 50 min 45 €. Bono 5 sesiones 200 €.\nValoración 65€\nPilates 45€')[0]).toHaveLength(5);
  expect(told('Acacia 8 €\nCastagno 7 €\nTiglio ESAURITO (torna a luglio)\nPropoli 9€\nPolline 8 €')).toEqual([
    [
      null,
      'Acacia | - | 8 €',
      'Castagno | - | 7 €',
      'Tiglio ESAURITO | torna a luglio | -',
      'Propoli | - | 9€',
      'Polline | - | 8 €',
    ],
  ]);
  expect(told('Ψωμί 2,40 €\nΛαγάνα (μόνο Καθαρά Δευτέρα)\nΤυρόπιτα 2,20€\nΜπουγάτσα 3€')[0]).toHaveLength(5);
  expect(told('PIZZE (solo la sera)\nMargherita 5€\nMarinara 4€\nDOLCI\nTiramisù 4€\nPanna cotta 4€')).toHaveLength(2);
});

it('a line that is too long to be one item is read item by item beside another [P1]', () => {
  const hire =
    'LOCATION : VTC 1 j 14€ – semaine 60€ / VAE 1 j 32€ – semaine 150€ / Vélo enfant 1 j 8€ / Remorque 1 j 12€ / Casque offert';
  const work =
    'ATELIER : révision complète 55€, crevaison 12€ (chambre comprise), réglage vitesses 15€, freins 18€/roue hors pièces';
  expect(told(`${hire}\n${work}`)).toEqual([
    [
      'Atelier',
      'Révision complète | - | 55€',
      'Crevaison | chambre comprise | 12€',
      'Réglage vitesses | - | 15€',
      'Freins | hors pièces | 18€/roue',
    ],
  ]);
});

it('a price ends an item where nothing else parts them; a measure alone is of what the first measures [P1]', () => {
  expect(told('Barra 0,90€ hogaza 1kg 3,20€ magdalenas docena 4€ roscón (solo navidad) desde 16€')).toEqual([
    [
      null,
      'Barra | - | 0,90€',
      'Hogaza 1kg | - | 3,20€',
      'Magdalenas docena | - | 4€',
      'Roscón | solo navidad | desde 16€',
    ],
  ]);
  expect(told('Gâteau 6 p. 32 €, 8 p. 42 €, 12 p. 60 €\nVaschetta 1/2 kg 11€, 1 kg 20€')).toEqual([
    [
      null,
      'Gâteau 6 p. | - | 32 €',
      'Gâteau 8 p. | - | 42 €',
      'Gâteau 12 p. | - | 60 €',
      'Vaschetta 1/2 kg | - | 11€',
      'Vaschetta 1 kg | - | 20€',
    ],
  ]);
  const cone = 'Cono piccolo 2,50 - medio 3,50 - grande 4,50\nPanna +0,50';
  expect(told(`${cone}\nYogurt 5€\nTorta 26€/kg`)[0]).toHaveLength(7);
  expect(told(`${cone}\nFrappè 4,00`)[0]).toContain('Cono piccolo | - | 2,50 - medio 3,50 - grande 4,50');
});

it('a thousand is a thousand, what is weighed is sold, allergens cost nothing [P1]', () => {
  expect(told('Kitchens from £12k\nAlcoves from £1,850\nWardrobes from £2.4k per run')[0]?.slice(1)).toEqual([
    'Kitchens | - | from £12k',
    'Alcoves | - | from £1,850',
    'Wardrobes | per run | from £2.4k',
  ]);
  expect(
    told('PASTA RIPIENA\nTortellini (carne) 28,00 al kg\nTortelli 22 al kg\nCappelletti 26 al kg')[0],
  ).toHaveLength(4);
  expect(told('Thé 3 €\nGâteau 4 €\nBrunch 26 €\nAllergènes : liste sur demande.')[0]).toHaveLength(4);
});

it('a line with several hours keeps each with what is then [P1]', () => {
  const { times } = toldLists(
    ['L y X: 8:00 Vinyasa, 10:30 Hatha', 'M y J: 9:30 Vinyasa, 19:00 Yin', 'V: 18:00 Restaurativo'],
    ['', '', ''],
    'description',
  );
  expect(times[0]?.items.map(({ name, detail, price }) => [name.value, detail?.value, price?.value])).toEqual([
    ['L y X', '8:00 Vinyasa, 10:30 Hatha', undefined],
    ['M y J', '9:30 Vinyasa, 19:00 Yin', undefined],
    ['V', 'Restaurativo', '18:00'],
  ]);
});

it('a count before a mark is no amount, karats and distances are no thousands [P1]', () => {
  expect(told('Pack of 3 €12\nTable for 2 £45\nGold 14k €250')[0]?.slice(1)).toEqual([
    'Pack of 3 | - | €12',
    'Table for 2 | - | £45',
    'Gold 14k | - | €250',
  ]);
  expect(told('5K €10\n10K €15\n21K €25')[0]).toContain('10K | - | €15');
  expect(told('Pizza 9 € 50\nMenu 9€50\nCafé 2 €')[0]).toContain('Pizza | - | 9 € 50');
  expect(told('Menu midi : - 15 €\nChambre : -80 €\nMenu soir : 28 €')[0]).toContain('Chambre | - | 80 €');
  expect(told('Cut (£20, students £15)\nBeard £10\nWash £5')[0]?.[1]).toBe('Cut | - | £20');
});

it('stories, cheers, telephones and rooms are no list of prices [P1]', () => {
  expect(told('Was £50 now £40 members £35 kids £20')).toEqual([]);
  expect(told('❤️ grazie a tutti voi ❤️ vi aspettiamo ❤️ domani')).toEqual([]);
  expect(told('☎️ 0123 456789 (Anna) ☎️ 0123 456780 (Ugo) ☎️ 0123 456781')).toEqual([]);
  expect(told('Camere 6\nPosti letto 14\nDoppia 80€\nSingola 60€\nSuite 120€')[0]).toHaveLength(4);
  expect(told('Allergy testing £45\nDermatology £90\nCardiology £100')[0]).toHaveLength(4);
  expect(told('Friday: £12\nSaturday: adults £15\nSunday: family roast £18')[0]?.[1]).toBe('Friday | - | £12');
});
