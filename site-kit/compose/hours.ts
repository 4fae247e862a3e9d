import type { SectionOf, Text, Trade, Week } from '../document.ts';
import { dayAfter, dayAndMonth, dayNames, daysAndMonth, groupDays, localDay, shift, weekday } from '../copy/time.ts';
import { tellsHours } from '../copy/makes-headline.ts';
import { typeset } from '../copy/typeset.ts';
import { type Writer } from '../copy/writer.ts';
import type { WordKey } from '../copy/words.ts';
import { WORDS } from '../copy/words.ts';
import type { Facts } from '../facts/facts.ts';
import { DAY_SPAN, opensWithDays } from '../facts/timetable.ts';

/** Trades that receive by appointment when nothing else is said; of a restaurant it would be an invention. */
const BY_APPOINTMENT: Trade[] = ['legal', 'health', 'salon'];

type Holidays = { date: string; name: string | null }[];

export function hoursSection(
  facts: Facts,
  write: Writer,
  now: Date,
  holidays: Holidays = [],
): SectionOf<'hours'> | null {
  const answered = new Set(facts.days?.map(({ date }) => date));
  const told = facts.state === 'usual' && facts.week !== null ? holidays.filter(({ date }) => !answered.has(date)) : [];
  const special = specialDays(facts, write, now);
  const note = noteOf(facts, write) ?? holidayNote(told, write);
  const { week, weekFrom: from = 'hours' } = facts;
  if (week === null && note === null && special === null) return null;
  const always = facts.state === 'always';
  const base = {
    type: 'hours',
    id: 'hours',
    title: write.standard('nav.hours'),
    note,
    ...(special ? { special } : {}),
  } as const;
  if (week === null || always) return { ...base, rows: [], strip: [], week, live: always ? liveWords(write) : null };
  return {
    ...base,
    rows: groupDays(week).map(({ days, ranges }) => ({
      days: write.made('hours.days', dayNames(days, write.lang), [from]),
      shifts: shifts(ranges, write, from),
    })),
    strip: week.map((ranges, day) => ({
      day: write.made('hours.days', weekday(day, 'short', write.lang), [from]),
      shifts: shifts(ranges, write, from),
    })),
    week,
    holidays: told.map(({ date }) => date),
    live: facts.state === 'usual' ? liveWords(write) : null,
  };
}

function shifts(ranges: Week[number], write: Writer, from: string): Text[] {
  if (ranges.length === 0) return [write.standard('open.closedDay', {}, [from])];
  return ranges.map((range) => write.made('hours.shift', shift(range, write.lang), [from]));
}

function noteOf(facts: Facts, write: Writer): Text | null {
  const say = (key: WordKey, from: string) => write.standard(key, {}, [from]);
  if (facts.state === 'closed') return say('open.permanently', 'is_permanently_closed');
  if (facts.state === 'temporarily-closed') return say('open.temporarily', 'temporary_status');
  if (facts.state === 'always') return say('open.always', 'hours');
  const canAsk = facts.phone !== null || facts.email !== null;
  const told = [facts.about, ...facts.paragraphs.flat(), facts.info].some(
    (text) => text && (tellsHours(text.value) || opensWithDays(text.value) || DAY_SPAN.test(text.value)),
  );
  return facts.week === null && !told && canAsk && BY_APPOINTMENT.includes(facts.trade)
    ? say('open.byAppointment', 'phone')
    : null;
}

/** More stand on no page. */
const MOST_SPECIAL = 8;

/** "24–26 dicembre: chiuso · 31 dicembre: 10:00 – 14:00". Null where no such day is ahead, or where the place is closed anyway. */
function specialDays(facts: Facts, write: Writer, now: Date): SectionOf<'hours'>['special'] | null {
  const { days = [], state, timeZone } = facts;
  const today = localDay(now, timeZone);
  const ahead = days.filter(({ date }) => date >= today);
  const [soonest] = ahead;
  if (!soonest || (state !== 'usual' && state !== 'always')) return null;
  const runs: { first: string; last: string; ranges: Week[number] }[] = [];
  for (const { date, ranges } of ahead) {
    const run = runs.at(-1);
    if (run && dayAfter(run.last) === date && JSON.stringify(run.ranges) === JSON.stringify(ranges)) run.last = date;
    else runs.push({ first: date, last: date, ranges });
  }
  const closed = WORDS['open.closedDay'][write.lang].toLocaleLowerCase(write.lang);
  const said = runs.slice(0, MOST_SPECIAL).map(({ first, last, ranges }) => {
    const hours = ranges.length === 0 ? closed : ranges.map((range) => shift(range, write.lang)).join(', ');
    return `${daysAndMonth(first, last, write.lang)}: ${hours}`;
  });
  const at =
    ahead
      .map((day) => day.at)
      .toSorted()
      .at(-1) ?? soonest.at;
  const source = { kind: 'owner', unit: `fact/days/${soonest.date}`, at } as const;
  return {
    text: write.own({ value: said.join(' · '), source, lang: write.lang }),
    days: days.map(({ date, ranges }) => ({ date, ranges })),
  };
}

/** "1 novembre (Ognissanti), 8 dicembre: gli orari possono cambiare". */
function holidayNote(holidays: Holidays, write: Writer): Text | null {
  if (holidays.length === 0) return null;
  const days = holidays.map(
    ({ date, name }) => dayAndMonth(date, write.lang) + (name === null ? '' : ` (${typeset(name, write.lang)})`),
  );
  return write.standard('hours.holidays', { days: days.join(', ') }, ['location.country']);
}

function liveWords({ lang }: Writer): NonNullable<SectionOf<'hours'>['live']> {
  return {
    open: WORDS['open.now'][lang],
    soon: WORDS['open.soon'][lang],
    day: WORDS['open.day'][lang],
    always: WORDS['open.always'][lang],
    holiday: WORDS['open.holiday'][lang],
    days: [0, 1, 2, 3, 4, 5, 6].map((day) => weekday(day, 'long', lang)),
  };
}
