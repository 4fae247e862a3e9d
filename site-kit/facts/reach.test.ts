import { describe, expect, it } from 'vitest';
import { flatPage } from '../../tests/fixtures/documents.ts';
import { rawPage, type EverydayPage } from '../../tests/fixtures/everyday/page.ts';
import { readFacts } from './read-facts.ts';
import { readPhones } from './phones.ts';

const facts = (page: Partial<EverydayPage>) =>
  readFacts(
    flatPage(rawPage({ username: 'reach', name: 'Reach', lang: 'es', categories: ['Taxi Service'], ...page }, 900)),
    {
      now: new Date('2026-05-25T10:00:00+02:00'),
    },
  );
const AT: EverydayPage['at'] = ['', '17230', 'Palamós', 'España'];

describe('numbers that a page names beside its own', () => {
  it('have a line of their own in the contact section, with their word, and none in the text [P1]', () => {
    const { morePhones, paragraphs } = facts({
      at: AT,
      phone: '600 000 331',
      description: 'Taxi adaptado.\nJordi: 600 000 331\nNúria: 600 000 332\nFijo: 972 000 333 (de 8 a 20h)',
    });
    expect(morePhones?.map(({ word, label }) => [word, label])).toEqual([
      ['Jordi', '600 000 331'],
      ['Núria', '600 000 332'],
      ['Fijo, de 8 a 20h', '972 000 333'],
    ]);
    expect(paragraphs.flat().map(({ value }) => value)).toEqual(['Taxi adaptado.']);
  });

  it('are found by a name alone where the page has none, and the sentence stays [P1]', () => {
    const description = 'Contact : Odile Brun au 06 39 98 62 10 ou lanterne.die@example.fr';
    const { phone, morePhones, email, paragraphs } = facts({ at: ['', '26150', 'Die', 'France'], description });
    expect([phone?.e164, morePhones?.[0]?.word, email]).toEqual([
      '+33639986210',
      'Odile Brun',
      'lanterne.die@example.fr',
    ]);
    expect(paragraphs.flat()[0]?.value).toContain('Odile Brun');
  });

  it('are no registers, years or policies [P1]', () => {
    for (const description of [
      'Registered charity no: 1099999',
      'Assurance décennale MAAF n° 148 000 221.',
      'Orario corsi: 2025/26',
      'Numéro Siret 810 000 123 00011',
    ])
      expect(facts({ at: ['', '26150', 'Die', 'France'], description }).phone).toBeNull();
  });

  it('keep all the words between two of them [P1]', () => {
    const words = (text: string) => readPhones(text, 'FR').map(({ word }) => word);
    expect(words('Bureau 02 98 00 05 51 / Urgences nuit & WE 06 39 98 05 52')).toEqual([
      'Bureau',
      'Urgences nuit & WE',
    ]);
    expect(words('02 98 00 05 51 / ou 06 39 98 05 52')).toEqual([null, null]);
  });
});

it('of several branches none is taken out because the contact section says it [P1]', () => {
  const { paragraphs } = facts({
    at: ['Calle Mayor 14', '29630', 'Benalmádena', 'España'],
    phone: '952 000 120',
    description: 'OFICINAS:\nBenalmádena: Calle Mayor 14. Tel 952 000 120\nFuengirola: C/ Larios 8. Tel 952 000 121',
  });
  expect(paragraphs.map((one) => one.map(({ value }) => value).join(' '))).toEqual([
    'Oficinas:',
    'Benalmádena: Calle Mayor 14. Tel 952 000 120',
    'Fuengirola: C/ Larios 8. Tel 952 000 121',
  ]);
});

