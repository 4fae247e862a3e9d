import { describe, expect, it } from 'vitest';
import { nameplate } from './nameplate.ts';

describe('the name on the plate', () => {
  it('sets what follows a dash under the name', () => {
    expect(nameplate('Studio Legale Corvi – Diritto di famiglia')).toEqual([
      'Studio Legale Corvi',
      'Diritto di famiglia',
    ]);
    expect(nameplate('Οδοντιατρείο Πέτρα | Χειρουργική στόματος')).toEqual([
      'Οδοντιατρείο Πέτρα',
      'Χειρουργική στόματος',
    ]);
  });

  it('keeps hyphenated names whole', () => {
    expect(nameplate('Clinique Saint-Jean')).toEqual(['Clinique Saint-Jean', '']);
  });

  it('splits only at the first of several dashes and loses no word', () => {
    expect(nameplate('Studio Neri - Tasse - Lavoro')).toEqual(['Studio Neri', 'Tasse - Lavoro']);
  });
});
