import fc from 'fast-check';
import { describe, it } from 'vitest';
import { Tape } from '../../tests/content/cases.ts';
import { INVARIANTS } from '../../tests/content/invariants.ts';

const CASES = 10_000;

describe('following a page', () => {
  it.each(INVARIANTS)('$name [P2]', ({ holds }) => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 150, maxLength: 150 }), (bytes) => holds(new Tape(bytes))),
      { numRuns: CASES },
    );
  });
});
