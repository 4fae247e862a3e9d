import { useTranslation } from 'react-i18next';
import { isLive } from '../../../../modules/booking/booking.states.ts';
import type { BookingsView, BookingView } from '../../../../modules/booking/views/schemas.ts';
import room from '../live/room.module.css';

/** How many come on a day: "3 prenotazioni · 9 persone". */
export function DaySum({ bookings, view }: { bookings: readonly BookingView[]; view: BookingsView }) {
  const { t } = useTranslation('bookings');
  const kept = bookings.filter(({ state }) => isLive(state) || state === 'arrived');
  if (kept.length === 0) return null;
  const guests = kept.reduce((sum, { party }) => sum + party, 0);
  const parts = [t('count.bookings', { count: kept.length })];
  if (view.settings.kind !== 'appointment') parts.push(t('count.guests', { count: guests }));
  return <p className={room.hint}>{parts.join(' · ')}</p>;
}
