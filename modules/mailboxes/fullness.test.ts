import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentOf, warningLevel, type WarningLevel } from './fullness.rules.ts';

const MOST = 1_073_741_824;
const at = (percent: number) => Math.ceil((percent / 100) * MOST);
/** Which levels an owner is told of while the box has these shares, one after the other. */
function told(...percents: number[]): WarningLevel[] {
  const warnings: WarningLevel[] = [];
  let warned: WarningLevel = 0;
  for (const percent of percents) {
    const level = warningLevel(warned, at(percent), MOST);
    if (level > warned) warnings.push(level);
    warned = level;
  }
  return warnings;
}

describe('a mailbox that fills up [P4] [K9]', () => {
  it.each([
    [
      [10, 79, 80, 85, 95, 99, 100],
      [80, 95, 100],
    ],
    [[10, 96], [95]],
    [[81, 79, 81, 79, 81], [80]],
    [[96, 91, 96], [95]],
    [
      [96, 82, 96],
      [95, 95],
    ],
    [
      [100, 20, 81],
      [100, 80],
    ],
    [[100, 93, 81, 80], [100]],
  ])('%j: told of %j', (percents, levels) => expect(told(...percents)).toEqual(levels));

  it('is never written about twice for one level without having been clearly below it', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 40 }), (percents) => {
        /** The lowest share since its owner was told of a level. */
        const lowest = new Map<WarningLevel, number>();
        let warned: WarningLevel = 0;
        for (const percent of percents) {
          const level = warningLevel(warned, at(percent), MOST);
          for (const [known, least] of lowest) lowest.set(known, Math.min(least, percent));
          if (level > warned) {
            expect(lowest.get(level) ?? 0).toBeLessThanOrEqual(level - 5);
            lowest.set(level, percent);
          }
          warned = level;
        }
      }),
    ));

  it('is never said to be at 100 % while something fits', () => {
    expect([percentOf(MOST - 1, MOST), percentOf(MOST, MOST), percentOf(MOST + 1024, MOST)]).toEqual([99, 100, 100]);
  });
});
