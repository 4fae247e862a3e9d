import type { ReactNode } from 'react';

/** The page is made of layers of the three pastels, as ice cream is; the last one is flooded with the accent. */
export type Flavour = 'first' | 'second' | 'third' | 'strong';
const TURN: readonly Flavour[] = ['second', 'third', 'first'];

/** Flavour of the layer at this place under the hero: no two neighbours are alike. */
export const flavourAt = (index: number): Flavour => TURN[index % TURN.length] ?? 'second';

/** One layer; its upper edge is a wave over the layer before. */
export function Scoop({ flavour, children }: { flavour: Flavour; children: ReactNode }) {
  return (
    <div className={`scoop ${flavour}`}>
      <svg className="wave" viewBox="0 0 1440 90" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 42C120 10 270 0 420 24s330 62 540 46S1260 4 1440 30v60H0z" />
      </svg>
      {children}
    </div>
  );
}
