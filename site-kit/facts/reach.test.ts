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
