import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCodiceFiscale, isPartitaIva, isVat } from './tax-codes.rules.ts';

describe('Italian tax codes [B2] [B3]', () => {
  it.each(['RSSMRA85T10A562S', 'rssmra85t10a562s', 'RSS MRA 85T10 A562S'])('accepts %s', (code) => {
    expect(isCodiceFiscale(code)).toBe(true);
  });

  it.each(['', 'RSSMRA85T10A562T', 'RSSMRA85T99A562S', 'RSSMRA85F10A562S', '1234'])('refuses %s', (code) => {
    expect(isCodiceFiscale(code)).toBe(false);
  });

  it('one changed character of a person’s code is noticed', () => {
    const code = 'RSSMRA85T10A562S';
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 15 }),
        fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'),
        (at, char) => {
          fc.pre(code[at] !== char);
          const changed = code.slice(0, at) + char + code.slice(at + 1);
          // Omocodia replaces a digit by its letter: that is a spelling, and changes the check character too.
          expect(isCodiceFiscale(changed)).toBe(false);
        },
      ),
    );
  });

  it('a partita IVA whose last digit is off is refused, and so are eleven zeros', () => {
    expect(isPartitaIva('12345678903')).toBe(true);
    expect(isPartitaIva('IT 12345678903')).toBe(true);
    for (const last of '012456789') expect(isPartitaIva(`1234567890${last}`)).toBe(false);
    expect(isPartitaIva('00000000000')).toBe(false);
  });

  it('other countries have their own rule [B3]', () => {
    expect(isVat('094014201', 'GR')).toBe(true);
    expect(isVat('094014202', 'GR')).toBe(false);
    expect(isVat('B12345674', 'ES')).toBe(true);
    expect(isVat('FR40303265045', 'FR')).toBe(true);
    expect(isVat('DE 123', 'DE')).toBe(true);
    expect(isVat('<script>', 'DE')).toBe(false);
  });
});
