import { LRUCache } from 'lru-cache';

const formats = new LRUCache<string, Intl.DateTimeFormat>({ max: 500 });

/** Day (YYYY-MM-DD) and hour (0 to 23) of an instant by the clock of an IANA zone. */
export function localTime(at: Date, timeZone: string): { day: string; hour: number } {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(timeZone, format);
  }
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return { day: `${parts['year']}-${parts['month']}-${parts['day']}`, hour: Number(parts['hour']) };
}
