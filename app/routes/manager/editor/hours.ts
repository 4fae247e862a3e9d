/** Hours of a day as a person writes them: local minutes since midnight; what ends after midnight is more than 1440. */
export interface Range {
  from: number;
  to: number;
}
const DAY = 1440;
const two = (number: number) => String(number).padStart(2, '0');

/** "09:30", as a time field takes it. */
export const clockOf = (minutes: number): string => `${two(Math.floor((minutes % DAY) / 60))}:${two(minutes % 60)}`;

/** Null for what is no time. */
export function minutesOf(clock: string): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(clock) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** What ends before it begins ends on the day after; what ends when it begins lasts a day. */
export function rangeOf(from: number, to: number): Range {
  const start = from % DAY;
  const end = to % DAY;
  return { from: start, to: end <= start ? end + DAY : end };
}

/** Where a day gets hours that has none yet: after what it has, as long as there is day left. */
export function nextRange(ranges: readonly Range[]): Range {
  const last = ranges.at(-1);
  if (!last) return { from: 9 * 60, to: 18 * 60 };
  const from = Math.min(last.to + 120, 20 * 60);
  return rangeOf(from, Math.min(from + 180, 23 * 60));
}

/** "9:00–13:00, 15:00–19:00" */
export const readable = (ranges: readonly Range[]): string =>
  ranges.map(({ from, to }) => `${clockOf(from)}–${clockOf(to)}`).join(', ');
