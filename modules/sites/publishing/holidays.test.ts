import { describe, expect, it } from 'vitest';
import { publicHolidays } from './holidays.ts';

const at = (day: string) => new Date(`${day}T10:00:00Z`);

describe('public holidays near a business', () => {
  it('are those of the next five weeks in the country of the business, in the language of the site', () => {
    expect(publicHolidays('IT', 'it', 'Europe/Rome', at('2026-10-20'))).toEqual([
      { date: '2026-11-01', name: 'Ognissanti' },
    ]);
    expect(publicHolidays('FR', 'fr', 'Europe/Paris', at('2026-07-01')).map(({ date }) => date)).toEqual([
      '2026-07-14',
    ]);
  });
  it('follow the Greek Easter and cross the year', () => {
    expect(publicHolidays('GR', 'el', 'Europe/Athens', at('2026-04-05')).map(({ date }) => date)).toEqual([
      '2026-04-10',
      '2026-04-12',
      '2026-04-13',
      '2026-05-01',
    ]);
    expect(publicHolidays('ES', 'es', 'Europe/Madrid', at('2026-12-20')).map(({ date }) => date)).toEqual([
      '2026-12-25',
      '2027-01-01',
      '2027-01-06',
    ]);
  });
  it('keep their date without a name where the calendar does not speak the language of the site', () => {
    for (const { name } of publicHolidays('IT', 'el', 'Europe/Rome', at('2026-12-01'))) {
      expect(name === null || /\p{Script=Greek}/u.test(name)).toBe(true);
    }
  });
  it('are none where the country is unknown or has no calendar', () => {
    expect(publicHolidays(null, 'it', 'Europe/Rome', at('2026-12-20'))).toEqual([]);
    expect(publicHolidays('XX', 'it', 'Europe/Rome', at('2026-12-20'))).toEqual([]);
  });
  it('count today by the clock of the place', () => {
    const eve = new Date('2026-12-24T23:30:00Z');
    expect(publicHolidays('IT', 'it', 'Europe/Rome', eve)[0]?.date).toBe('2026-12-25');
    expect(publicHolidays('GB', 'en', 'Europe/London', eve)[0]?.date).toBe('2026-12-25');
  });
});
