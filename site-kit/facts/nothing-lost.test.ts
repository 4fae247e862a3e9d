/**
 * Whatever people write: every number, price, time, mail address and name stands on the site or in the list of what was left
 * out, and nothing stands there that the page does not say.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flatPage } from '../../tests/fixtures/documents.ts';
import { everydayPages } from '../../tests/fixtures/everyday/index.ts';
import { demoPages } from '../../tests/fixtures/pages.ts';
import { composeDocument } from '../compose.ts';
import type { SiteDocument, Text } from '../document.ts';
import type { FactsInput } from './input.ts';
import { withoutTrailingTags } from './news.ts';
import { readFacts } from './read-facts.ts';

const NOW = new Date('2026-05-25T10:00:00+02:00');
const CURRENCY = /^(?:euros?|eur|ευρώ|gbp)$/;

/** Says that a number follows, or that another does. */
const JOINT = /(?<!\p{L})(?:tel|or|oppure|κιν)(?!\p{L})/giu;

function site(page: FactsInput, now = NOW): SiteDocument {
  const facts = readFacts(page, { now });
  return composeDocument({ facts, photos: [], logo: null, layout: 'tavola', lang: facts.lang, now });
}

function textsIn(value: unknown): Text[] {
  if (value === null || typeof value !== 'object') return [];
  if ('source' in value && 'value' in value) return [value as Text];
  return Object.values(value).flatMap(textsIn);
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .normalize('NFD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
const wordsOf = (text: string): string[] =>
  (plain(text).match(/\p{L}+|\p{N}+/gu) ?? []).filter((word) => !CURRENCY.test(word));

/** What people write about their business; trailing hashtags of posts are no facts. */
function said(page: FactsInput): string[] {
  const texts = [page.name, page.about, page.description, page.mission, page.general_info, page.products];
  const phone = (page.phone ?? '').replaceAll(JOINT, ' ');
  const contact = [page.location?.street, page.location?.zip, page.location?.city, ...(page.emails ?? [])];
  const posts = page.posts.map(({ message }) => withoutTrailingTags(message ?? ''));
  const events = page.events.flatMap(({ name, description, place }) => [name, description, place?.name]);
  const reviews = page.ratings.map(({ review_text }) => review_text);
  return [phone, ...texts, ...contact, ...posts, ...events, ...reviews].filter((text) => typeof text === 'string');
}

/** Words of the page that stand neither on the site nor in its list; figures of telephones stand together in any grouping. */
function lost(page: FactsInput, doc: SiteDocument): string[] {
  const { meta: _head, ...shown } = doc;
  const values = textsIn(shown).map(({ value }) => value);
  const words = new Set(values.flatMap(wordsOf));
  const links = JSON.stringify(shown);
  const figures = values.map((value) => value.replaceAll(/[^\d+]/g, '')).join(' ');
  const stands = (word: string): boolean =>
    words.has(word) || (/^\d+$/.test(word) && (figures.includes(word) || links.includes(word)));
  return [...new Set(said(page).flatMap(wordsOf))].filter((word) => !stands(word));
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value === null || typeof value !== 'object' ? [] : Object.values(value).flatMap(stringsIn);
}

/** Own words on the site that the page does not say. A text that was cut may end in a part of one. */
function invented(page: FactsInput, doc: SiteDocument): string[] {
  const given = new Set(stringsIn(page).flatMap(wordsOf));
  const { meta: _head, leftOut: _list, ...shown } = doc;
  const own = textsIn(shown).filter(({ source }) => source.kind !== 'standard');
  return own.flatMap(({ value }) => wordsOf(value).filter((word) => !given.has(word) && !value.endsWith('…')));
}

describe('nothing of a page is lost and nothing invented', () => {
  it.each([...everydayPages(), ...demoPages()].map((page) => [page.username, page] as const))(
    '%s [P1]',
    (_name, raw) => {
      const page = flatPage(raw);
      const doc = site(page, new Date(raw._demo.asOf));
      expect(lost(page, doc)).toEqual([]);
      expect(invented(page, doc)).toEqual([]);
    },
  );

  const amount = fc.tuple(fc.integer({ min: 1, max: 999 }), fc.constantFrom('', ',50', '.00', '.5'));
  const price = fc
    .tuple(
      amount,
      fc.constantFrom('€ #', '#€', '# €', '# euro', '#€/kg', 'da € #', '£#', 'a partir de #€', '# EUR al kg'),
    )
    .map(([[whole, cents], mark]) => mark.replace('#', `${whole}${cents}`));
  const name = fc.constantFrom(
    'Orata',
    'Taglio uomo',
    'Sesión completa',
    'Coupe (-12 ans)',
    'Χταπόδι',
    'Flat white',
    'Menu n. 3',
  );
  const join = fc.constantFrom(' ', ' - ', ': ', ' ........ ', '..........', ' — ', ' | ');
  const bullet = fc.constantFrom('', '- ', '• ', '🐟 ', '✔ ', '▪ ');
  const phone = fc.constantFrom('041 000 0140', '348/0000141', '0544-000018', '+39 333 000 0152', 'tel. 0522000151');
  const mail = fc.constantFrom('info@bottega.example', 'ordini@bottega.example');
  const day = fc.constantFrom('Lunedì', 'Mon', 'Martes y jueves', 'Mardi', 'Τετάρτη', 'sabato');
  const hour = fc.constantFrom('9.30', '17:00-18:30', '6.30pm', '18h-21h', 'dalle 9.00 alle 12.00', 'ore 8.00 - 10.30');
  const line = fc.oneof(
    fc.tuple(bullet, name, join, price).map((parts) => parts.join('')),
    fc
      .tuple(day, fc.constantFrom(' ', ': ', ' - '), hour, fc.constantFrom('', ' yoga', ': B1'))
      .map((parts) => parts.join('')),
    fc
      .tuple(
        fc.constantFrom('Chiamaci ', 'Per le urgenze Gino ', 'Call us: ', ''),
        phone,
        fc.constantFrom('', '!', ' entro le 11'),
      )
      .map((parts) => parts.join('')),
    fc.tuple(fc.constantFrom('Scrivici: ', 'Booking ', ''), mail).map((parts) => parts.join('')),
    fc.constantFrom(
      'SIAMO APERTI DA 40 ANNI !!!',
      'Tiny classes (max 10 mats!), in bristol.',
      'Arrivage du jour :',
      '',
      'Dal 1987 😀 Ora anche online',
    ),
    price.map((amount) => `Menu completo a ${amount}, bevande escluse. Prenotate!`),
  );
  const text = fc.array(line, { maxLength: 9 }).map((lines) => lines.join('\n'));
  const page: fc.Arbitrary<FactsInput> = fc.record({
    id: fc.constant('42'),
    name: fc.constantFrom('BOTTEGA 2000', 'Da Gino', 'Salon n°5'),
    link: fc.constant('https://www.facebook.com/42'),
    about: fc.option(line),
    description: fc.option(text),
    mission: fc.option(text),
    general_info: fc.option(text),
    products: fc.option(text),
    phone: fc.option(fc.array(phone, { minLength: 1, maxLength: 3 }).map((all) => all.join(' / '))),
    emails: fc.option(fc.uniqueArray(mail, { maxLength: 2 })),
    location: fc.option(
      fc.record({
        street: fc.constantFrom('Via Roma 12', ''),
        city: fc.constant('Rovigo'),
        zip: fc.constant('45100'),
        country: fc.constant('Italy'),
      }),
    ),
    photos: fc.constant([]),
    posts: fc.array(
      fc.record({
        id: fc.uuid(),
        created_time: fc.constantFrom('2026-05-20T10:00:00+0000', '2024-01-01T10:00:00+0000', 'never'),
        message: fc.option(text),
      }),
      { maxLength: 5 },
    ),
    events: fc.array(
      fc.record({
        id: fc.uuid(),
        name: fc.constantFrom('Cena 35 euro', 'Festa (privata) 18 anni'),
        start_time: fc.constantFrom('2026-06-20T18:00:00+0300', '2020-06-20T18:00:00+0300'),
        description: fc.option(line),
      }),
      { maxLength: 3 },
    ),
    ratings: fc.array(
      fc.record({
        created_time: fc.constantFrom('2026-05-01T10:00:00+0000', '2026-05-02T10:00:00+0000'),
        rating: fc.constant(5),
        review_text: fc.option(line),
      }),
      { maxLength: 3 },
    ),
  });

  it('whatever stands on the page [P1]', () => {
    fc.assert(
      fc.property(page, (page) => {
        const doc = site(page);
        expect(lost(page, doc)).toEqual([]);
        expect(invented(page, doc)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
