import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormEnd } from '../form-end.tsx';
import { SectionFailure } from '../section-failure.tsx';
import { LIMITS } from '../../../../modules/booking/schemas.ts';
import type { BookingView, SessionView } from '../../../../modules/booking/views/schemas.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import entry from '../field.module.css';
import section from '../section.module.css';
import styles from './bookings.module.css';
import { cancelSession, changePlaces } from './calls.ts';
import type { BookingsProps } from './parts.ts';
import { ToCall } from './to-call.tsx';
import { useAct } from './use-act.ts';
import { useWhen } from './use-when.ts';

interface SessionDialogProps extends BookingsProps {
  act: 'places' | 'cancel';
  session: SessionView;
  /** Who has a place, or asked for one. */
  guests: readonly BookingView[];
  onClose: () => void;
}

/** Other places for a date, never fewer than are taken; or a no to all of it, with the reason that its guests read. */
export function SessionDialog({ act: what, session, guests, bookings, onClose }: SessionDialogProps) {
  const { t } = useTranslation('bookings');
  const { change, act } = useAct(bookings, 'sessions');
  const { when } = useWhen();
  const id = useId();
  const { title, at, taken } = session;
  const isPlaces = what === 'places';
  const unmailed = guests.filter(({ guest }) => !guest.mail);
  const [places, setPlaces] = useState(String(session.places));
  const [reason, setReason] = useState('');
  const send = () =>
    act(
      (site) =>
        isPlaces ? changePlaces(site, session.id, Number(places)) : cancelSession(site, session.id, reason.trim()),
      {
        text: isPlaces ? t('sessions.said-places', { title, places }) : t('sessions.said-cancel', { title }),
        close: onClose,
      },
    );
  return (
    <Dialog open onClose={onClose} title={t(isPlaces ? 'sessions.change-title' : 'sessions.cancel-title', { title })}>
      <form
        className={section.stack}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p className={styles.when}>{when(at)}</p>
        {!isPlaces && (
          <>
            <p>{t('sessions.tells')}</p>
            {unmailed.length > 0 && (
              <>
                <p>{t('sessions.call')}</p>
                <ToCall who={unmailed} bookings={bookings} />
              </>
            )}
          </>
        )}
        <div className={entry.medium}>
          <label htmlFor={id}>{t(isPlaces ? 'sessions.places' : 'reason.why')}</label>
          {isPlaces ? (
            <input
              id={id}
              type="number"
              inputMode="numeric"
              required
              min={Math.max(1, taken)}
              max={LIMITS.covers}
              value={places}
              onChange={(event) => setPlaces(event.currentTarget.value)}
            />
          ) : (
            <textarea
              id={id}
              rows={3}
              maxLength={LIMITS.reason}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          )}
        </div>
        <SectionFailure change={change} />
        <FormEnd
          send={t(isPlaces ? 'save' : 'sessions.cancel')}
          back={t('keep')}
          busy={change.busy}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
