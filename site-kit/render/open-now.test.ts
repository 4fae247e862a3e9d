/** The script runs as a browser would run it, against a stand-in for the few DOM calls it makes. */
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { Week } from '../document.ts';
import { OPEN_NOW_SCRIPT } from './open-now.ts';

const DAYS = ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'];

function lineAt(
  at: string,
  week: Week,
  midnight = '00:00',
  holidays?: string,
  special?: object,
): { text: string; state: string } {
  const line = {
    textContent: '',
    dataset: {
      week: JSON.stringify(week),
      days: JSON.stringify(DAYS),
      tz: 'Europe/Rome',
      midnight,
      open: 'aperto fino alle {time}',
      soon: 'apre alle {time}',
      daySentence: 'apre {day} alle {time}',
      always: 'sempre aperto',
      holiday: 'oggi è festa',
      ...(holidays === undefined ? {} : { holidays }),
      ...(special === undefined ? {} : { special: JSON.stringify(special) }),
      state: '',
    },
  };
  const document = { querySelectorAll: (selector: string) => (selector === '[data-week]' ? [line] : []) };
  class Clock extends Date {
    constructor(value?: number | string) {
      super(value ?? at);
    }
  }
  runInNewContext(OPEN_NOW_SCRIPT, { document, JSON, Intl, Math, String, Date: Clock });
  return { text: line.textContent, state: line.dataset.state };
}

const lunch = { from: 720, to: 900 };
const dinner = { from: 1140, to: 1380 };
const trattoria: Week = [
  [],
  [lunch, dinner],
  [lunch, dinner],
  [lunch, dinner],
  [lunch, dinner],
  [lunch, dinner],
  [lunch],
];
/** Friday and Saturday 18:00 to 01:30. */
const bar: Week = [[], [], [], [], [{ from: 1080, to: 1530 }], [{ from: 1080, to: 1530 }], []];

describe('the open-now line', () => {
  it('keeps to the hours of a day with its own, and to the week again after it [S2]', () => {
    const special = { '2026-05-26': [], '2026-05-27': [{ from: 600, to: 720 }] };
    const at = (time: string) => lineAt(time, trattoria, undefined, undefined, special).text;
    expect(at('2026-05-26T11:00:00Z')).toBe('apre mercoledì alle 10:00');
    expect(at('2026-05-27T09:00:00Z')).toBe('aperto fino alle 12:00');
    expect(at('2026-05-27T11:00:00Z')).toBe('apre giovedì alle 12:00');
    expect(at('2026-05-28T11:00:00Z')).toBe('aperto fino alle 15:00');
  });
  it('knows that the night of such a day belongs to it', () => {
    const special = { '2026-05-26': [{ from: 1200, to: 1560 }] };
    const night = lineAt('2026-05-26T23:00:00Z', trattoria, undefined, undefined, special);
    expect(night).toEqual({ text: 'aperto fino alle 02:00', state: 'open' });
  });
  it('says on a public holiday that hours may differ, by the calendar of the place', () => {
    const feasts = '2026-06-02 2026-08-15';
    expect(lineAt('2026-06-02T11:00:00Z', trattoria, undefined, feasts)).toEqual({
      text: 'oggi è festa',
      state: 'shut',
    });
    // In Rome it is the third already.
    expect(lineAt('2026-06-02T22:30:00Z', trattoria, undefined, feasts).text).toBe('apre alle 12:00');
    expect(lineAt('2026-06-03T11:00:00Z', trattoria, undefined, feasts).state).toBe('open');
  });
  it('says until when a place is open, in the time zone of the place', () => {
    expect(lineAt('2026-05-26T11:00:00Z', trattoria)).toEqual({ text: 'aperto fino alle 15:00', state: 'open' });
  });
  it('says when it opens again today', () => {
    expect(lineAt('2026-05-26T14:00:00Z', trattoria)).toEqual({ text: 'apre alle 19:00', state: 'shut' });
  });
  it('names the next open day after closing time, across a closed Monday', () => {
    expect(lineAt('2026-05-24T20:00:00Z', trattoria).text).toBe('apre martedì alle 12:00');
  });
  it('knows that Saturday’s night belongs to Saturday', () => {
    expect(lineAt('2026-05-30T22:30:00Z', bar)).toEqual({ text: 'aperto fino alle 01:30', state: 'open' });
    expect(lineAt('2026-05-30T23:45:00Z', bar)).toEqual({ text: 'apre venerdì alle 18:00', state: 'shut' });
  });
  it('joins a day that ends at midnight with one that begins there', () => {
    const night: Week = [[{ from: 1200, to: 1440 }], [{ from: 0, to: 120 }], [], [], [], [], []];
    expect(lineAt('2026-05-25T20:00:00Z', night).text).toBe('aperto fino alle 02:00');
  });
  it('never announces a closing time for a place that does not close', () => {
    const always: Week = Array.from({ length: 7 }, () => [{ from: 0, to: 1440 }]);
    expect(lineAt('2026-05-25T20:00:00Z', always).text).toBe('sempre aperto');
  });
  it('stays empty when a week has no hours at all', () => {
    expect(
      lineAt(
        '2026-05-25T20:00:00Z',
        Array.from({ length: 7 }, () => []),
      ),
    ).toEqual({ text: '', state: 'shut' });
  });
  it('writes times as the page does', () => {
    expect(
      lineAt('2026-05-26T07:00:00Z', [[], [{ from: 570, to: 900 }], [], [], [], [], []], '0\u202fh\u202f00').text,
    ).toBe('apre alle 9\u202fh\u202f30');
  });
});
