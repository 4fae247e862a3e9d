import { useTranslation } from 'react-i18next';
import { Section } from '../section.tsx';
import { BookingRow } from './booking-row.tsx';
import list from './rows.module.css';
import { DaySum } from './day-sum.tsx';
import { OutcomeOf } from './outcome-of.tsx';
import type { BookingsProps } from './parts.ts';
import { useWhen } from './use-when.ts';
import { byDay, dayOf } from './wall-time.ts';

/** The day of today in order of time. */
export function TodaySection({ bookings }: BookingsProps) {
  const { t } = useTranslation('bookings');
  const { long } = useWhen();
  const { today, coming } = bookings.view;
  // Who came on another day and stays is here today.
  const here = coming.filter(({ at }) => dayOf(at) <= today);
  return (
    <Section title={t('today.title')}>
      <div className={list.dayHead}>
        <p className={list.day}>{long(today)}</p>
        <DaySum bookings={here} view={bookings.view} />
      </div>
      <OutcomeOf bookings={bookings} place="today" />
      {here.length === 0 ? (
        <p className={list.empty}>{t('today.none')}</p>
      ) : (
        <ul className={list.rows}>
          {here.map((booking) => (
            <BookingRow key={booking.id} booking={booking} bookings={bookings} place="today" />
          ))}
        </ul>
      )}
    </Section>
  );
}

/** The days after it. */
export function ComingSection({ bookings }: BookingsProps) {
  const { t } = useTranslation('bookings');
  const { heading } = useWhen();
  const { today, coming } = bookings.view;
  const days = byDay(coming.filter(({ at }) => dayOf(at) > today));
  return (
    <Section title={t('coming.title')}>
      <OutcomeOf bookings={bookings} place="coming" />
      {days.length === 0 && <p className={list.empty}>{t('coming.none')}</p>}
      {days.map(({ day, bookings: here }) => (
        <div key={day} className={list.group}>
          <div className={list.dayHead}>
            <h3 className={list.day}>{heading(day, today)}</h3>
            <DaySum bookings={here} view={bookings.view} />
          </div>
          <ul className={list.rows}>
            {here.map((booking) => (
              <BookingRow key={booking.id} booking={booking} bookings={bookings} place="coming" />
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}
