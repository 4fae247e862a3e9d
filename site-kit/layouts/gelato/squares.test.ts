import { describe, expect, it } from 'vitest';
import type { Photo } from '../../document.ts';
import { squaresOf } from './squares.ts';

const photo = (id: string, side: number): Photo => ({
  id: id.padStart(16, '0'),
  width: side,
  height: side,
  focal: [0.5, 0.5],
  color: '#888888',
  alt: { value: id, source: { kind: 'photo', id } },
  scrim: { whole: 0.4, lower: 0.4 },
  role: 'card',
});
const photos = (count: number, side: number) => Array.from({ length: count }, (_, index) => photo(`${index}`, side));
const cells = { three: 3, four: 4, six: 6, eight: 8, 'lead-five': 8, 'lead-seven': 10 };
const columns = { three: 3, four: 4, six: 3, eight: 4, 'lead-five': 4, 'lead-seven': 5 };

describe('rounded squares', () => {
  it('fill their rows with any number of photos, large or small', () => {
    for (const side of [300, 1600])
      for (let count = 3; count <= 40; count += 1) {
        const { form, shown } = squaresOf(photos(count, side));
        const lead = form.startsWith('lead');
        expect(shown.length + (lead ? 3 : 0)).toBe(cells[form]);
        expect(cells[form] % columns[form]).toBe(0);
        expect(lead && side === 300).toBe(false);
      }
  });

  it('show large only a photo that has the pixels, and lose none before it', () => {
    const mixed = [...photos(4, 480), photo('9', 1200)];
    const { form, shown } = squaresOf(mixed);
    expect(form).toBe('lead-five');
    expect(shown[0]?.width).toBe(1200);
    expect(new Set(shown)).toEqual(new Set(mixed));
  });
});
