/** Calendars as programs write them (RFC 5545). */
export interface Entry {
  /** "2026-12-03T20:30" of `zone`; "2026-12-03" a whole day. */
  start: string;
  /** The end; of whole days the first that is free again. */
  end: string;
  title?: string;
  /** Without one: of whatever clock the reader has. */
  zone?: string | undefined;
  uid?: string | undefined;
  /** Further lines, such as "RRULE:FREQ=WEEKLY". */
  more?: readonly string[];
}

const compact = (wall: string) =>
  wall.includes('T') ? `${wall.replaceAll(/[-:]/g, '')}00`.slice(0, 15) : wall.replaceAll('-', '');
function timeLine(name: string, wall: string, zone: string | undefined): string {
  if (!wall.includes('T')) return `${name};VALUE=DATE:${compact(wall)}`;
  if (zone === 'UTC') return `${name}:${compact(wall)}Z`;
  return `${name}${zone === undefined ? '' : `;TZID=${zone}`}:${compact(wall)}`;
}

export const calendarText = (entries: readonly Entry[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sandbox//Calendar//EN',
    ...entries.flatMap(({ start, end, title = 'Busy', zone, uid, more = [] }, index) => [
      'BEGIN:VEVENT',
      `UID:${uid ?? `${index}-${start}@calendar.sandbox`}`,
      'DTSTAMP:20260101T000000Z',
      timeLine('DTSTART', start, zone),
      timeLine('DTEND', end, zone),
      `SUMMARY:${title.replaceAll(/[\r\n,;\\]/g, ' ')}`,
      ...more,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
