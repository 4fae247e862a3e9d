import fc from 'fast-check';
import { expect, it } from 'vitest';
import { thinned, type VersionAge } from './thin-versions.ts';

const DAY = 86_400_000;
const NOW = new Date('2026-11-28T02:00:00Z');
const at = (days: number) => new Date(NOW.getTime() - days * DAY);
const version = (days: number, more: Partial<VersionAge> = {}): VersionAge => ({
  id: `v${days}`,
  at: at(days),
  isOwners: false,
  isStock: false,
  isShown: false,
  ...more,
});
const thin = (versions: readonly VersionAge[]) => thinned(versions, { now: NOW, recent: at(1) });

it('keeps a month whole, then what its owner published, the last of each month and the very first [S2] [K14]', () => {
  const versions = [
    version(0, { isShown: true }),
    version(10),
    version(29),
    version(40),
    version(65, { isOwners: true }),
    version(100),
    version(101),
    version(400),
    version(401),
  ];
  // The 29th day before is the last of October, the 100th of August, the 400th of its month; the 401st is the beginning.
  expect(thin(versions).gone).toEqual(['v40', 'v101']);
  // The tenth day's was on show until today: yesterday's copy of the database names it.
  expect(thin(versions).bare).toEqual(['v29', 'v65', 'v100', 'v400', 'v401']);
});

it('keeps sixty at most, the one on show and the first among them, in whatever order they came [S2] [K14]', () => {
  const ages = fc.uniqueArray(fc.integer({ min: 0, max: 900 }), { minLength: 1, maxLength: 150 });
  fc.assert(
    fc.property(ages, fc.boolean(), fc.nat(), (days, isOwners, chosen) => {
      const sorted = days.toSorted((a, b) => a - b);
      const versions = sorted.map((each, place) =>
        version(each, { isOwners, isShown: place === chosen % sorted.length }),
      );
      const { gone, bare } = thin(versions);
      const kept = versions.filter(({ id }) => !gone.includes(id));
      expect(kept.length).toBeLessThanOrEqual(61);
      expect(kept.at(-1)).toBe(versions.at(-1));
      const shown = versions.find(({ isShown }) => isShown);
      expect(kept).toContain(shown);
      expect(bare).not.toContain(shown?.id);
      // What is thinned once stays so.
      expect(thin(kept).gone).toEqual([]);
    }),
  );
});

it('of more than sixty, what its page did goes before what its owner published [S2]', () => {
  const page = Array.from({ length: 70 }, (_, n) => version(n / 4));
  const { gone } = thin([...page, version(20, { isOwners: true }), version(21, { isOwners: true }), version(800)]);
  expect(gone).toHaveLength(13);
  expect(gone).not.toContain('v20');
  expect(gone).not.toContain('v21');
});

it('a count of pieces goes a day after it was on show, and before anything else of too many [S2]', () => {
  const count = (days: number) => version(days, { isStock: true });
  const old = thin([
    version(0, { isShown: true }),
    count(0.5),
    count(1.5),
    count(3),
    version(5),
    count(40),
    version(60),
    count(61),
  ]);
  // The last of its month stays for what it says: no count takes its place. The very first stays, too.
  expect(old.gone).toEqual(['v3', 'v40']);
  const counts = Array.from({ length: 70 }, (_, n) => count((n + 1) / 100));
  const { gone } = thin([version(0, { isShown: true }), ...counts, version(2), version(20), version(29)]);
  expect(gone).toHaveLength(14);
  expect(gone.every((id) => counts.some((each) => each.id === id))).toBe(true);
});
