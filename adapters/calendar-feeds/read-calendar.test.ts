import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCalendar } from './read-calendar.ts';

const FROM = new Date('2026-11-01T00:00:00Z');
const TO = new Date('2027-11-30T00:00:00Z');
const DAY_MS = 86_400_000;

const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1@elsewhere.example', ...lines, 'END:VEVENT'];
const read = (text: string, more: Partial<Parameters<typeof readCalendar>[0]> = {}) =>
  readCalendar({ text, zone: 'Europe/Rome', from: FROM, to: TO, ours: ['bkg_1@vetrina.example'], ...more });
const spans = (...lines: string[]) =>
  read(calendar(...lines)).map(({ from, to }) => `${from.toISOString().slice(0, 16)}/${to.toISOString().slice(0, 16)}`);
const fault = (text: string): string => {
  try {
    read(text);
    return 'read';
  } catch (error) {
    return (error as { code: string }).code;
  }
};
const ROME = 'TZID=Europe/Rome';

describe('what a calendar says', () => {
  it.each([
    ['in UTC', ['DTSTART:20261203T190000Z', 'DTEND:20261203T200000Z'], ['2026-12-03T19:00/2026-12-03T20:00']],
    [
      'by a zone',
      [`DTSTART;${ROME}:20261203T200000`, `DTEND;${ROME}:20261203T210000`],
      ['2026-12-03T19:00/2026-12-03T20:00'],
    ],
    [
      'by another zone',
      ['DTSTART;TZID=America/New_York:20261203T140000', 'DURATION:PT1H'],
      ['2026-12-03T19:00/2026-12-03T20:00'],
    ],
    [
      'by a zone as some write it',
      ['DTSTART;TZID=/example.org/1/Europe/Rome:20261203T200000', 'DURATION:PT1H'],
      ['2026-12-03T19:00/2026-12-03T20:00'],
    ],
    ['by no zone', ['DTSTART:20261203T200000', 'DTEND:20261203T210000'], ['2026-12-03T19:00/2026-12-03T20:00']],
    [
      'of a whole day',
      ['DTSTART;VALUE=DATE:20261203', 'DTEND;VALUE=DATE:20261205'],
      ['2026-12-02T23:00/2026-12-04T23:00'],
    ],
    ['of a day without an end', ['DTSTART;VALUE=DATE:20261203'], ['2026-12-02T23:00/2026-12-03T23:00']],
    ['of no length', ['DTSTART:20261203T190000Z'], []],
    ['that leaves free', ['DTSTART:20261203T190000Z', 'DURATION:PT1H', 'TRANSP:TRANSPARENT'], []],
    ['that was called off', ['DTSTART:20261203T190000Z', 'DURATION:PT1H', 'STATUS:CANCELLED'], []],
    ['that is over', ['DTSTART:20251203T190000Z', 'DURATION:PT1H'], []],
    ['that began before', ['DTSTART:20261031T190000Z', 'DURATION:PT6H'], ['2026-11-01T00:00/2026-11-01T01:00']],
  ])('an event %s [P9]', (_what, lines, expected) => {
    expect(spans(...event(...lines))).toEqual(expected);
  });

  it('our own bookings, that somebody reads in there, block nothing [P9]', () => {
    const lines = [
      'BEGIN:VEVENT',
      'UID:bkg_1@Vetrina.example',
      'DTSTART:20261203T190000Z',
      'DURATION:PT1H',
      'END:VEVENT',
    ];
    expect(spans(...lines)).toEqual([]);
    // What somebody has booked with another business here.
    expect(spans(...lines.map((line) => line.replace('bkg_1', 'bkg_2')))).toEqual([
      '2026-12-03T19:00/2026-12-03T20:00',
    ]);
  });

  it('further times have the length that is theirs, and a calendar of free and busy times is read [P9]', () => {
    expect(
      spans(
        ...event(
          'DTSTART:20261203T190000Z',
          'DURATION:PT1H',
          'RDATE;VALUE=PERIOD:20261210T190000Z/PT3H,20261211T190000Z/20261211T193000Z',
        ),
      ),
    ).toEqual([
      '2026-12-03T19:00/2026-12-03T20:00',
      '2026-12-10T19:00/2026-12-10T22:00',
      '2026-12-11T19:00/2026-12-11T19:30',
    ]);
    expect(
      spans(
        'BEGIN:VFREEBUSY',
        'UID:1@elsewhere.example',
        'DTSTAMP:20261101T000000Z',
        'FREEBUSY:20261203T190000Z/PT1H,20261204T190000Z/20261204T200000Z',
        'FREEBUSY;FBTYPE=FREE:20261205T190000Z/PT1H',
        'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20261206T190000Z/PT1H',
        'END:VFREEBUSY',
      ),
    ).toEqual([
      '2026-12-03T19:00/2026-12-03T20:00',
      '2026-12-04T19:00/2026-12-04T20:00',
      '2026-12-06T19:00/2026-12-06T20:00',
    ]);
  });

  it('a week is a week of the clock, also where that changes, and what is left out or told anew is not there [P9]', () => {
    const weekly = event(
      'DTSTART;TZID=Europe/Rome:20200303T200000',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY;UNTIL=20270406T235959Z',
      'EXDATE;TZID=Europe/Rome:20270316T200000',
    );
    const told = event('RECURRENCE-ID;TZID=Europe/Rome:20270323T200000', 'DTSTART:20270324T100000Z', 'DURATION:PT30M');
    const off = event(
      'RECURRENCE-ID:20270309T190000Z',
      'DTSTART:20270309T190000Z',
      'DURATION:PT1H',
      'STATUS:CANCELLED',
    );
    expect(spans(...weekly, ...told, ...off).filter((each) => each > '2027-03')).toEqual([
      '2027-03-02T19:00/2027-03-02T20:00',
      '2027-03-24T10:00/2027-03-24T10:30',
      '2027-03-30T18:00/2027-03-30T19:00',
      '2027-04-06T18:00/2027-04-06T19:00',
    ]);
  });

  it.each([
    ['TZID=Europe/Rome:20261201T100000', '20261203T080000Z', ['2026-12-01', '2026-12-02']],
    ['TZID=Europe/Rome:20261201T100000', '20261203T090000Z', ['2026-12-01', '2026-12-02', '2026-12-03']],
    ['TZID=Europe/Rome:20261201T100000', '20261203', ['2026-12-01', '2026-12-02', '2026-12-03']],
    ['TZID=America/New_York:20261201T200000', '20261202', ['2026-12-02', '2026-12-03']],
    ['TZID=America/New_York:20261201T200000', '20261203T010000Z', ['2026-12-02', '2026-12-03']],
  ])(
    'a series %s until %s has its last time, with and without a description of its zone [P9]',
    (start, until, days) => {
      const series = event(`DTSTART;${start}`, 'DURATION:PT1H', `RRULE:FREQ=DAILY;UNTIL=${until}`);
      const [, tzid = ''] = /TZID=([^:]+)/.exec(start) ?? [];
      const offset = tzid === 'Europe/Rome' ? '+0100' : '-0500';
      const zone = [
        'BEGIN:VTIMEZONE',
        `TZID:${tzid}`,
        'BEGIN:STANDARD',
        'DTSTART:19700101T000000',
        `TZOFFSETFROM:${offset}`,
        `TZOFFSETTO:${offset}`,
        'END:STANDARD',
        'END:VTIMEZONE',
      ];
      expect(spans(...series).map((each) => each.slice(0, 10))).toEqual(days);
      expect(spans(...zone, ...series).map((each) => each.slice(0, 10))).toEqual(days);
    },
  );

  it('from one of its times on a series is another [P9]', () => {
    const daily = event('DTSTART:20261203T190000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=4');
    const later = event(
      'RECURRENCE-ID;RANGE=THISANDFUTURE:20261205T190000Z',
      'DTSTART:20261205T210000Z',
      'DURATION:PT2H',
    );
    expect(spans(...daily, ...later)).toEqual([
      '2026-12-03T19:00/2026-12-03T20:00',
      '2026-12-04T19:00/2026-12-04T20:00',
      '2026-12-05T21:00/2026-12-05T23:00',
      '2026-12-06T21:00/2026-12-06T23:00',
    ]);
  });

  it('further dates, an end by days, and a zone that only the calendar knows [P9]', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Bottega',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0300',
      'TZOFFSETTO:+0300',
      'END:STANDARD',
      'END:VTIMEZONE',
    ];
    expect(spans(...zone, ...event('DTSTART;TZID=Bottega:20261203T200000', 'DURATION:PT1H'))).toEqual([
      '2026-12-03T17:00/2026-12-03T18:00',
    ]);
    expect(spans(...event('DTSTART:20261203T190000Z', 'DURATION:PT1H', 'RDATE:20261210T190000Z'))).toEqual([
      '2026-12-03T19:00/2026-12-03T20:00',
      '2026-12-10T19:00/2026-12-10T20:00',
    ]);
    expect(spans(...event('DTSTART;VALUE=DATE:20261203', 'DURATION:P2D'))).toEqual([
      '2026-12-02T23:00/2026-12-04T23:00',
    ]);
  });

  it('what is no calendar, or only a part of one, is not read as an empty one [P9]', () => {
    const whole = calendar(...event('DTSTART:20261203T190000Z', 'DURATION:PT1H'));
    for (const text of [
      '',
      '<!doctype html><p>Sign in',
      whole.slice(0, -20),
      'BEGIN:VCARD\r\nEND:VCARD',
      whole.replace('20261203T', 'yesterday'),
    ])
      expect(fault(text)).toBe('booking.feed-unreadable');
    expect(fault('BEGIN:VCALENDAR\r\n'.repeat(50_000))).toBe('booking.feed-unreadable');
    expect(fault(whole)).toBe('read');
  });

  it('more than is read is refused whole [P9]', () => {
    const many = Array.from({ length: 5001 }, (_, n) =>
      event(`DTSTART:2027${String(1 + (n % 9)).padStart(2, '0')}03T190000Z`, 'DURATION:PT1H'),
    ).flat();
    expect(fault(calendar(...many))).toBe('booking.feed-too-large');
    expect(fault(calendar(...event('DTSTART:20201203T190000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY')))).toBe(
      'booking.feed-too-large',
    );
  });
});

