/** A month of a site, as it is kept. Pure. */
import { HOURS_A_DAY, sumCounts, sumNames, type Names } from './counted.ts';

/** A day of a page. */
export interface PageDay {
  /** YYYY-MM-DD */
  day: string;
  path: string;
  views: number;
  visits: number;
  counts: readonly number[];
  names: Names;
}
/** A day of a site, all pages together. */
export interface DayFigures {
  views: number;
  visits: number;
  counts: number[];
}
/** What is kept of a month: its days, and its pages and names without them, the twenty largest. */
export interface MonthFigures {
  /** By day of the month, from the first; null: nobody came. Their hours are in `hours` alone. */
  days: (DayFigures | null)[];
  /** Visits by hour of the day. */
  hours: number[];
  /** Path → views and visits. */
  pages: Record<string, [views: number, visits: number]>;
  names: Names;
}

export const MOST_PAGES = 20;

/** Sums of views, visits and counts are kept, whatever is rolled up; of pages and names the largest are. */
export function rollUp(rows: readonly PageDay[], before: MonthFigures | null = null): MonthFigures {
  const days: (DayFigures | null)[] = [...(before?.days ?? [])];
  for (const [day, ofDay] of Map.groupBy(rows, ({ day }) => Number(day.slice(8, 10)) - 1)) {
    while (days.length <= day) days.push(null);
    const all = [...ofDay, ...(days[day] ? [days[day]] : [])];
    days[day] = {
      views: sum(all, 'views'),
      visits: sum(all, 'visits'),
      counts: sumCounts(all.map(({ counts }) => counts)).fill(0, 0, HOURS_A_DAY),
    };
  }
  const counted = sumCounts(rows.map(({ counts }) => counts));
  return {
    days,
    hours: counted.slice(0, HOURS_A_DAY).map((n, hour) => n + (before?.hours[hour] ?? 0)),
    pages: largestPages(rows, before?.pages ?? {}),
    names: sumNames([...rows.map(({ names }) => names), before?.names ?? {}]),
  };
}

const sum = (all: readonly DayOrPage[], what: 'views' | 'visits') => all.reduce((n, each) => n + each[what], 0);
type DayOrPage = Pick<DayFigures, 'views' | 'visits'>;

function largestPages(rows: readonly PageDay[], before: MonthFigures['pages']): MonthFigures['pages'] {
  const pages = new Map(Object.entries(before));
  for (const { path, views, visits } of rows) {
    const [seen, arrived] = pages.get(path) ?? [0, 0];
    pages.set(path, [seen + views, arrived + visits]);
  }
  const largest = [...pages].toSorted(([a, [n]], [b, [m]]) => m - n || (a < b ? -1 : 1));
  return Object.fromEntries(largest.slice(0, MOST_PAGES));
}
