import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { after, createClock } from './clock.ts';

const at = (text: string) => Date.parse(text);

it.each([
  ['P30D', '2026-12-31T00:00:00Z'],
  ['P1Y', '2027-12-01T00:00:00Z'],
  ['P1M1DT2H', '2027-01-02T02:00:00Z'],
  ['PT90S', '2026-12-01T00:01:30Z'],
  ['P2W', '2026-12-15T00:00:00Z'],
])('%s after the first of December', (written, then) => {
  expect(new Date(after(at('2026-12-01T00:00:00Z'), written)).toISOString()).toBe(new Date(then).toISOString());
});

it('a month after the 31st of January ends February, and a text that is no duration is refused', () => {
  expect(after(at('2027-01-31T12:00:00Z'), 'P1M')).toBe(at('2027-02-28T12:00:00Z'));
  for (const wrong of ['', 'P', 'PT', '30D', 'P-1D', 'P1H']) expect(() => after(0, wrong)).toThrow(RangeError);
});

it('goes forward only, tells who listens, and is as far ahead after a restart', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-clock-'));
  try {
    const options = { wall: () => 1000, file: join(folder, 'deep', 'clock.json') };
    const clock = createClock(options);
    let told = 0;
    clock.onMove(() => (told += 1));
    clock.moveTo(61_000);
    expect([clock.now(), clock.wall(), told]).toEqual([61_000, 1000, 1]);
    expect(() => clock.moveTo(60_999)).toThrow('forward');
    expect(createClock(options).now()).toBe(61_000);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
