import { FEW, type Period, type Usual } from './schemas.ts';
import { addDays } from './days.ts';

/** Periods before the present one that say what is usual, and how many of them must be known. */
const BEFORE: Record<Period, { most: number; least: number }> = {
  7: { most: 4, least: 2 },
  28: { most: 2, least: 1 },
  365: { most: 1, least: 1 },
};
export const daysToCompare = (period: Period): number => period * BEFORE[period].most;

const STEPS: [below: number, usual: Usual][] = [
  [0.4, 'far-fewer'],
  [0.6, 'half'],
  [0.72, 'third-fewer'],
  [0.85, 'quarter-fewer'],
  [1.15, 'same'],
  [1.38, 'quarter-more'],
  [1.75, 'half-more'],
  [2.5, 'double'],
];

/**
 * How the period that begins at `from` is beside the mean of those before it; null while fewer than two weeks, or one longer period,
 * are known, or where so few come that any comparison is chance. Pure.
 */
export function usualOf(
  visitsOn: (day: string) => number,
  { period, from, since, visits }: { period: Period; from: string; since: string | null; visits: number },
): Usual | null {
  const { most, least } = BEFORE[period];
  if (since === null) return null;
  const sums: number[] = [];
  for (let n = 1; n <= most; n++) {
    const start = addDays(from, -n * period);
    if (start < since) break;
    let sum = 0;
    for (let at = 0; at < period; at++) sum += visitsOn(addDays(start, at));
    sums.push(sum);
  }
  if (sums.length < least) return null;
  const mean = sums.reduce((a, b) => a + b, 0) / sums.length;
  if (mean < FEW || visits < FEW) return null;
  return STEPS.find(([below]) => visits / mean < below)?.[1] ?? 'far-more';
}