describe('a number that is not the telephone of the business', () => {
  const told = (country: string, description: string, more: Partial<EverydayPage> = {}) => {
    const { phone, morePhones, whatsapp, paragraphs } = facts({ at: ['', '', '', country], description, ...more });
    const numbers = (morePhones ?? []).map(({ label }) => label);
    return { numbers: [phone?.label, whatsapp, ...numbers].filter(Boolean), text: JSON.stringify(paragraphs) };
  };

  it.each([
    ['España', 'Colegiado: 282861234'],
    ['España', 'Colegiada 612345678'],
    ['España', 'Licencia: 612345678'],
    ['España', 'Registro: 912345678'],
    ['España', 'IBAN ES91 2100 0418 4502 0005 1332'],
    ['Ελλάδα', 'ΑΜΑ: 00001234567'],
    ['Ελλάδα', 'Α.Μ.Α. 2101234567'],
    ['Ελλάδα', 'ΜΗΤΕ 2103456789'],
    ['Ελλάδα', 'Αρ. Άδειας: 6912345678'],
    ['Italia', 'Albo: 123456789'],
    ['Italia', 'Albo dei medici: 3331234567'],
    ['Italia', 'CIN IT037006B4ABCDEFGH'],
    ['Italia', 'REA: 345678901'],
    ['Italia', 'Codice: 3331234567'],
    ['Italia', 'Polizza: 0123456789'],
    ['France', 'SIRET 123 456 789 00012'],
    ['France', 'RPPS : 06 12 34 56 78'],
    ['France', 'Agrément : 06 12 34 56 78'],
    ['United Kingdom', 'VAT: 0123 456 789'],
    ['United Kingdom', 'Gas Safe: 07700 900123'],
    ['United Kingdom', 'Sort code 01 02 03 0123456'],
  ])('is no register’s: %s, %s', (country, line) => {
    const { numbers, text } = told(country, line);
    expect(numbers).toEqual([]);
    expect(text.toLowerCase()).toContain(line.toLowerCase());
  });

  it.each([
    ['Italia', 'Guardia medica: 0541 787461'],
    ['Italia', 'Taxi: 0541 50020'],
    ['Italia', 'Radio taxi 0541 50020'],
    ['Italia', 'Farmacia comunale, tel. 0541 787461'],
    ['Italia', 'Chiama la guardia medica: 0541 787461'],
    ['Italia', 'Polizia\n0541 787461'],
    ['Italia', 'NUMERI UTILI\nMario, bagnino: 333 1234567\nLido: 0541 787461'],
    ['España', 'Policía local: 952 000 120'],
    ['España', 'Oficina de turismo 952 000 121'],
    ['France', 'Pharmacie : 05 65 00 02 33'],
    ['France', 'Office de tourisme : 05 65 00 02 33'],
    ['United Kingdom', 'Nearest hospital: 01632 960 377'],
    ['United Kingdom', 'Taxi: 01632 960 378'],
    ['Ελλάδα', 'Νοσοκομείο: 2310 000 656'],
    ['Ελλάδα', 'Ταξί: 2310 000 656'],
  ])('is no stranger’s: %s, %s', (country, line) => {
    for (const more of [{}, { phone: '+39 051 000 0108' }]) {
      const { numbers, text } = told(country, line, { categories: ['Bed and Breakfast'], ...more });
      const own = 'phone' in more ? ['0510000108'] : [];
      expect(numbers.map((number) => number?.replaceAll(/\D/gu, ''))).toEqual(own);
      expect(text).toContain(line.split('\n')[1] ?? line);
    }
  });

  it('is its own where it is what others call, and where a stranger only stands nearby [P1]', () => {
    expect(told('Italia', 'Taxi: 0541 50020', { categories: ['Taxi Service'] }).numbers[0]).toBe('0541 50020');
    expect(told('Italia', 'Siamo vicino alla farmacia, tel. 0541 787461').numbers[0]).toBe('0541 787461');
    expect(told('Italia', 'Guardia medica: 0541 787461\nTel. 0541 111222').numbers).toEqual(['0541 111222']);
  });
});

it('a name and hours that the page’s own field does not say stay in the text [P1]', () => {
  const description = 'Taxi adaptado.\nNúria: 600 000 332 (de 8 a 20h)';
  const text = (phone: string) => JSON.stringify(facts({ at: AT, phone, description }).paragraphs);
  expect(text('600 000 331 Jordi, 600 000 332 urgencias')).toContain('Núria: 600 000 332 (de 8 a 20h)');
  expect(text('600 000 331, 600 000 332')).not.toContain('Núria');
});

it('a line that only asks to call gives its number no name [P1]', () => {
  for (const line of ['Call us on 07700 900123', 'Ring me on: 07700 900123', 'Text 07700 900123']) {
    const { phone, morePhones, paragraphs } = facts({ at: ['', '', '', 'United Kingdom'], description: line });
    expect([phone?.label, morePhones?.length, paragraphs.length]).toEqual(['07700 900123', 0, 0]);
  }
});

it('a number that the field runs together is grouped as its owner writes it in a text [P1]', () => {
  const phone = (field: string, description: string) => facts({ at: AT, phone: field, description }).phone?.label;
  expect(phone('972118040', 'Tel. 972 11 80 40, todos los días')).toBe('972 11 80 40');
  expect(phone('972 118 040', 'Tel. 972 11 80 40')).toBe('972 118 040');
  expect(phone('972118040', 'Bar Pepe: 972 11 80 41')).toBe('972 11 80 40');
});
