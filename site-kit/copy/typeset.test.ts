import { softBreaks } from './soft-breaks.ts';
import { describe, expect, it } from 'vitest';
import { LANGS } from '../document.ts';
import { calmCapitals } from '../facts/calm-capitals.ts';
import { CATEGORIES, TRADE_NAMES } from './categories.ts';
import { typeset, withArticle } from './typeset.ts';
import { WORDS } from './words.ts';

describe('typography of the languages', () => {
  it('French sets narrow spaces before double marks and in hours', () => {
    expect(typeset('Vendredi : trio, 20 h 30 ! "Entrée libre" ?', 'fr')).toBe(
      'Vendredi\u202f: trio, 20\u202fh\u202f30\u202f! «\u202fEntrée libre\u202f»\u202f?',
    );
  });
  it('an address of the web keeps its colon', () => {
    expect(typeset('Voir https://exemple.fr et 12:30', 'fr')).toBe('Voir https://exemple.fr et 12:30');
  });
  it('apostrophes, quotes and dashes are printed, not typed', () => {
    expect(typeset('L\'olio "buono" - da noi...', 'it')).toBe('L’olio «buono» – da noi…');
    expect(typeset('The baker\'s "best"', 'en')).toBe('The baker’s “best”');
  });
  it('a missing space behind a comma is put, one before a full stop is taken', () => {
    expect(typeset('personale gentile,prezzi onesti . Torneremo', 'it')).toBe(
      'personale gentile, prezzi onesti. Torneremo',
    );
    expect(typeset('4,50 e https://a.example/b,c', 'it')).toBe('4,50 e https://a.example/b,c');
  });
  it('an amount and its sign stay on one line', () => {
    expect(typeset('da 14 €', 'it')).toBe('da 14\u00a0€');
  });
});

describe('shouted texts', () => {
  it('are lowered to sentences; acronyms, names and towns stay', () => {
    expect(calmCapitals('PREZZI IVA INCLUSA. VI ASPETTIAMO A RAVENNA DA SALÙ', ['Salù', 'Ravenna'], 'it')).toBe(
      'Prezzi IVA inclusa. Vi aspettiamo a Ravenna da Salù',
    );
  });
  it('two words are shouted too, however short', () => {
    expect(calmCapitals('SIAMO APERTI!', [], 'it')).toBe('Siamo aperti!');
    expect(calmCapitals('TARIFAS 2026', [], 'es')).toBe('Tarifas 2026');
  });
  it('Greek capitals stay, because their accents are lost', () => {
    expect(calmCapitals('ΑΝΘΟΠΩΛΕΙΟ ΣΤΑ ΧΑΝΙΑ', [], 'el')).toBe('ΑΝΘΟΠΩΛΕΙΟ ΣΤΑ ΧΑΝΙΑ');
  });
  it('a short cry or a normal sentence is left alone', () => {
    expect(calmCapitals('CHIUSO', [], 'it')).toBe('CHIUSO');
    expect(calmCapitals('DJ SET', [], 'it')).toBe('DJ SET');
    expect(calmCapitals('Aperti ANCHE la domenica mattina', [], 'it')).toBe('Aperti ANCHE la domenica mattina');
  });
});

describe('accents that a typewriter wrote', () => {
  it.each([
    ["LUNEDI' chiuso, martedi' aperto", 'LUNEDÌ chiuso, martedì aperto'],
    ["c'e' posto perche' piu' grande", 'c’è posto perché più grande'],
    ["un po' di pane da Ca' Foscari, va' piano", 'un po’ di pane da Ca’ Foscari, va’ piano'],
    ["la 'citta' vecchia", "la 'citta’ vecchia"],
  ])('%s', (given, printed) => {
    expect(typeset(given, 'it')).toBe(printed);
  });
  it('no other language has them', () => {
    expect(typeset("rock'n'roll, the boys' club", 'en')).toBe('rock’n’roll, the boys’ club');
  });
});

describe('standard words', () => {
  it.each(LANGS)('every text exists in %s with the same blanks as in Italian', (lang) => {
    const blanks = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
    for (const [key, words] of Object.entries(WORDS)) {
      expect(words[lang].length, key).toBeGreaterThan(0);
      expect(blanks(words[lang]), key).toEqual(blanks(words.it));
    }
  });
  it.each(LANGS)('every category and every named trade has a word in %s', (lang) => {
    for (const { names } of Object.values(CATEGORIES)) expect(names[lang].length).toBeGreaterThan(1);
    for (const names of Object.values(TRADE_NAMES)) expect(names === null || names[lang].length > 1).toBe(true);
  });
  it('at least sixty categories are translated', () => {
    expect(Object.keys(CATEGORIES).length).toBeGreaterThanOrEqual(60);
  });

  it('writes Greek capitals without accents, as Greeks do', () => {
    expect(typeset('ΟΔΟΝΤΙΑΤΡΕΊΟ ΆΣΠΡΗ ΠΈΤΡΑ', 'el')).toBe('ΟΔΟΝΤΙΑΤΡΕΙΟ ΑΣΠΡΗ ΠΕΤΡΑ');
    expect(typeset('Άσπρη Πέτρα, από το 1998', 'el')).toBe('Άσπρη Πέτρα, από το 1998');
    expect(typeset('CAFÉ DE LA GARE', 'fr')).toBe('CAFÉ DE LA GARE');
  });
});

it('no line ends within a span of hours or a telephone number [P1]', () => {
  expect(softBreaks('lun al ven 9-12, poi 16.30-19')).toBe('lun al ven 9-\u206012, poi 16.30-\u206019');
  expect(softBreaks('Mijas (sólo mañanas) 952 000 122')).toBe('Mijas (sólo mañanas) 952\u00a0000\u00a0122');
  expect(softBreaks('0532-000.611')).toBe('0532-000.611');
  expect(softBreaks('8 000 livres, 25 000 visites')).toBe('8 000 livres, 25 000 visites');
});

it('no line of a name ends with the article of its quoted part [P1]', () => {
  expect(withArticle('Κρεοπωλείο «Η Μπριζόλα» Αφοί Λιάκου')).toBe('Κρεοπωλείο «Η\u00a0Μπριζόλα» Αφοί Λιάκου');
});
