import { expect, it } from 'vitest';
import { calmCapitals } from './calm-capitals.ts';
import { calmPlace, capitalPlace } from './calm-places.ts';

it('an address in capitals is printed as addresses are', () => {
  for (const [given, printed] of [
    ['CALLE TRAPERIA 8, 1º B', 'Calle Traperia 8, 1º B'],
    ['VIA XX SETTEMBRE 12/B', 'Via XX Settembre 12/B'],
    ['NEWCASTLE UPON TYNE', 'Newcastle upon Tyne'],
    ['RUE DE LA PAIX', 'Rue de la Paix'],
    ['LA SPEZIA (SP)', 'La Spezia (SP)'],
    ['ΛΕΩΦΟΡΟΣ ΝΙΚΗΣ 7', 'ΛΕΩΦΟΡΟΣ ΝΙΚΗΣ 7'],
    ['9 rue Montpensier', '9 rue Montpensier'],
  ] as const)
    expect(calmPlace(given)).toBe(printed);
  expect(capitalPlace('newcastle upon tyne')).toBe('Newcastle upon Tyne');
});

it('places and first names keep their capital when a text is calmed [P1]', () => {
  expect(calmCapitals('SI LAVORA SU CHIAMATA. ZONE: COMO, LECCO, ERBA', [], 'it')).toBe(
    'Si lavora su chiamata. Zone: Como, Lecco, Erba',
  );
  expect(calmCapitals('Gratuit à 30 km. SECTEURS : ÉPINAL, REMIREMONT, GÉRARDMER.', [], 'fr')).toBe(
    'Gratuit à 30 km. Secteurs : Épinal, Remiremont, Gérardmer.',
  );
  expect(calmCapitals('Kinés : Marie LE GALL, Yann KERVELLA, Sophie ABGRALL', [], 'fr')).toBe(
    'Kinés : Marie Le Gall, Yann Kervella, Sophie Abgrall',
  );
  expect(calmCapitals('COMPLIMENTI A GIADA, OMAR E TOMMASO PROMOSSI', [], 'it')).toBe(
    'Complimenti a Giada, Omar e Tommaso promossi',
  );
});

it('a word that opens a line is calmed alone, what is stressed inside is left [P1]', () => {
  expect(calmCapitals('URGENCIAS: sábados y festivos', [], 'es')).toBe('Urgencias: sábados y festivos');
  expect(calmCapitals('BOUTIQUE ouverte le vendredi', [], 'fr')).toBe('Boutique ouverte le vendredi');
  expect(calmCapitals('ASPARAGUS UPDATE: 2 weeks left', [], 'en')).toBe('Asparagus update: 2 weeks left');
  expect(calmCapitals('Il menu è GRATIS per i bambini', [], 'it')).toBe('Il menu è GRATIS per i bambini');
  expect(calmCapitals('BBQ and more every Friday', [], 'en')).toBe('BBQ and more every Friday');
});

it('figures and brackets do not end what is shouted, and what was written with care stays [P1]', () => {
  expect(calmCapitals('TORNEO DI FINE CORSO SABATO 6 GIUGNO DALLE 9! Iscrizione in sede', [], 'it')).toBe(
    'Torneo di fine corso sabato 6 giugno dalle 9! Iscrizione in sede',
  );
  expect(calmCapitals('TARIFFE CAMPO (90 minuti, a persona)', [], 'it')).toBe('Tariffe campo (90 minuti, a persona)');
  expect(calmCapitals('SUMMER HOURS from 1 June, every day', [], 'en')).toBe('Summer Hours from 1 June, every day');
  expect(calmCapitals('SAGGIO DI FINE ANNO "Alice"', [], 'it')).toBe('Saggio di fine anno "Alice"');
  expect(calmCapitals('MOTs £40 WHILE U WAIT! (cars)', [], 'en')).toBe('MOTs £40 while u wait! (cars)');
  expect(calmCapitals('LUNDI REPOS ! On se retrouve mardi', [], 'fr')).toBe('Lundi repos ! On se retrouve mardi');
  expect(calmCapitals('OFICINAS:', [], 'es')).toBe('Oficinas:');
  expect(calmCapitals('N° ADELI 810 000 123', [], 'fr')).toBe('N° ADELI 810 000 123');
});

it('Greek capitals beside a calm sentence keep their size, because they have lost their accents [P1]', () => {
  const post = 'ΣΥΓΧΑΡΗΤΗΡΙΑ ΣΤΗ ΜΑΡΙΑ ΠΟΥ ΠΕΡΑΣΕ ΜΕ ΤΗΝ ΠΡΩΤΗ! Καλούς δρόμους';
  expect(calmCapitals(post, [], 'el')).toBe(post);
});

it('codes of registers, accounts and tax offices stay as they are in what is shouted [P1]', () => {
  for (const [text, calm] of [
    ['CODICE CIN IT037006B4OBK2NI5F PER LE LOCAZIONI', 'Codice CIN IT037006B4OBK2NI5F per le locazioni'],
    [
      'N° TVA FR12 345 678 901 ET CODE APE 4322A POUR LA SOCIÉTÉ',
      'N° TVA FR12 345 678 901 et code APE 4322A pour la société',
    ],
    ['IBAN IT60X0542811101000000123456 PER DONAZIONI', 'IBAN IT60X0542811101000000123456 per donazioni'],
    ['LEZIONI DA 10KM E 2X1 PER TUTTI I SOCI', 'Lezioni da 10KM e 2x1 per tutti i soci'],
  ] as const)
    expect(calmCapitals(text, [], 'it')).toBe(calm);
});
