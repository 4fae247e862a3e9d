import { expect, it } from 'vitest';
import type { FactsInput } from '../facts/input.ts';
import { readFacts } from '../facts/read-facts.ts';
import { bilingual } from './bilingual.ts';
import { begun, openingOf } from './headline.ts';
import { isOpeningDays, tellsHours } from './makes-headline.ts';
import { writer } from './writer.ts';

const opened = (said: Partial<FactsInput>, country: string) => {
  const page = { id: '1', name: 'Da Anna', link: 'https://www.facebook.com/1', location: { city: 'Lucca', country } };
  const facts = readFacts(
    { ...page, photos: [], posts: [], events: [], ratings: [], category: 'Restaurant', ...said },
    { now: new Date('2026-05-25T10:00:00Z') },
  );
  const { headline, lede, story } = openingOf(facts, writer(facts.lang));
  return [headline.value, lede?.value ?? null, ...story.map(({ value }) => value)];
};

it('a line too long for a headline is one up to its pause, and the rest stands below [P1]', () => {
  expect(
    opened({ about: 'Ostéopathe D.O. à Angoulême - nourrissons, sportifs, femmes enceintes, seniors' }, 'France'),
  ).toEqual(['Ostéopathe D.O. à Angoulême', 'Nourrissons, sportifs, femmes enceintes, seniors']);
});

it('hours, conditions, notes and what is said to some of the readers do not open a site [P1]', () => {
  for (const [line, country] of [
    ['Vaisselle et personnel de service en supplément.', 'France'],
    ['Si llegas más de 10 minutos tarde pierdes la cita.', 'Spain'],
    ['Financiación hasta 24 meses sin intereses*.', 'Spain'],
    ['Du lundi au vendredi de 9h à 19h, samedi matin une semaine sur deux.', 'France'],
    ['Για παρέες άνω των 8 ατόμων τηλεφωνήστε στην κυρα Λένη.', 'Greece'],
    ['Residents of the village get 20% off.', 'United Kingdom'],
    ['Pronti in 24 ore.', 'Italy'],
    ['In the shop: our own pork and eggs from the farm next door.', 'United Kingdom'],
  ] as const) {
    const [headline, lede, ...story] = opened({ about: 'Food of the region since 1979', description: line }, country);
    expect([headline, lede]).toEqual(['Food of the region since 1979', null]);
    expect(story).toHaveLength(1);
  }
  expect(opened({ about: 'Si riceve su appuntamento da sempre' }, 'Italy')[0]).toBe(
    'Si riceve su appuntamento da sempre',
  );
});

it('days alone, however short they are written, are opening days', () => {
  for (const line of ['ts les jours sf dimanche', 'tutti i giorni tranne il lunedì', 'from monday to friday'])
    expect(isOpeningDays(line), line).toBe(true);
  for (const line of ['Sunday roast by the sea', 'Domenica in famiglia']) expect(isOpeningDays(line), line).toBe(false);
  expect(tellsHours('Pane fresco ogni giorno dal forno a legna')).toBe(false);
});

it('"24/7" of a place that is always open is said by its hours [P1]', () => {
  const page = { about: '24/7 - ALL DAY EVERY DAY', is_always_open: true, description: 'Card machines in all cars.' };
  expect(opened(page, 'United Kingdom').join(' ')).not.toContain('24/7');
});

it('who writes in small letters still begins with a capital; names of things keep theirs', () => {
  const of = (value: string) => begun({ value, source: { kind: 'field', field: 'about' } }).value;
  expect(of('cash or card. we dont do e-bikes. see you at 5. bye')).toBe(
    'Cash or card. We dont do e-bikes. See you at 5. Bye',
  );
  for (const text of ['iPhone repairs', 'www.bottega.example', 'già', 'È qui'])
    expect(of(text)).toBe(text === 'già' ? 'Già' : text);
});

it('a line in two languages is parted where no small word tells them apart [P1]', () => {
  const line = {
    value: 'Learn Italian in Lucca | Impara l’italiano a Lucca',
    source: { kind: 'field', field: 'about' },
  } as const;
  const { ours, theirs } = bilingual(line, 'it');
  expect([ours.value, theirs?.value]).toEqual(['Impara l’italiano a Lucca', 'Learn Italian in Lucca']);
});
