import { expect, it } from 'vitest';
import type { FactsInput } from '../../../site-kit/facts/input.ts';
import { composeSite, editableSite } from './compose-site.ts';
import { readPage } from './plain-site.ts';

const NOW = new Date('2026-11-28T10:00:30Z');
const page = (about: string, more: Partial<FactsInput> = {}): FactsInput => ({
  id: '1',
  name: 'Trattoria Sette Gufi',
  link: 'https://www.facebook.com/1',
  about,
  photos: [],
  posts: [],
  events: [],
  ratings: [],
  ...more,
});
const options = { layout: 'tavola', lang: 'it', legal: null, now: NOW } as const;
const given = (about: string, now = NOW, more: Partial<FactsInput> = {}) =>
  editableSite(page(about, more), new Map(), { ...options, now }).units;
const derived = (units: ReturnType<typeof given>, unit: string) => units.find((one) => one.unit === unit)?.derived;

it('what the page gives is kept for a minute, and never for another page, language or moment [S2]', () => {
  const first = given('Cucina bolognese dal 1974.');
  expect(given('Cucina bolognese dal 1974.')).toEqual(first);
  const known = page('Cucina bolognese dal 1974.');
  const readAt = (time: string) => readPage(known, { now: new Date(time), lang: 'it' });
  expect(readAt('2026-11-28T10:00:59Z')).toBe(readAt('2026-11-28T10:00:00Z'));
  expect(readAt('2026-11-28T10:01:00Z')).not.toBe(readAt('2026-11-28T10:00:00Z'));
  const other = given('Cucina bolognese dal 1974.', NOW, { name: 'Osteria Nuova' });
  expect(derived(other, 'fact/name')).toBe('Osteria Nuova');
  const english = editableSite(page('Cucina bolognese dal 1974.'), new Map(), { ...options, lang: 'en' });
  expect(english.document.lang).toBe('en');
  const events = [{ id: 'e', name: 'Cena degli auguri', start_time: '2026-11-28T10:30:00Z' }] as FactsInput['events'];
  const at = (time: string) => JSON.stringify(given('Cucina bolognese.', new Date(time), { events }));
  expect(at('2026-11-28T10:00:00Z')).toContain('Cena degli auguri');
  expect(at('2026-11-30T10:00:00Z')).not.toEqual(at('2026-11-28T10:00:00Z'));
});

it('a draft that is composed of kept facts is what it is without them [S2]', () => {
  const layer = { 'copy/headline': { value: 'Ventotto coperti', at: NOW.toISOString(), by: 'owner', over: {} } };
  const mine = { ...options, layer };
  const fresh = composeSite(page('Una cucina mai letta prima.'), new Map(), mine);
  for (let n = 0; n < 3; n += 1)
    expect(editableSite(page('Una cucina mai letta prima.'), new Map(), mine).document).toEqual(fresh);
});
