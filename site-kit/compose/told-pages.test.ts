import { expect, it } from 'vitest';
import { eventDate } from '../copy/time.ts';
import type { Section, SiteDocument } from '../document.ts';
import type { FactsInput } from '../facts/input.ts';
import { readFacts } from '../facts/read-facts.ts';
import { composeDocument } from '../compose.ts';

const now = new Date('2026-05-25T10:00:00Z');
const made = (given: Partial<FactsInput>) => {
  const page = {
    id: '1',
    name: 'Gufi',
    link: 'https://www.facebook.com/1',
    photos: [],
    posts: [],
    events: [],
    ratings: [],
  };
  const facts = readFacts({ ...page, location: { city: 'Lucca', country: 'Italy' }, ...given }, { now });
  return composeDocument({ facts, photos: [], logo: null, layout: 'tavola', lang: facts.lang, now });
};

const titlesOf = (doc: SiteDocument, type: Section['type']): string[] =>
  doc.sections.flatMap((section) => (section.type === type && 'title' in section ? [section.title.value] : []));

it.each([
  ['2026-06-14T19:00:00+0200', '2026-06-14T23:30:00+0200', '19:00 – 23:30'],
  ['2026-06-14T22:00:00+0200', '2026-06-15T02:00:00+0200', '22:00 – 02:00'],
  ['2026-05-30T18:00:00+0200', '2026-05-31T23:00:00+0200', '18:00 – 31 mag'],
  ['2026-06-14T19:00:00+0200', '2026-06-14T18:00:00+0200', '19:00'],
  ['2026-06-14T19:00:00+0200', 'whenever', '19:00'],
  ['2026-06-14T19:00:00+0200', null, '19:00'],
  ['2026-06-14', '2026-06-15', null],
])('an event from %s to %s says its end [P1]', (start, end, time) => {
  expect(eventDate(start, end, 'Europe/Rome', 'it').time).toBe(time);
});

it('a list is one of rooms only where somebody sleeps in them [P1]', () => {
  const description = 'Piazzola 8 €\nCamper 14 €\nTenda 6 €';
  const titleOf = (category: string) => titlesOf(made({ category, description }), 'list')[0];
  expect(titleOf('Hotel')).toBe('Camere');
  expect(titleOf('Campground')).toBe('Prezzi');
  expect(titleOf('Boat Rental')).toBe('Prezzi');
  expect(titleOf('Tour Agency')).toBe('Servizi');
});

it('who grows is no shop', () => {
  const titleOf = (category: string) => {
    const long = 'Coltiviamo sette ettari sulle colline, vendemmiamo a mano e vinifichiamo in cantina. '.repeat(3);
    return titlesOf(made({ category, description: long }), 'about')[0];
  };
  expect(titleOf('Winery/Vineyard')).toBe('Chi siamo');
  expect(titleOf('Florist')).toBe('Il negozio');
});

it('a name loses its emoji and gains no full stop; a town is printed as towns are', () => {
  const doc = made({ name: 'PELUDETES 🐶 Peluquería', location: { city: 'MURCIA', country: 'Spain' } });
  expect(doc.name.value).toBe('PELUDETES Peluquería');
  expect(doc.city?.value).toBe('Murcia');
});

it('a party that is closed to the public is no event of the site', () => {
  const event = { id: '7', name: 'Matrimonio (chiuso al pubblico)', start_time: '2026-06-13T19:00:00+0200' };
  const doc = made({ events: [event] });
  expect(doc.sections.some(({ type }) => type === 'events')).toBe(false);
  expect(doc.leftOut?.map(({ reason }) => reason)).toEqual(['private']);
});

it('a practice that tells its hours in a sentence is not said to be by appointment only', () => {
  const noteOf = (description: string) => {
    const doc = made({ category: 'Physical Therapist', phone: '0583 000 731', description });
    return doc.sections.flatMap((section) => (section.type === 'hours' ? [section.note?.value ?? 'hours'] : []));
  };
  expect(noteOf('Aperto dal lunedì al venerdì, ore 8 - 19.30.')).toEqual(['hours']);
  expect(noteOf('Aperto dal lunedì al venerdì, ore 8 - 19.30, un sabato al mese.')).toEqual([]);
  expect(noteOf('Riabilitazione dopo interventi, bambini e sportivi.')).toEqual(['Su appuntamento']);
});
