import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emWidth, fit, LEADING, needsAir, OPEN_LEADING } from './fit.ts';

const WALL = { width: 66, height: 44, most: 21 };
const linesOf = (value: string, lang = 'it', box = WALL) =>
  fit(value, box, lang).lines.map((words) => words.join(' ').replaceAll('\u00A0', ' '));

describe('words that fill a poster', () => {
  it('lets no short word stand alone, and sets the others as large as the wall is wide', () => {
    expect(linesOf('Entrena sin espejos.', 'es')).toEqual(['Entrena', 'sin espejos.']);
    expect(fit('Entrena sin espejos.', WALL, 'es').size).toBeGreaterThanOrEqual(15);
  });

  it('leaves no short word alone between two long ones', () => {
    expect(linesOf('Agriturismo del Castagnolo', 'it', { width: 56, height: 43, most: 26 })).toEqual([
      'Agriturismo',
      'del Castagnolo',
    ]);
    expect(linesOf('Meccanica – gomme – revisioni')).not.toContain('–');
  });

  it('never ends a line on an article', () => {
    const name = 'Studio Legale Avv. Corvi e Avv. Bassanelli – Diritto di Famiglia e Successioni';
    for (const line of linesOf(name)) expect(line).not.toMatch(/\s(?:e|di)$/);
  });

  it('begins a line with a sentence where that costs little size', () => {
    const lines = linesOf('Coupe, couleur végétale, soin. Sans musique trop forte.', 'fr');
    expect(lines.some((line) => line.startsWith('Sans'))).toBe(true);
  });

  it('gives air to lines with accents on capitals, but not to Greek, whose capitals lose the tonos', () => {
    expect(needsAir([['couleur'], ['végétale']], 'fr')).toBe(true);
    expect(needsAir([['σήμερα'], ['πρωί']], 'el')).toBe(false);
    expect(emWidth('πρωί', 'el')).toBeCloseTo(emWidth('ΠΡΩΙ', 'el'));
  });

  it('stays inside the box and loses no word, whatever the words', () => {
    const words = fc.array(fc.constantFrom('la', 'pizza', 'è', 'πρωί', 'Avv.', '–', 'successioni', 'd’été', 'bar;'), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(words, fc.constantFrom('it', 'el', 'fr'), (list, lang) => {
        const { size, lines } = fit(list.join(' '), WALL, lang);
        const leading = needsAir(lines, lang) ? OPEN_LEADING : LEADING;
        expect(lines.flat().join(' ').replaceAll('\u00A0', ' ')).toBe(list.join(' '));
        expect(size).toBeGreaterThan(0);
        for (const line of lines) expect(emWidth(line.join(' '), lang) * size).toBeLessThanOrEqual(WALL.width + 0.001);
        expect((lines.length - 1) * leading * size).toBeLessThanOrEqual(WALL.height);
      }),
    );
  });

  it('does not try to make a poster of a text that is none', () => {
    const endless = Array.from({ length: 5000 }, (_, n) => `parola${n}`).join(' ');
    expect(fit(endless, WALL, 'it').size).toBe(0);
  });
});
