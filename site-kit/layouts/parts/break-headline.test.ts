import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakHeadline } from './break-headline.ts';

const spaced = (value: string) => value.replaceAll('\u00a0', ' ');

describe('a headline of two voices', () => {
  it('turns to italics near the middle, never after an article', () => {
    expect(breakHeadline('Ouvert quand la ville se couche.').map(spaced)).toEqual([
      'Ouvert quand',
      'la ville se couche.',
    ]);
    expect(breakHeadline('Λουλούδια κομμένα σήμερα το πρωί.').map(spaced)).toEqual([
      'Λουλούδια κομμένα',
      'σήμερα το πρωί.',
    ]);
  });

  it('prefers the pause that the owner wrote', () => {
    expect(breakHeadline('Cucina bolognese di casa, ventotto coperti.').map(spaced)).toEqual([
      'Cucina bolognese di casa,',
      'ventotto coperti.',
    ]);
    expect(breakHeadline('Coupe, couleur végétale, soin. Sans musique trop forte.').map(spaced)).toEqual([
      'Coupe, couleur végétale, soin.',
      'Sans musique trop forte.',
    ]);
  });

  it('does not take the point of an abbreviation for a pause', () => {
    const name = 'Studio Legale Avv. Corvi e Avv. Bassanelli – Diritto di Famiglia e Successioni';
    expect(breakHeadline(name).map(spaced)).toEqual([
      'Studio Legale Avv. Corvi e Avv. Bassanelli –',
      'Diritto di Famiglia e Successioni',
    ]);
  });

  it('keeps a headline of one or two short words whole', () => {
    expect(breakHeadline('Fiori vivi').map(spaced)).toEqual(['Fiori vivi', '']);
    expect(breakHeadline('Οδοντιατρείο')).toEqual(['Οδοντιατρείο', '']);
  });

  it('loses and invents nothing, whatever the words', () => {
    const words = fc.array(fc.constantFrom('la', 'notte', 'è', 'lunga,', 'Avv.', '–', 'μακριά', 'bar;', 'd’été'), {
      minLength: 1,
      maxLength: 14,
    });
    fc.assert(
      fc.property(words, (list) => {
        const value = list.join(' ');
        const [head, tail] = breakHeadline(value).map(spaced);
        expect([head, tail].filter(Boolean).join(' ')).toBe(value);
      }),
    );
  });
});
