import { expect, it } from 'vitest';
import { READY_LAYOUTS } from '../layouts/index.ts';
import { covers, subsetFamilies } from './faces.ts';

const THETA = 0x398;

it('no family prints a letter that it draws wrongly: the Theta of Brygada 1918 is left to its stand-in [P1]', () => {
  for (const layout of READY_LAYOUTS) {
    const families = subsetFamilies(layout);
    for (const { name, faces } of families) {
      const greek = faces.filter(({ script }) => script === 'greek');
      expect(greek.length, name).toBeGreaterThan(0);
      for (const { range } of greek) {
        expect(covers(range)(THETA), name).toBe(name !== 'Brygada 1918');
        expect([0x397, 0x399, 0x3b8].every(covers(range)), name).toBe(true);
      }
    }
  }
});
