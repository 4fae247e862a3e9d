import { describe, expect, it } from 'vitest';
import { headlineSize } from './headline-size.ts';

describe('the size of a headline', () => {
  it('is largest for a few short words', () => {
    expect(headlineSize('Entrena sin espejos.')).toBe('xl');
    expect(headlineSize('Weather, and the people in it.')).toBe('l');
  });

  it('gives way to length and to the longest word', () => {
    expect(headlineSize('Coupe, couleur végétale, soin. Sans musique trop forte.')).toBe('m');
    expect(headlineSize('Γενική οδοντιατρική, παιδοδοντία, λεύκανση.')).toBe('m');
    expect(headlineSize('Dott.ssa Maria Giovanna Bonaventura Commercialista e Revisore Legale dei Conti')).toBe('s');
  });
});
