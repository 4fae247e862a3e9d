import fc from 'fast-check';
import { describe, it } from 'vitest';
import { Tape } from '../../tests/content/cases.ts';
import { INVARIANTS } from '../../tests/content/invariants.ts';

const CASES = 10_000;
/** Cases that a run of a million found, as what stands in them beside zeros. The owner chose the twin that goes, at the edge of the reading. */
const FOUND: Record<number, number>[] = [
  { 42: 137, 43: 56, 44: 143, 47: 2, 48: 165, 70: 83, 78: 5, 79: 68, 82: 233, 84: 143, 91: 63, 122: 11, 123: 73 },
];
const tapeOf = (found: Record<number, number>): [Uint8Array] => [
  Uint8Array.from({ length: 150 }, (_, at) => found[at] ?? 0),
];

describe('following a page', () => {
  it.each(INVARIANTS)('$name [P2]', ({ holds }) => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 150, maxLength: 150 }), (bytes) => holds(new Tape(bytes))),
      { numRuns: CASES, examples: FOUND.map(tapeOf) },
    );
  });
});
