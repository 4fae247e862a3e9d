import { describe, expect, it } from 'vitest';
import { ART_STYLES, drawArt } from './art.ts';
import { paletteFor } from './palette.ts';

const palette = paletteFor('tavola', { h: 30, c: 0.13, h2: 180, c2: 0.1, from: 'trade' });

describe('drawn art', () => {
  it.each(ART_STYLES)('%s is the same for the same page, small, and without long numbers', (style) => {
    const drawn = drawArt(style, { seed: '900000000000606', palette, name: 'Άσπρη Πέτρα' });
    expect(drawArt(style, { seed: '900000000000606', palette, name: 'Άσπρη Πέτρα' })).toBe(drawn);
    expect(drawn.length).toBeLessThan(5000);
    expect(drawn).not.toMatch(/\d\.\d{3}|NaN|undefined/);
  });
  it('two pages get two pictures', () => {
    const [a, b] = ['1', '2'].map((seed) => drawArt('poster', { seed, palette, name: 'A' }));
    expect(a).not.toBe(b);
  });
  it('neither the name nor the seed can become markup', () => {
    for (const style of ART_STYLES) {
      const drawn = drawArt(style, { seed: '"><script>', palette, name: '<script>alert(1)</script>' });
      expect(drawn).not.toContain('<script');
    }
  });
});
