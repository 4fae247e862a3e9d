import { converter } from 'culori';
import type { ReactNode } from 'react';
import { isSober, type Palette, type Trade } from '../../document.ts';

/** The page is made of layers of three pastels, as ice cream is; the last one is flooded with the accent. */
export type Flavour = 'first' | 'second' | 'third' | 'third far' | 'strong';

/** Degrees between the two hues; nearer ones have no third between them, it is then taken from the other side. */
const NEAR = 90;
const toOklch = converter('oklch');
const between = (one: string, other: string): number =>
  Math.abs((((toOklch(one)?.h ?? 0) - (toOklch(other)?.h ?? 0) + 540) % 360) - 180);

/** Flavours of the layers under the hero, in turn: no two neighbours are alike, nor is the first like the hero. */
export function flavours({ trade, palette }: { trade: Trade; palette: Palette }, count: number): Flavour[] {
  const third = between(palette.bg, palette.alt) < NEAR ? 'third far' : 'third';
  // Three pastels are a treat.
  const turn: Flavour[] = isSober(trade) ? ['second', 'first'] : ['second', third, 'first'];
  return Array.from({ length: count }, (_, index) => turn[index % turn.length] ?? 'second');
}

/** One layer; the upper edge of the first and of the last is a wave over the layer before. */
export function Scoop({ flavour, wave, children }: { flavour: Flavour; wave: boolean; children: ReactNode }) {
  return (
    <div className={`scoop ${flavour}`}>
      {wave && (
        <svg className="wave" viewBox="0 0 1440 90" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 42C120 10 270 0 420 24s330 62 540 46S1260 4 1440 30v60H0z" />
        </svg>
      )}
      {children}
    </div>
  );
}
