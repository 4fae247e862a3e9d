import type { Week } from '../document.ts';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const DAY = 1440;
/** A range that starts the day and ends before this hour continues the evening before. */
const NIGHT_ENDS = 6 * 60;

function minutes(time: unknown): number | null {
  const match = /^(\d{1,2}):(\d{2})/.exec(typeof time === 'string' ? time : '');
  if (!match) return null;
  const at = Number(match[1]) * 60 + Number(match[2]);
  return at <= DAY && Number(match[2]) < 60 ? at : null;
}

/**
 * The network's `{mon_1_open: "12:00", mon_1_close: "15:00", …}` as seven days, Monday first. Closing at or before
 * opening means after midnight and belongs to the opening day. Null when nothing readable is in it.
 */
export function readWeek(hours: Record<string, string> | null | undefined): Week | null {
  if (!hours) return null;
  const week: Week = DAYS.map((day) =>
    [1, 2, 3]
      .flatMap((shift) => {
        const from = minutes(hours[`${day}_${shift}_open`]);
        const close = minutes(hours[`${day}_${shift}_close`]);
        if (from === null || close === null || from === DAY) return [];
        return [{ from, to: close > from ? close : close + DAY }];
      })
      .toSorted((a, b) => a.from - b.from),
  );
  joinNights(week);
  return week.some((day) => day.length > 0) ? week : null;
}

/** "Friday 18:00–24:00, Saturday 0:00–2:00" is one night of Friday. */
function joinNights(week: Week): void {
  for (const [index, day] of week.entries()) {
    const evening = week[(index + 6) % 7]?.at(-1);
    const [night] = day;
    if (!evening || !night || evening.to !== DAY || evening.from === 0) continue;
    if (night.from === 0 && night.to <= NIGHT_ENDS) {
      evening.to = DAY + night.to;
      day.shift();
    }
  }
}

/** Every day from midnight to midnight, as the network writes it in three ways (0:00–0:00, 0:00–24:00, 0:00–23:59). */
export function isAlways(week: Week | null): boolean {
  return (
    week !== null && week.every(([range, ...more]) => more.length === 0 && range?.from === 0 && range.to >= DAY - 1)
  );
}

/** Open all day, all week. */
export function alwaysOpen(): Week {
  return DAYS.map(() => [{ from: 0, to: DAY }]);
}
