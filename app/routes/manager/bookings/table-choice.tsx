import { useTranslation } from 'react-i18next';
import { isLive } from '../../../../modules/booking/booking.states.ts';
import type { BookingView } from '../../../../modules/booking/views/schemas.ts';
import { SectionFailure } from '../section-failure.tsx';
import { seatBooking } from './calls.ts';
import { freeTables } from './free-tables.ts';
import type { BookingsProps } from './parts.ts';
import list from './rows.module.css';
import { useAct } from './use-act.ts';
import type { Place } from './use-bookings.ts';
import { dayOf, hasTime } from './wall-time.ts';

/** The table of a booking, and until its day is over one of those that are free then. Its guest is not told. */
export function TableChoice({ booking, bookings, place }: BookingsProps & { booking: BookingView; place: Place }) {
  const { t } = useTranslation('bookings');
  const { change, act } = useAct(bookings, place);
  const { tables, today, settings } = bookings.view;
  const { id, at, state, session, table: own, guest } = booking;
  if (settings.kind !== 'table' || tables.length === 0 || !hasTime(at) || session !== null) return null;
  const nameOf = (table: string | null): string => tables.find((each) => each.id === table)?.name ?? '';
  const maySit = dayOf(at) >= today && (isLive(state) || state === 'arrived');
  if (!maySit) return own === null ? null : <p>{t('tables.at', { table: nameOf(own) })}</p>;
  const seat = (table: string) =>
    void act((site) => seatBooking(site, id, table), {
      text: t('tables.seated', { name: guest.name, table: nameOf(table) }),
      quiet: true,
    });
  return (
    <>
      <label className={list.table}>
        {t('tables.of')}
        <select
          aria-label={t('of', { what: t('tables.of'), name: guest.name })}
          value={own ?? ''}
          onChange={(event) => seat(event.currentTarget.value)}
        >
          {own === null && (
            <option value="" disabled>
              {t('tables.without')}
            </option>
          )}
          {freeTables(tables, bookings.seated, booking).map((table) => (
            <option key={table.id} value={table.id}>
              {table.name}
            </option>
          ))}
        </select>
      </label>
      <SectionFailure change={change} />
    </>
  );
}
