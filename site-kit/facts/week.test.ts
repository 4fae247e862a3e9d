import { describe, expect, it } from 'vitest';
import { dayNames, groupDays, shift } from '../copy/time.ts';
import { readWeek } from './week.ts';

describe('opening hours', () => {
  it('closing after midnight belongs to the day that opened', () => {
    expect(readWeek({ fri_1_open: '18:00', fri_1_close: '02:00' })?.[4]).toEqual([{ from: 1080, to: 1560 }]);
  });
  it('an evening to midnight and the first hours of the next day are one night', () => {
    const week = readWeek({
      fri_1_open: '18:00',
      fri_1_close: '00:00',
      sat_1_open: '00:00',
      sat_1_close: '02:00',
      sat_2_open: '18:00',
      sat_2_close: '23:00',
    });
    expect(week?.[4]).toEqual([{ from: 1080, to: 1560 }]);
    expect(week?.[5]).toEqual([{ from: 1080, to: 1380 }]);
  });
  it('Sunday night runs into Monday', () => {
    const week = readWeek({ sun_1_open: '20:00', sun_1_close: '24:00', mon_1_open: '00:00', mon_1_close: '01:00' });
    expect([week?.[6], week?.[0]]).toEqual([[{ from: 1200, to: 1500 }], []]);
  });
  it('equal days stand together even when another day lies between', () => {
    const day = [{ from: 510, to: 870 }];
    const groups = groupDays([day, [...day, { from: 1050, to: 1260 }], day, [], [], day, []]);
    expect(groups.map(({ days }) => dayNames(days, 'it'))).toEqual(['Lun, Mer, Sab', 'Mar', 'Gio, Ven, Dom']);
  });
  it('three days in a row are a span, two are named', () => {
    expect([dayNames([1, 2, 3, 4, 5], 'it'), dayNames([0, 1], 'el')]).toEqual(['Mar – Sab', 'Δευ, Τρί']);
  });
  it('French writes hours with h and narrow spaces', () => {
    expect(shift({ from: 1080, to: 1500 }, 'fr')).toBe('18\u202fh\u202f00 – 1\u202fh\u202f00');
  });
  it('unreadable hours are no hours', () => {
    expect(readWeek({ mon_1_open: 'boh', mon_1_close: '99:99' })).toBeNull();
  });
});
