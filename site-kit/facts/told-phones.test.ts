import { describe, expect, it } from 'vitest';
import { readFacts } from './read-facts.ts';
import { toldPhones } from './told-phones.ts';
import type { FactsInput } from './input.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const page = (more: Partial<FactsInput>): FactsInput => ({
  id: '1',
  name: 'Da Nives',
  link: 'https://social.example/1',
  location: { country: 'Italy' },
  photos: [],
  posts: [],
  events: [],
  ratings: [],
  ...more,
});
const numbers = (text: string, country: string) => toldPhones(text, country, () => false).map(({ e164 }) => e164);

describe('a telephone number that stands in a text alone', () => {
  it.each([
    ['Per prenotare chiamaci al 333 1234567, siamo aperti.', 'IT', ['+393331234567']],
    ['Tel. 051 123456 / 333 1234567', 'IT', ['+39051123456', '+393331234567']],
    ['📞 0544 123456', 'IT', ['+390544123456']],
    ['Siamo in centro\n339 7654321\nA presto', 'IT', ['+393397654321']],
    ['Call us on 07700 900123 for a quote', 'GB', ['+447700900123']],
    ['Llámanos al 612 345 678', 'ES', ['+34612345678']],
    ['Réservations au 06 12 34 56 78', 'FR', ['+33612345678']],
    ['Τηλ: 210 1234567', 'GR', ['+302101234567']],
    ['Tél. 06.12.34.56.78', 'FR', ['+33612345678']],
    ['Tel 051-12-34-56', 'IT', ['+39051123456']],
  ])('%s', (text, country, wanted) => {
    expect(numbers(text, country)).toEqual(wanted);
  });

  it.each([
    'Tel. dalle 9.00 alle 13.00',
    'Info: dal 01.06.2026 al 30.09.2026',
    'Aperti dal 1987, oltre 12000000 di pezzi venduti',
    'P. IVA 01234567890',
    'Chiama quando vuoi, siamo in via Roma 12, 40100 Bologna',
    '9.00-13.00 15.30-19.30',
    'Info: P. IVA 01234567890',
    'P. IVA\n01234567890',
    'Info REA 12345678',
    'Info CIN: 037006-12345',
    'Prenotazioni via fax 051 654321',
    'Fax\n051 654321',
    'Chiama entro il 24/12/2026 20.00',
    '01.06.2026 - 30.09.2026',
    '2018/2019 2020/2021',
    '1500.00 - 2000.00',
    '9-13 15-19.30',
    'Info 10.00 18.00',
  ])('is not made of what is none: %s', (text) => {
    expect(numbers(text, 'IT')).toEqual([]);
  });

  it.each([
    ['Info SIREN 812 345 678', 'FR'],
    ['VAT info: GB 123 4567 89', 'GB'],
    ['Textiles 1234567890', 'GB'],
    ['ΑΦΜ 123456789', 'GR'],
  ])('is not made of what an office gave: %s', (text, country) => {
    expect(numbers(text, country)).toEqual([]);
  });

  it('is what visitors call, and its line is said once', () => {
    const facts = readFacts(page({ description: 'Pane e dolci dal 1950.\nChiamaci al 333 1234567.' }), { now: NOW });
    expect(facts.phone).toEqual({ e164: '+393331234567', label: expect.stringContaining('333') });
    expect(facts.whatsapp).toBe('393331234567');
    expect(JSON.stringify(facts.paragraphs)).not.toContain('1234567');
  });

  it('is left in its text where the page gives a number of its own', () => {
    const facts = readFacts(page({ phone: '051 123456', description: 'La domenica chiamaci al 333 1234567.' }), {
      now: NOW,
    });
    expect(facts.phone?.e164).toBe('+39051123456');
    expect(JSON.stringify(facts.paragraphs)).toContain('333 1234567');
  });
});
