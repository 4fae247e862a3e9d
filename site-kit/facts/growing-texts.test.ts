/** Pages made to keep the reader busy: each ends here in milliseconds, and none did before its expression was mended. */
import { describe, expect, it } from 'vitest';
import { composeDocument } from '../compose.ts';
import type { FactsInput } from './input.ts';
import { readFacts } from './read-facts.ts';

const NOW = new Date('2026-06-01T10:00:00Z');
/** More is never read of one field. */
const LENGTH = 20_000;
const BOMBS = [
  '#a ',
  '#a',
  'A. ',
  ' ',
  'a (',
  '1 €/',
  'É ! ',
  '\n.',
  'a@',
  ', ',
  'ab-',
  // Telephones, amounts, leaders, days with hours, bullets, marks, capitals: what lists and numbers are read from.
  '041 000 0140 / ',
  '1.000',
  '1.000-',
  '€ 1 • ',
  'a 1 €, ',
  '....4€',
  'Mon 9am-',
  'Lun 9:00\n',
  'Ab 3\n',
  'ab\n',
  'Abc: a@b.cd ',
  'in ab ',
  '18h ',
  '12:00 a ',
  '- a 1 €\n',
  '🐟 a\n',
  '🐟',
  '! ',
  '!',
  '¡',
  '« ',
  'AB CD ',
  'Ab ',
  '(a!) b ',
  'a@b.c ',
  '9€50 ',
  'da € 4,50 ',
  // Ranges, pairs, days above hours, days of the year, numbers announced by a name, cries with figures between.
  'da 1 a 1€ ',
  'A 1€ | B 2€\n',
  'a: 1 €, b 2 € / ',
  '1€ antes 2€ ',
  'Ab 1 | ',
  'Lunedì\n9.00 ab\n',
  '1 mag: a\n',
  'L-X 7:15 ',
  'L-X-',
  'Ab 333 0001112 ',
  'Ab: 0333 0001112\n',
  'a@b.cd, ',
  'AB 1 ',
  'PREZZI (AB) ',
  'Prezzi / ',
].map((part) => [JSON.stringify(part), part.repeat(LENGTH / part.length)] as const);

function page(text: string): FactsInput {
  const [at, id] = [NOW.toISOString(), '1'];
  const twelve = Array.from({ length: 12 }, (_, n) => String(n));
  return {
    id,
    link: 'https://www.facebook.com/1',
    name: text,
    about: text,
    description: text,
    general_info: `${text} end`,
    mission: text,
    products: text,
    founded: text,
    category: text,
    phone: text,
    website: text,
    whatsapp_number: text,
    emails: [text, 'info@example.com'],
    category_list: twelve.map((id) => ({ id, name: text })),
    location: { city: text, street: text, country: text, zip: text },
    photos: twelve.map((id) => ({ id, name: text, images: [{ source: `pic-${id}`, width: 1, height: 1 }] })),
    posts: twelve.map((id) => ({ id, created_time: at, message: `${text}! and then something else at the end` })),
    events: twelve.map((id) => ({
      id,
      name: text,
      start_time: '2026-07-01',
      description: text,
      place: { name: text },
    })),
    ratings: [{ created_time: at, review_text: text, rating: 5 }],
  };
}

describe('a page that is full of', () => {
  it.each(BOMBS)('%s is read and composed', (_part, text) => {
    const facts = readFacts(page(text), { now: NOW });
    const made = composeDocument({ facts, photos: [], logo: null, layout: 'tavola', lang: facts.lang, now: NOW });
    expect(made.sections.length).toBeGreaterThan(0);
  });
});
