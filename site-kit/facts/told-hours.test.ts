/** Opening hours in the sentences of a page. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Lang } from '../document.ts';
import { readFacts } from './read-facts.ts';
import { daysTold, TOKEN } from './told-hours.ts';
import { weekTold } from './told-week.ts';

const clock = (at: number) => `${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}`;
const told = (line: string, lang: Lang) =>
  [...(daysTold(line, lang) ?? [])].map(
    ([day, ranges]) => `${day} ${ranges.map(({ from, to }) => `${clock(from)}-${clock(to)}`).join(' ')}`,
  );
const days = (from: number, to: number, hours: string) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${from + index} ${hours}`);

describe('a sentence of days and hours', () => {
  it.each<[Lang, string, string[]]>([
    [
      'it',
      'Lun-ven 9-13 e 15-19, sabato 9-12.30. Domenica chiuso',
      [...days(0, 4, '9:00-13:00 15:00-19:00'), '5 9:00-12:30', '6 '],
    ],
    ['it', 'Siamo aperti dal lunedì al sabato dalle 9 alle 13', days(0, 5, '9:00-13:00')],
    ['it', 'Ven e sab 19-2', days(4, 5, '19:00-26:00')],
    [
      'fr',
      'Ouvert du mardi au samedi 7h30-12h45 / 15h-19h, le dimanche 8h-12h.',
      [...days(1, 5, '7:30-12:45 15:00-19:00'), '6 8:00-12:00'],
    ],
    ['es', 'L-V 9:00-14:00 y 17:00-20:00, S 10-13:30', [...days(0, 4, '9:00-14:00 17:00-20:00'), '5 10:00-13:30']],
    [
      'es',
      'Martes a sábado 10-14 y 16:30-20. Domingos y lunes cerrado.',
      [...days(1, 5, '10:00-14:00 16:30-20:00'), '6 ', '0 '],
    ],
    ['en', 'Mon–Thu 8am–4.30pm, Fri 8–1.', [...days(0, 3, '8:00-16:30'), '4 8:00-13:00']],
    ['en', 'Sat 5-11pm, closed Sunday', ['5 17:00-23:00', '6 ']],
    ['en', 'Open daily 10:00-00:00', days(0, 6, '10:00-24:00')],
    ['en', 'Mon-Sun 08:00-02:00', days(0, 6, '8:00-26:00')],
    ['en', 'Mon closed, Tue-Sun 9am-5pm', ['0 ', ...days(1, 6, '9:00-17:00')]],
    ['el', 'Δευτέρα – Παρασκευή 08:00 – 18:00 & Σάββατο 08:00 – 14:00', [...days(0, 4, '8:00-18:00'), '5 8:00-14:00']],
  ])('%s: %s [P1]', (lang, line, expected) => {
    expect(told(line, lang)).toEqual(expected);
  });

  it.each<[Lang, string]>([
    ['fr', 'Lundi au vendredi 8h30-19h30, un samedi sur deux 9h-13h.'],
    ['it', 'Aperto da settembre a luglio, dal lunedì al venerdì, 7.30-17.30.'],
    ['it', 'Segreteria: lunedì e giovedì 16.30-19'],
    ['it', 'Martedì 12 maggio ore 20'],
    ['it', 'Lunedì 9-13, lunedì 15-19'],
    ['en', 'Mon 6-9'],
    ['en', 'Sat 9-11pm'],
    ['en', 'Storytime every Saturday 10.30am'],
    ['it', 'Lunedì 13-9'],
    ['it', 'Lunedì 25-26'],
    ['it', 'Aperti 9-13'],
    ['es', 'Lunes a viernes de 9 a 2'],
    ['es', 'L-X-V 10-14'],
    ['it', 'lun-mer-ven 9-13'],
    ['it', 'Lun/Gio 19-23'],
    ['en', 'Fri-Sun 5-12am'],
    ['en', 'Daily 7-11'],
    ['en', 'Mon-Fri 7am-9'],
  ])('%s: %s is none that can be read in one way only [P1]', (lang, line) => {
    expect(daysTold(line, lang)).toBeNull();
  });

  it('of any text ends, and holds openings that follow each other [P1]', () => {
    const words = fc.constantFrom(
      'lun',
      'mar',
      'dom',
      'a',
      '-',
      'e',
      ',',
      '9',
      '13.30',
      '19',
      'chiuso',
      'tutti i giorni',
      '24',
      'x',
      '8h30',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 14 }), (parts) => {
        for (const ranges of (
          daysTold(parts.join(' '), 'it') ?? new Map<number, { from: number; to: number }[]>()
        ).values())
          for (const [index, { from, to }] of ranges.entries()) {
            expect(from).toBeLessThan(to);
            expect(to).toBeLessThanOrEqual(1800);
            expect(from).toBeGreaterThanOrEqual(ranges[index - 1]?.to ?? 0);
          }
      }),
    );
    expect(TOKEN.sticky).toBe(true);
  });
});

describe('the week of a page without hours of its own', () => {
  const week = (...lines: string[]) =>
    weekTold(
      [
        ['about', ''],
        ['description', lines.join('\n')],
      ],
      'it',
    )?.week ?? null;

  it('is what its text tells line by line, two days without a word being closed [P1]', () => {
    const open = [{ from: 540, to: 780 }];
    expect(week('Ferramenta dal 1950.', 'Lun-ven 9-13', 'Consegne a domicilio.')).toEqual([
      open,
      open,
      open,
      open,
      open,
      [],
      [],
    ]);
    expect(week('Martedì-sabato 9-13', 'Domenica e lunedì chiuso')).toEqual([[], open, open, open, open, open, []]);
  });

  it('is none where days are told in another way too, are too few, or lie apart [P1]', () => {
    expect(week('Lun-ven 9-13', 'Sabato solo su appuntamento dalle 9')).toBeNull();
    expect(week('Lun-ven 9-13', 'Chiuso il lunedì pomeriggio')).toBeNull();
    expect(week('Lun-ven 9-13', 'Venerdì 15-19')).toBeNull();
    expect(week('Lun e mer 9-13')).toBeNull();
    expect(week('Lun, mar, gio, ven, sab 9-13')).toBeNull();
  });

  it.each<[Lang, string]>([
    ['it', 'Lun-ven 9-18. Sabato su appuntamento.'],
    ['en', 'Mon-Fri 9am-5pm\nWeekends 10-4'],
    ['fr', 'Lundi au vendredi 9h-18h. Samedi sur rendez-vous'],
    ['it', 'Lunedì - Sabato 9.00-13.00\n15.30-19.30\nDomenica chiuso'],
    ['es', 'De lunes a viernes de 10:00 a 14:00.\nPor la tarde, de 17:00 a 20:30.'],
    ['it', 'Lun-sab 9-19\nChiuso dalle 13 alle 15'],
    ['en', 'Happy hour:\nMon-Fri 5pm-7pm'],
    ['en', 'Kitchen\nDaily 12pm-9pm'],
    ['it', 'Orario estivo (giugno-settembre)\nTutti i giorni 9-24'],
    ['it', 'Da novembre a marzo siamo chiusi.\nTutti i giorni 9-20'],
    ['en', 'Mon-Sat 9am-5pm\nSunday roasts!'],
  ])('%s: %s says more than can be read [P1]', (lang, text) => {
    expect(weekTold([['description', text]], lang)).toBeNull();
  });

  it.each<[Lang, string]>([
    ['fr', 'Mon salon est ouvert depuis 2012, à 100 m de la mer.\nLundi au samedi 9h-19h'],
    ['es', '¡Ven a vernos!\nLunes a sábado 9:00-19:00'],
    ['it', 'Lun-sab 9-19\nLun-sab 9-19'],
    ['it', 'Lun 9-19\nMart 9-19\nMerc 9-19\nGiov 9-19\nVen 9-19\nSab 9-19'],
    ['it', 'Ferramenta dal 1950\nOrari di apertura\nLun-sab 9-19'],
  ])('%s: %s is read [P1]', (lang, text) => {
    const open = [{ from: 540, to: 1140 }];
    expect(weekTold([['description', text]], lang)?.week).toEqual([open, open, open, open, open, open, []]);
  });

  it('stands in no sentence again, is the page’s own where that has one, and says where it comes from [P1]', () => {
    const page = {
      id: '1',
      name: 'X',
      link: 'https://www.facebook.com/1',
      photos: [],
      posts: [],
      events: [],
      ratings: [],
    };
    const now = new Date('2026-05-25T10:00:00+02:00');
    const facts = readFacts(
      { ...page, description: 'Ferramenta dal 1950. Lun-ven 9-13. Consegne a domicilio.' },
      { now, lang: 'it' },
    );
    expect(facts).toMatchObject({ weekFrom: 'description', state: 'usual' });
    expect(facts.week?.[5]).toEqual([]);
    expect(facts.paragraphs.flat().map(({ value }) => value)).toEqual([
      'Ferramenta dal 1950.',
      'Consegne a domicilio.',
    ]);
    const own = readFacts(
      { ...page, hours: { mon_1_open: '10:00', mon_1_close: '12:00' }, description: 'Lun-ven 9-13.' },
      { now, lang: 'it' },
    );
    expect(own).not.toHaveProperty('weekFrom');
    expect(own.week?.[0]).toEqual([{ from: 600, to: 720 }]);
    expect(own.paragraphs.flat()).toHaveLength(1);
  });
});
