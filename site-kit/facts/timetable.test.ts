import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readTime } from './timetable.ts';
import { toldLists } from './told-lists.ts';

const read = (line: string) => {
  const item = readTime(line, 'description');
  return [item?.name.value, item?.detail?.value ?? null, item?.price?.value ?? null];
};

it('hours without their minutes are taken whole [P1]', () => {
  expect(read('dal 1° aprile al 30 settembre: venerdì, sabato e festivi ore 10-12.30 e 15-18.30')).toEqual([
    'Dal 1° aprile al 30 settembre',
    'venerdì, sabato e festivi',
    'ore 10-12.30 e 15-18.30',
  ]);
  expect(read('dal 1° ottobre al 31 marzo: sabato e festivi ore 10-12 e 15-17.30')[2]).toBe('ore 10-12 e 15-17.30');
  expect(read('giovedì e venerdì Ravenna darsena, tutto il giorno 11-22')).toEqual([
    'Giovedì e venerdì',
    'Ravenna darsena, tutto il giorno',
    '11-22',
  ]);
  expect(read('sabato Marina, bagno Oasi, dalle 18 finché c’è gente')).toEqual([
    'Sabato',
    'Marina, bagno Oasi, finché c’è gente',
    'dalle 18',
  ]);
});

it('numbers that are no hours stay where they stand', () => {
  expect(read('martedì bambini 3-8 anni')).toEqual(['Martedì', 'bambini 3-8 anni', null]);
  expect(read('lunes grupo B1 aula 12/3')).toEqual(['Lunes', 'grupo B1 aula 12/3', null]);
});

it('places by weekday and courses by date are a timetable, whether they say an hour or not [P1]', () => {
  const where = ['Mi trovate qui:', 'lunedì Bagnacavallo, piazza', 'martedì riposo', 'sabato Marina, dalle 18'];
  const { times, prose } = toldLists(where, where, 'description');
  expect(times[0]?.title?.value).toBe('Mi trovate qui');
  expect(times[0]?.items.map(({ name }) => name.value)).toEqual(['Lunedì', 'Martedì', 'Sabato']);
  expect(prose).toEqual([]);
  const dates = ['COURSE DATES 2026', '8 - 19 giugno', '22 giugno - 3 luglio', '6 - 17 luglio'];
  expect(toldLists(dates, dates, 'description').times[0]?.items.map(({ name }) => name.value)).toEqual(dates.slice(1));
});

it('a line with a day and a price is one of the prices among prices, one of the hours among hours [P1]', () => {
  const prices = ['Pony sábados 10:30 --- 18€', 'Iniciación martes 17:30h --- 22€', 'Paseo 25€'];
  expect(toldLists(prices, prices, 'description').items[0]?.items).toHaveLength(3);
  const hours = ["WHAT'S ON", 'Mon 10am Tai chi', 'Tues 9.30-11.30 Toddlers, £2', '1st Sat 10-12 Repair café'];
  const [group] = toldLists(hours, hours, 'description').times;
  expect([group?.title?.value, group?.items.length]).toEqual(["What's on", 3]);
  const courses = ['CORSI (da settembre)', '- Liscio, lunedì ore 21', '- Boogie, mercoledì ore 20.30 (avanzati)'];
  expect(toldLists(courses, courses, 'description').times[0]?.items).toHaveLength(2);
});

it('offers by weekday are prices', () => {
  const lines = ['MARTEDÌ macinato 8,90 € al kg', 'MERCOLEDÌ polli 9 €', 'SABATO bistecca 24,90 € al kg'];
  expect(toldLists(lines, lines, 'description').items[0]?.items).toHaveLength(3);
});

it('whatever is said of a day, every word and figure of it stands once [P1]', () => {
  const day = fc.constantFrom('Lunedì', 'martedì e giovedì', 'Sat', 'Lun-Ven', 'Mardi', 'τετάρτη', 'sabato e festivi');
  const what = fc.constantFrom('', 'piazza Dante 12', 'yoga (max 10)', 'gruppo B1', 'mercato');
  const hour = fc.constantFrom(
    '',
    '9.30',
    'ore 10-12 e 15-17.30',
    '11-22',
    'dalle 18',
    '18h-21h',
    '7.30-9.15pm',
    '9-5',
  );
  fc.assert(
    fc.property(day, what, hour, fc.boolean(), (when, said, at, hourFirst) => {
      const line = [when, ...(hourFirst ? [at, said] : [said, at])].filter(Boolean).join(' ');
      const item = readTime(line, 'description');
      if (item === null) return;
      const shown = [item.name, item.detail, item.price].map((text) => text?.value ?? '').join(' ');
      const words = (text: string) => (text.toLowerCase().match(/\p{L}+|\d+/gu) ?? []).toSorted();
      expect(words(shown)).toEqual(words(line));
    }),
    { numRuns: 150 },
  );
});
