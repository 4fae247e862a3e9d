import { clockTime } from '../../copy/time.ts';
import type { SectionOf } from '../../document.ts';
import type { PageProps } from '../contract.ts';
import { find } from './find.ts';

const rangesByDay = (days: NonNullable<SectionOf<'hours'>['special']>['days']) =>
  Object.fromEntries(days.map(({ date, ranges }) => [date, ranges]));

/** The line that the page's script fills with "open now, closes at …"; null when hours are unknown or must not show. */
export function OpenNow({ doc }: PageProps) {
  const hours = find(doc, 'hours');
  if (!hours?.live || !hours.week) return null;
  const { open, soon, day, always, holiday, days } = hours.live;
  return (
    <p
      className="now"
      data-week={JSON.stringify(hours.week)}
      data-tz={doc.timeZone}
      data-midnight={clockTime(0, doc.lang)}
      data-open={open}
      data-soon={soon}
      data-day-sentence={day}
      data-always={always}
      data-holidays={hours.holidays?.length ? hours.holidays.join(' ') : undefined}
      data-holiday={hours.holidays?.length ? holiday : undefined}
      data-special={hours.special && JSON.stringify(rangesByDay(hours.special.days))}
      data-days={JSON.stringify(days)}
    />
  );
}
