/** What a run of the gallery found, as data. */
import type { Cell } from './cell.ts';
import { CHECKS, GOALS, missedGoals } from './goals.ts';
import type { Scores } from './lighthouse.ts';
import type { CastName } from './options.ts';

/**
 * Least unlikeness of two layouts on one page: 0 is the same picture, about 1 have nothing in common. The nearest pairs that
 * people tell apart at a glance stand at 0.37 (tavola and gelato: words left, one round picture right).
 */
export const TOLD_APART = 0.3;

export interface Pair {
  page: string;
  one: string;
  other: string;
  unlikeness: number;
}
export interface Report {
  cast: CastName;
  at: string;
  layouts: string[];
  pages: string[];
  cells: Cell[];
  /** Every two layouts on every page. */
  pairs: Pair[];
  /** Why the HTML was not checked; null when it was. */
  markupSkipped: string | null;
  scores: { layout: string; page: string; scores: Scores }[];
}

/** Sentences about everything that misses what it should reach. */
export function faultsOf(cell: Cell): string[] {
  const goals = missedGoals(cell).map(({ name, unit, most, read }) => {
    const detail = detailOf(cell, name);
    return `${name}: ${figure(read(cell))} ${unit}, at most ${most}${detail ? ` (${detail})` : ''}`;
  });
  return [...goals, ...cell.faults.map(({ check, at, text }) => `${at ? `${at} px ` : ''}${check}: ${text}`)];
}

function detailOf({ load, type }: Cell, name: string): string {
  if (name === 'third parties') return load.foreign.join(' ');
  if (name === 'kept on the device') return load.kept.join(' ');
  if (name === 'layout shift') return load.moved.join('; ');
  if (name === 'console') return load.complaints.join(' ').slice(0, 200);
  if (name === 'text sizes') return type.sizes.join(' ');
  if (name === 'weights') return type.weights.join(' ');
  return '';
}

export const figure = (value: number): string =>
  Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 1);

export const closePairs = ({ pairs }: Report): Pair[] => pairs.filter(({ unlikeness }) => unlikeness < TOLD_APART);

export interface Row {
  what: string;
  /** Worst of the cells of each layout, in the report's order of layouts. */
  worst: string[];
  /** Cells that miss it, and cells looked at. */
  missed: number;
  of: number;
  goal: string;
}

/** One row for each figure and each check. */
export function summary(report: Report): Row[] {
  const { cells, layouts } = report;
  const by = (layout: string) => cells.filter((cell) => cell.layout === layout);
  const figures = GOALS.map(({ name, unit, most, read }) => ({
    what: name,
    worst: layouts.map((layout) => figure(Math.max(...by(layout).map(read)))),
    missed: cells.filter((cell) => read(cell) > most).length,
    of: cells.length,
    goal: `≤ ${most} ${unit}`.trim(),
  }));
  const asked = (check: string) =>
    check === 'markup' ? report.markupSkipped === null : check !== 'lighthouse' || report.scores.length > 0;
  const checks = CHECKS.filter(asked).map((check) => {
    const count = (some: Cell[]) =>
      some.reduce((n, { faults }) => n + faults.filter((f) => f.check === check).length, 0);
    return {
      what: check,
      worst: layouts.map((layout) => String(count(by(layout)))),
      missed: cells.filter(({ faults }) => faults.some((fault) => fault.check === check)).length,
      of: cells.length,
      goal: 'none',
    };
  });
  const apart = {
    what: 'unlikeness of first screens',
    worst: layouts.map((layout) =>
      figure(
        Math.min(
          1,
          ...report.pairs.filter(({ one, other }) => one === layout || other === layout).map((pair) => pair.unlikeness),
        ),
      ),
    ),
    missed: closePairs(report).length,
    of: report.pairs.length,
    goal: `≥ ${TOLD_APART}`,
  };
  return [...figures, ...checks, apart];
}
