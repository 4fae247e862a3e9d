/** What a suite found, as lines of a table. */
import { median } from './stats.ts';

export interface Goal {
  /** The median may not be above (`most`) or below (`least`) this. */
  most?: number;
  least?: number;
}
export interface Line {
  suite: string;
  what: string;
  /** Unit of the numbers: 'ms', 'kB', 'µs', '/s'; '' for a ratio. */
  unit: string;
  median: number;
  min: number;
  max: number;
  samples: number;
  goal?: Goal;
}
/** A measurement that could not be made here: told, never counted as passed. */
export interface Skipped {
  suite: string;
  what: string;
  skipped: string;
}
export type Found = Line | Skipped;

export function line(suite: string, what: string, unit: string, samples: number[], goal?: Goal): Line {
  const shared = { suite, what, unit, samples: samples.length, ...(goal ? { goal } : {}) };
  return { ...shared, median: median(samples), min: Math.min(...samples), max: Math.max(...samples) };
}

/** No number at all misses its goal. */
export function missed({ goal, median: found }: Line): boolean {
  if (!goal) return false;
  return !(found <= (goal.most ?? Infinity) && found >= (goal.least ?? -Infinity));
}

function figure(value: number, unit: string): string {
  const size = Math.abs(value);
  const digits = size >= 100 ? 0 : size >= 10 ? 1 : 2;
  return `${value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: unit === '' ? digits : 0 })}${unit ? ` ${unit}` : ''}`;
}

function goalText({ goal, unit }: Line): string {
  if (goal?.most !== undefined) return `≤ ${figure(goal.most, unit)}`;
  return goal?.least === undefined ? '' : `≥ ${figure(goal.least, unit)}`;
}

const HEAD = ['suite', 'what', 'median', 'min – max', 'goal', 'verdict'];

function cells(found: Found): string[] {
  if ('skipped' in found) return [found.suite, found.what, '', '', '', `skipped: ${found.skipped}`];
  const { suite, what, unit, min, max, samples } = found;
  const range = samples > 1 ? `${figure(min, '')} – ${figure(max, '')}` : '';
  const verdict = found.goal ? (missed(found) ? 'MISSED' : 'met') : '';
  return [suite, what, figure(found.median, unit), range, goalText(found), verdict];
}

export function textTable(found: Found[]): string {
  const rows = [HEAD, ...found.map(cells)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function markdownTable(found: Found[]): string {
  const row = (parts: string[]) => `| ${parts.map((part) => part.replaceAll('|', '\\|')).join(' | ')} |`;
  return [row(HEAD), row(HEAD.map(() => '---')), ...found.map((entry) => row(cells(entry)))].join('\n');
}
