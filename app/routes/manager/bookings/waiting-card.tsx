import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingView } from '../../../../modules/booking/views/schemas.ts';
import { asLang, FALLBACK } from '../../../i18n/languages.ts';
import { Button } from '../../../ui/Button.tsx';
import { moment } from '../following/moments.ts';
import { SectionFailure } from '../section-failure.tsx';
import room from '../live/room.module.css';
import styles from './bookings.module.css';
import { AcceptDialog } from './accept-dialog.tsx';
import { ClashLine } from './clash-line.tsx';
import { BlockGuest } from './block-guest.tsx';
import { answerBooking } from './calls.ts';
import { DepositLine } from './deposit-line.tsx';
import { CallButton, Mail, Note } from './guest.tsx';
import type { BookingsProps } from './parts.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { TableChoice } from './table-choice.tsx';
import { useAct } from './use-act.ts';
import { useDetails } from './use-details.ts';
import { useWhen } from './use-when.ts';
import { hasTime } from './wall-time.ts';

/** One request: who, when and for how many, and the yes or no under a thumb. */
export function WaitingCard({ booking, bookings }: BookingsProps & { booking: BookingView }) {
  const { t, i18n } = useTranslation('bookings');
  const { change, act } = useAct(bookings, 'waiting');
  const [asked, setAsked] = useState<'accept' | 'refuse' | null>(null);
  const close = () => setAsked(null);
  const { when } = useWhen();
  const { details, told } = useDetails(bookings.view);
  const { id, at, until, guest, outside, moved, asked_at: askedAt } = booking;
  const isOpen = !hasTime(at);
  const { name } = guest;
  const named = (what: string) => t('of', { what, name });
  return (
    <li className={styles.card}>
      <h3 className={room.name}>{name}</h3>
      <p className={styles.when}>{when(at, until)}</p>
      <p>{details(booking).join(' · ')}</p>
      {moved && <p>{t('waiting.moved')}</p>}
      {outside && <p className={styles.outside}>{t('outside')}</p>}
      <DepositLine booking={booking} />
      <ClashLine booking={booking} />
      <TableChoice booking={booking} bookings={bookings} place="waiting" />
      <Note guest={guest} />
      <Mail guest={guest} />
      <p className={room.hint}>
        {t('waiting.asked-at', { moment: moment(askedAt, asLang(i18n.language) ?? FALLBACK, bookings.view.zone) })}
      </p>
      <SectionFailure change={change} />
      <div className={room.answers}>
        <Button
          aria-disabled={change.busy}
          aria-label={named(t('waiting.accept'))}
          onClick={() =>
            isOpen
              ? setAsked('accept')
              : void act((site) => answerBooking(site, id, 'accept', ''), {
                  text: `${t('said.accept', { name })} ${told(guest)}`,
                })
          }
        >
          {t('waiting.accept')}
        </Button>
        <Button variant="default" aria-label={named(t('waiting.refuse'))} onClick={() => setAsked('refuse')}>
          {t('waiting.refuse')}
        </Button>
        <CallButton guest={guest} />
        <BlockGuest booking={booking} bookings={bookings} place="waiting" />
      </div>
      <ReasonDialog
        act="refuse"
        place="waiting"
        booking={booking}
        bookings={bookings}
        open={asked === 'refuse'}
        onClose={close}
      />
      {isOpen && <AcceptDialog booking={booking} bookings={bookings} open={asked === 'accept'} onClose={close} />}
    </li>
  );
}