describe('whatever it says', () => {
  const two = (n: number) => String(n).padStart(2, '0');
  const rule = fc
    .record({
      freq: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
      interval: fc.integer({ min: 1, max: 40 }),
      count: fc.option(fc.integer({ min: 1, max: 200 })),
      year: fc.integer({ min: 1990, max: 2028 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
      hour: fc.integer({ min: 0, max: 23 }),
      minutes: fc.integer({ min: 1, max: 3000 }),
      zone: fc.constantFrom('Z', 'Europe/Rome', 'Pacific/Auckland', ''),
    })
    .map(({ freq, interval, count, year, month, day, hour, minutes, zone }) => {
      const wall = `${year}${two(month)}${two(day)}T${two(hour)}0000`;
      const start = zone === 'Z' ? `DTSTART:${wall}Z` : `DTSTART${zone && `;TZID=${zone}`}:${wall}`;
      return event(
        start,
        `DURATION:PT${minutes}M`,
        `RRULE:FREQ=${freq};INTERVAL=${interval}${count ? `;COUNT=${count}` : ''}`,
      );
    });

  it('its times are in order, inside the window, apart from each other, and never more than 5,000 [P9]', () => {
    fc.assert(
      fc.property(fc.array(rule, { maxLength: 6 }), (events) => {
        const found = read(calendar(...events.flat()));
        expect(found.length).toBeLessThanOrEqual(5000);
        found.forEach(({ from, to }, index) => {
          expect(from < to && from >= FROM && to.getTime() <= FROM.getTime() + 400 * DAY_MS).toBe(true);
          expect(from > (found[index - 1]?.to ?? new Date(0))).toBe(true);
        });
      }),
      { numRuns: 60 },
    );
  });

  it('a rule of days or weeks that is begun later says the same as from its first day [P9]', () => {
    const start = { year: fc.integer({ min: 2015, max: 2026 }), day: fc.integer({ min: 1, max: 28 }) };
    const given = fc.record({
      ...start,
      freq: fc.constantFrom('DAILY', 'WEEKLY;BYDAY=MO,TH'),
      interval: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(given, ({ year, day, freq, interval }) => {
        const lines = (more: string) =>
          event(
            `DTSTART;TZID=Europe/Rome:${year}10${two(day)}T200000`,
            'DURATION:PT1H',
            `RRULE:FREQ=${freq};INTERVAL=${interval}${more}`,
          );
        // Counted, it is stepped through from its first day on.
        expect(spans(...lines(''))).toEqual(spans(...lines(';COUNT=9000')));
      }),
      { numRuns: 40 },
    );
  });

  it('any text is read or refused, and in time [P9]', () => {
    const whole = calendar(
      ...event('DTSTART:20261203T190000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;BYDAY=TH,FR;COUNT=5'),
    );
    const torn = fc
      .tuple(fc.nat(whole.length), fc.nat(40), fc.string({ maxLength: 30 }))
      .map(([at, length, other]) => whole.slice(0, at) + other + whole.slice(at + length));
    fc.assert(
      fc.property(torn, (text) => {
        expect(['read', 'booking.feed-unreadable', 'booking.feed-too-large']).toContain(fault(text));
      }),
      { numRuns: 300 },
    );
  });
});
