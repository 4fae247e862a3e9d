import { percentile } from '../../bench/lib/stats.ts';

/** One figure of docs/editing.md. */
export interface Figure {
  what: string;
  value: number;
  unit: '×' | 'ms' | 'kB' | '';
  /** The value is good up to here; null: it is only printed. */
  most: number | null;
  /** How it was measured, and what it is a share of. */
  how: string;
}

export const isMet = ({ value, most }: Figure): boolean => most === null || value <= most;

/** Three digits that count. */
export const shown = ({ value, unit }: Figure): string =>
  `${value >= 100 ? Math.round(value) : Number(value.toPrecision(3))}${unit ? ` ${unit}` : ''}`;

export const p95 = (all: readonly number[]): number => percentile(all, 0.95);
export const middle = (all: readonly number[]): number => percentile(all, 0.5);

/** Milliseconds that it takes. */
export async function taken(act: () => unknown): Promise<number> {
  const began = performance.now();
  await act();
  return performance.now() - began;
}
