import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countryOf } from './country.ts';
import type { FactsInput } from './input.ts';
import { readFacts } from './read-facts.ts';

const page = (phone: string, country: string): FactsInput => ({
  id: '42',
  name: 'Bottega',
  link: 'https://www.facebook.com/42',
  phone,
  location: { country },
  photos: [],
  posts: [],
  events: [],
  ratings: [],
});

it('a number that the site shows is never said to be unreadable, with or without the zero of its area', () => {
  const numbers = fc.constantFrom(
    ['0113 496 0331', 'United Kingdom'],
    ['01453 496022', 'UK'],
    ['05 45 00 07 81', 'France'],
    ['+33 5 45 00 07 81', 'France'],
    ['049 000 1711', 'Italy'],
    ['985 000 610', 'España'],
    ['22410 00821', 'Greece'],
  );
  fc.assert(
    fc.property(numbers, fc.constantFrom('', 'Tel. ', 'Jan '), ([number = '', country = ''], word) => {
      const facts = readFacts(page(word + number, country), { now: new Date('2026-05-25T10:00:00Z') });
      expect(facts.phone?.label.replaceAll(/\D/g, '')).toContain(number.replace('+33 ', '0').replaceAll(/\D/g, ''));
      expect(facts.leftOut).toEqual([]);
    }),
  );
});

it('countries are known by what people call them', () => {
  for (const name of ['UK', 'uk', 'England', 'Scotland', 'Inghilterra', 'United Kingdom'])
    expect(countryOf(name, [])).toBe('GB');
  expect(countryOf('EL', [])).toBe('GR');
});
