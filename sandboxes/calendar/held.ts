import type { Entry } from './text.ts';

const DAY_MS = 86_400_000;
const ROME = 'Europe/Rome';

/** What a calendar holds by a word of its name; `agenda` and any other: tomorrow from 11 to 12:30 in Rome. */
export function heldBy(name: string, now: Date): Entry[] {
  const day = (ahead: number) => new Date(now.getTime() + ahead * DAY_MS).toISOString().slice(0, 10);
  const at = (ahead: number, from: string, to: string, zone: string | undefined = ROME): Entry => ({
    start: `${day(ahead)}T${from}`,
    end: `${day(ahead)}T${to}`,
    zone,
  });
  const rule = (entry: Entry, ...more: string[]): Entry => ({ ...entry, more });
  const held: Record<string, () => Entry[]> = {
    weekly: () => [rule(at(1, '11:00', '12:30'), 'RRULE:FREQ=WEEKLY')],
    endless: () => [rule(at(-400, '00:00', '00:01'), 'RRULE:FREQ=MINUTELY')],
    impossible: () => [rule(at(1, '11:00', '12:30'), 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30')],
    newyork: () => [at(1, '05:00', '06:30', 'America/New_York')],
    day: () => [{ start: day(1), end: day(2), title: 'Chiuso' }],
    floating: () => [{ ...at(1, '11:00', '12:30'), zone: undefined }],
    free: () => [
      rule(at(1, '11:00', '12:30'), 'TRANSP:TRANSPARENT'),
      rule(at(1, '15:00', '16:00'), 'STATUS:CANCELLED'),
    ],
    many: () => Array.from({ length: 6000 }, (_, n) => ({ ...at(1 + (n % 300), '11:00', '11:01'), uid: `${n}` })),
    empty: () => [],
  };
  const word = name.split(/[.-]/).find((each) => each in held);
  return word === undefined ? [at(1, '11:00', '12:30')] : (held[word]?.() ?? []);
}
