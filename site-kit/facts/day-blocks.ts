/** "Lunedì", below it "16.30-17.30 Gioco danza": a timetable written day by day. */
import type { PriceGroup } from './facts.ts';
import { titleText } from './price-list.ts';
import { isAtHour, isDay, readTime } from './timetable.ts';

/** Lines with an hour, in all days together, that make a timetable. */
const LEAST = 3;
const MOST = 200;

export interface DayBlocks {
  groups: PriceGroup[];
  /** Lines that they are made of. */
  taken: number;
}

/** The days that begin at a line, each with what is on it; null where that is no timetable. */
export function dayBlocks(lines: readonly string[], at: number, field: string): DayBlocks | null {
  const groups: PriceGroup[] = [];
  let next = at;
  const end = Math.min(lines.length, at + MOST);
  while (next < end && isDay(lines[next] ?? '')) {
    let last = next + 1;
    while (last < end && isAtHour(lines[last] ?? '')) last += 1;
    const items = lines.slice(next + 1, last).flatMap((line) => readTime(line, field) ?? []);
    if (items.length === 0 || items.length < last - next - 1) break;
    groups.push({ title: titleText(lines[next] ?? '', field), items });
    next = last;
  }
  const told = groups.reduce((sum, { items }) => sum + items.length, 0);
  return groups.length > 1 && told >= LEAST ? { groups, taken: next - at } : null;
}
