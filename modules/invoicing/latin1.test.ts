import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latin1 } from './latin1.ts';

describe('text of an electronic invoice', () => {
  it.each([
    ['Δέσποινα Παπαδοπούλου', 'Despoina Papadopoulou'],
    ['ΑΘΗΝΑ', 'ATHINA'],
    ['Caffè “L’Angolo” – 5 € …', 'Caffè "L\'Angolo" - 5 EUR ...'],
    ['Œuvre Łódź Dvořák', 'OEuvre Lódz Dvorák'],
    ['Gelato 🍦 e più', 'Gelato e più'],
    ['Пекарня', '???????'],
    ['  a\n\tb  ', 'a b'],
    ['🍦', '?'],
  ])('%s becomes %s', (given, expected) => expect(latin1(given, 80)).toBe(expected));

  it('is never empty, never longer than allowed and never outside Latin-1', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), fc.integer({ min: 1, max: 80 }), (text, length) => {
        expect(latin1(text, length)).toMatch(new RegExp(`^[\\u0020-\\u007e\\u00a1-\\u00ff]{1,${length}}$`));
      }),
      { numRuns: 30 },
    );
  });
});
