const DAY = 86_400_000;
export const MOST_DAYS = 31;

/** Every local day from `first` to `last`, YYYY-MM-DD both, both of them included; null for none, or for more than a month. */
export function daysBetween(first: string, last: string): string[] | null {
  const [from, to] = [Date.parse(first), Date.parse(last)];
  const count = (to - from) / DAY + 1;
  if (!(count >= 1 && count <= MOST_DAYS)) return null;
  return Array.from({ length: count }, (_none, at) => new Date(from + at * DAY).toISOString().slice(0, 10));
}
