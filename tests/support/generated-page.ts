import fc from 'fast-check';
import type { FactsInput } from '../../site-kit/facts/input.ts';

const NASTY = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '&amp;&#x3c;',
  '</style>',
  'javascript:alert(1)',
  '{{name}}',
  '${name}',
  '\u202Egnp.exe',
  '\u0000',
  '🦉🦉',
  '𝗕𝗼𝗹𝗱',
  'ΑΝΘΟΠΩΛΕΙΟ',
  'Άσπρη Πέτρα',
  'MECCANICA E GOMME RAVENNA',
  'pane — 3 €',
  'vino 4,50 €',
  '£9',
  '\n\n',
  '\n',
  '. ',
  '!!! ',
  'Chiamaci 0544 000018',
  '#ravenna',
  'x'.repeat(300),
  ' è una bottega di quartiere ',
  'http://evil.example',
  '"citato"',
  "l'olio",
  '١٢٣',
  '\ud800',
  '...',
  ' - ',
];
export const hostile = fc.array(fc.constantFrom(...NASTY), { maxLength: 8 }).map((parts) => parts.join(' '));
const date = fc.constantFrom('2026-05-20T10:00:00+0000', 'yesterday', '', '2026-06-20T18:00:00+0300');
/** A social page with anything in any field: markup, scripts, endless words, broken letters, odd dates. */
export const generatedPage: fc.Arbitrary<FactsInput> = fc.record({
  id: fc.constant('42'),
  name: hostile.map((name) => name || 'Bottega'),
  link: fc.constantFrom('https://www.facebook.com/42', 'javascript:alert(1)', 'not a link'),
  username: fc.option(hostile),
  about: fc.option(hostile),
  description: fc.option(hostile),
  general_info: fc.option(hostile),
  products: fc.option(hostile),
  founded: fc.option(hostile),
  category: fc.option(hostile),
  phone: fc.option(hostile),
  whatsapp_number: fc.option(hostile),
  website: fc.option(hostile),
  emails: fc.option(fc.array(hostile, { maxLength: 2 })),
  price_range: fc.option(hostile),
  location: fc.option(
    fc.record({
      street: hostile,
      zip: hostile,
      city: hostile,
      country: fc.constantFrom('Italy', 'Greece', '<b>'),
      latitude: fc.double(),
      longitude: fc.double(),
    }),
  ),
  hours: fc.option(
    fc.dictionary(
      fc.constantFrom('mon_1_open', 'mon_1_close', 'tue_1_open', 'tue_1_close', '__proto__'),
      fc.constantFrom('09:00', '25:00', '<b>', '00:00'),
    ),
  ),
  photos: fc.constant([]),
  posts: fc.array(
    fc.record({
      id: fc.constantFrom('1', '2'),
      created_time: date,
      message: fc.option(hostile),
      permalink_url: hostile,
    }),
    { maxLength: 2 },
  ),
  events: fc.array(
    fc.record({ id: fc.constantFrom('1', '2'), name: hostile, start_time: date, description: fc.option(hostile) }),
    {
      maxLength: 2,
    },
  ),
  ratings: fc.array(
    fc.record({ created_time: date, rating: fc.option(fc.integer()), review_text: fc.option(hostile) }),
    { maxLength: 2 },
  ),
});
