import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionView } from '../../../../modules/booking/views/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import room from '../live/room.module.css';
import { Mail, Phone } from './guest.tsx';
import type { BookingsProps } from './parts.ts';
import list from './rows.module.css';
import { SessionDialog } from './session-dialog.tsx';
import { useDetails } from './use-details.ts';
import { useWhen } from './use-when.ts';

/** One date: how many places are taken, who comes, and what can be done about it. */
export function SessionRow({ session, bookings }: BookingsProps & { session: SessionView }) {
  const { t } = useTranslation('bookings');
  const { when } = useWhen();
  const { details } = useDetails(bookings.view);
  const [asked, setAsked] = useState<'places' | 'cancel' | null>(null);
  const { id, title, at, price, taken, places } = session;
  const { waiting, coming } = bookings.view;
  const here = [...waiting, ...coming].filter((booking) => booking.session === id);
  const named = (what: string) => t('of', { what, name: `${title}, ${when(at)}` });
  return (
    <li className={room.line}>
      <span className={room.named}>
        <b>{title}</b>
        <span className={list.when}>{when(at)}</span>
        <span className={room.hint}>{[t('sessions.taken', { taken, places }), price].filter(Boolean).join(' · ')}</span>
      </span>
      <span className={list.changes}>
        <Button variant="subtle" size="md" aria-label={named(t('sessions.change'))} onClick={() => setAsked('places')}>
          {t('sessions.change')}
        </Button>
        <Button variant="subtle" size="md" aria-label={named(t('sessions.cancel'))} onClick={() => setAsked('cancel')}>
          {t('sessions.cancel')}
        </Button>
      </span>
      {here.length > 0 && (
        <details className={list.more}>
          <summary>{t('sessions.who', { count: here.length })}</summary>
          <ul className={room.lines}>
            {here.map((booking) => (
              <li key={booking.id} className={list.line}>
                <b>{booking.guest.name}</b>
                <span>{details(booking)[0]}</span>
                <Phone guest={booking.guest} />
                <Mail guest={booking.guest} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {asked && (
        <SessionDialog act={asked} session={session} guests={here} bookings={bookings} onClose={() => setAsked(null)} />
      )}
    </li>
  );
}
