import { useTranslation } from 'react-i18next';
import type { BookingView } from '../../../../modules/booking/views/schemas.ts';
import room from '../live/room.module.css';
import styles from './bookings.module.css';
import list from './rows.module.css';
import { ClashLine } from './clash-line.tsx';
import { DepositActs } from './deposit-acts.tsx';
import { DepositLine } from './deposit-line.tsx';
import { Mail, Note, Phone } from './guest.tsx';
import type { BookingsProps } from './parts.ts';
import { RowActs } from './row-acts.tsx';
import { TableChoice } from './table-choice.tsx';
import type { Place } from './use-bookings.ts';
import { useDetails } from './use-details.ts';
import { useWhen } from './use-when.ts';
import { hasTime, timeOf } from './wall-time.ts';

/** One booking of a list: its time, who comes, and what can be done about it. */
export function BookingRow({ booking, bookings, place }: BookingsProps & { booking: BookingView; place: Place }) {
  const { t } = useTranslation('bookings');
  const { when } = useWhen();
  const { details } = useDetails(bookings.view);
  const { at, until, state, guest, outside, by, reason } = booking;
  const isRead = place === 'past' || place === 'clashes' || place === 'deposits' || !hasTime(at);
  const isYes = state === 'confirmed' || state === 'arrived';
  return (
    <li
      className={list.row}
      data-state={state}
      data-days={!hasTime(at) || place === 'clashes' || place === 'deposits' || undefined}
    >
      <p className={list.time}>
        <time dateTime={at}>{isRead ? when(at, until) : timeOf(at)}</time>
      </p>
      <div className={list.who}>
        <p className={list.name}>{guest.name}</p>
        <p className={list.line}>
          <span>{details(booking).join(' · ')}</span>
          <Phone guest={guest} />
          <Mail guest={guest} />
        </p>
        {state !== 'confirmed' && (
          <p className={list.state} data-state={state}>
            {t(`states.${state}`)}
          </p>
        )}
        {reason && <p className={room.hint}>{t(isYes ? 'answered' : 'why', { reason })}</p>}
        <DepositLine booking={booking} />
        {outside && <p className={styles.outside}>{t('outside')}</p>}
        <ClashLine booking={booking} />
        <TableChoice booking={booking} bookings={bookings} place={place} />
        <Note guest={guest} />
        {by === 'owner' && <p className={room.hint}>{t('by-hand')}</p>}
        <RowActs booking={booking} bookings={bookings} place={place} />
        <DepositActs booking={booking} bookings={bookings} place={place} />
      </div>
    </li>
  );
}
