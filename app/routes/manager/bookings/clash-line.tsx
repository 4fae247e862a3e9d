import { useTranslation } from 'react-i18next';
import type { BookingView } from '../../../../modules/booking/views/schemas.ts';
import styles from './bookings.module.css';
import { useWhen } from './use-when.ts';
import { dayOf, timeOf } from './wall-time.ts';

/** What is in a calendar of somebody else at the time of a booking. */
export function ClashLine({ booking: { at, clash } }: { booking: BookingView }) {
  const { t } = useTranslation('bookings');
  const { when } = useWhen();
  if (!clash) return null;
  const said = (wall: string) => (dayOf(wall) === dayOf(at) ? timeOf(wall) : when(wall));
  return (
    <p className={styles.outside}>
      {t('clash.said', { calendar: clash.calendar, from: said(clash.from), to: said(clash.to) })}
    </p>
  );
}
