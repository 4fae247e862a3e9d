/** What the fields of the editor make of what is typed. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { UnitView } from '../../../../modules/editor/schemas.ts';
import { daysBetween } from './days-between.ts';
import { groupsOf } from './groups.ts';
import { clockOf, minutesOf, nextRange, rangeOf } from './hours.ts';
import { moved } from '../../../ui/Moves.tsx';
import { LINE, PARAGRAPHS } from './typed-text.ts';

describe('texts [S2]', () => {
  it('are plain: no line ends in a line, no control signs and no hidden ones anywhere', () => {
    expect(LINE.read(' Cu\u00adcina\u200b\ndi\tcasa\u0007 ')).toBe('Cucina di casa');
    expect(PARAGRAPHS.read('Prima.\n\n  Seconda\u0000.\n \nTerza.')).toEqual(['Prima.', 'Seconda.', 'Terza.']);
  });
  it('that are emptied are the page’s again', () => {
    expect([LINE.read('  \n'), PARAGRAPHS.read(' \n \n')]).toEqual([null, null]);
  });
  it('come back as they were written, whatever was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        for (const form of [LINE, PARAGRAPHS]) {
          const value = form.read(typed);
          expect(form.read(form.write(value))).toEqual(value);
        }
      }),
    );
  });
  it('say how many letters are left, and how many are too many', () => {
    expect([LINE.left('abc', 5), LINE.left('abcdef', 5), LINE.left(null, 5)]).toEqual([2, -1, 5]);
    expect(PARAGRAPHS.left(['x'.repeat(4001)], 40)).toBe(-1);
    expect(
      PARAGRAPHS.left(
        Array.from({ length: 41 }, () => 'x'),
        40,
      ),
    ).toBe(-1);
  });
});

describe('hours [S2]', () => {
  it('past midnight end on the day after', () => {
    expect(rangeOf(19 * 60, 60)).toEqual({ from: 1140, to: 1500 });
    expect(clockOf(1500)).toBe('01:00');
  });
  it('of every two times are a range of more than nothing and a day at most', () => {
    const time = fc.integer({ min: 0, max: 2880 });
    fc.assert(
      fc.property(time, time, (one, other) => {
        const { from, to } = rangeOf(one, other);
        expect([from >= 0 && from <= 1439, to - from >= 1, to - from <= 1440]).toEqual([true, true, true]);
        expect(minutesOf(clockOf(to))).toBe(to % 1440);
      }),
    );
  });
  it('that are added come after those of the day', () => {
    const noon = { from: 720, to: 900 };
    expect(nextRange([noon]).from).toBeGreaterThanOrEqual(noon.to);
    expect(minutesOf('')).toBeNull();
  });
});

describe('special days [S2]', () => {
  it.each([
    ['2026-12-24', '2026-12-26', ['2026-12-24', '2026-12-25', '2026-12-26']],
    ['2028-02-28', '2028-03-01', ['2028-02-28', '2028-02-29', '2028-03-01']],
    ['2026-12-24', '2026-12-24', ['2026-12-24']],
    ['2026-12-24', '2026-12-23', null],
    ['2026-12-01', '2027-01-15', null],
    ['', '', null],
  ])('from %s to %s', (first, last, days) => expect(daysBetween(first, last)).toEqual(days));
});

it('an entry moves one place and takes nothing with it [S2]', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
});

it('units stand by the sections of the page; photos and days have one field each [S2]', () => {
  const view = (unit: string, section: string | null, kind = 'copy') => ({ unit, section, kind }) as UnitView;
  const groups = groupsOf([
    view('copy/headline', 'top'),
    view('fact/week', 'orari', 'fact'),
    view('fact/days/2026-12-25', 'orari', 'fact'),
    view('item/photos/a', 'foto', 'item'),
    view('fact/mail', null, 'fact'),
    view('look/layout', null, 'look'),
  ]);
  expect(groups.map(({ id, units, hasDays }) => [id, units.length, hasDays])).toEqual([
    ['top', 1, false],
    ['hours', 1, true],
    ['absent', 1, false],
    ['look', 1, false],
  ]);
});
