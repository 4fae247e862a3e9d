import { expect, it } from 'vitest';
import { toldLists } from './told-lists.ts';
import { readTime } from './timetable.ts';

const timesOf = (text: string) => {
  const lines = text.split('\n');
  const { times, prose } = toldLists(lines, lines, 'description');
  const groups = times.map(({ title, items }) => [
    title?.value ?? null,
    ...items.map(({ name, detail, price }) => [name, detail, price].flatMap((one) => one?.value ?? []).join(' | ')),
  ]);
  return { groups, prose };
};

it('a timetable that is written day by day has a group for each day, what leads to it first [P1]', () => {
  expect(
    timesOf(
      'ORARIO CORSI 2025/26\nLunedì\n16.30-17.30 Gioco danza (3-5 anni)\n17.30-18.45 Classica\nVenerdì\n18 - 20.00 Prove\nPortare le scarpe.',
    ),
  ).toEqual({
    groups: [
      ['Orario corsi 2025/26 · Lunedì', 'Gioco danza (3-5 anni) | 16.30-17.30', 'Classica | 17.30-18.45'],
      ['Venerdì', 'Prove | 18 - 20.00'],
    ],
    prose: ['Portare le scarpe.'],
  });
  // One day, or a day above a sentence, is none.
  expect(timesOf('Lunedì\n9.00 Yoga\n10.00 Pilates').groups).toEqual([]);
  expect(timesOf('Lunedì\nMartedì\nSiamo qui').groups).toEqual([]);
});

it('days by their letters and days of the year open a line of a timetable [P1]', () => {
  expect(timesOf('CLASES\nL-X-V 7:15 / 10:00 Spinning\nM-J 20:00 Boxeo\nS 11:00 Combat').groups).toEqual([
    ['Clases', 'L-X-V | Spinning | 7:15 / 10:00', 'M-J | Boxeo | 20:00', 'S | Combat | 11:00'],
  ]);
  expect(timesOf('Prochaines séances :\n11 juin : Le Samouraï (1967)\n25 juin : Ran\n9 juillet : Tati').groups).toEqual(
    [['Prochaines séances', '11 juin | Le Samouraï (1967)', '25 juin | Ran', '9 juillet | Tati']],
  );
  // Sizes have prices, and no hours.
  expect(timesOf('S 5.00\nM 6.00\nL 7.00').groups).toEqual([]);
});

it('a day without anything is told with the others, and a price is no hour [P1]', () => {
  expect(timesOf('lunedì NO\nmartedì mercato di Fidenza\nsabato Langhirano').groups).toEqual([
    [null, 'Lunedì | NO', 'Martedì | mercato di Fidenza', 'Sabato | Langhirano'],
  ]);
  expect(readTime('Sunday 12-7pm (quiz from 5, £2 a head)', 'description')?.detail?.value).toBe(
    'quiz from 5, £2 a head',
  );
  expect(timesOf('Thursday 5-10pm\nFriday 4-11pm\nSunday 12-7pm\nFood: Fri bao, Sun roasts (£16.50)').prose).toEqual([
    'Food: Fri bao, Sun roasts (£16.50)',
  ]);
});

it('days to come are a timetable below what announces them [P1]', () => {
  expect(timesOf('Next concerts\nSat 20 June 7pm, Kirk Hall\nSun 19 July 3pm, Heritage Centre').groups[0]?.[0]).toBe(
    'Next concerts',
  );
  expect(readTime('Sat 20 June 7pm, Kirk Hall', 'description')?.name.value).toBe('Sat 20 June');
});
