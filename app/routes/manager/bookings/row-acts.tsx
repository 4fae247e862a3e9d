import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ACTS, markedAt, MARKED_BEFORE, MARKS, mayBecome } from '../../../../modules/booking/booking.states.ts';
import type { BookingView } from '../../../../modules/booking/views/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionFailure } from '../section-failure.tsx';
import list from './rows.module.css';
import { BlockGuest } from './block-guest.tsx';
import { answerBooking, keepBooking } from './calls.ts';
import { MoveDialog } from './move-dialog.tsx';
import type { BookingsProps } from './parts.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { useAct } from './use-act.ts';
import type { Place } from './use-bookings.ts';
import { dayOf, hasTime, minutesBetween } from './wall-time.ts';

/** About its time a guest came or did not, which can be taken back; until its day is over a booking is moved or cancelled. */
export function RowActs({ booking, bookings, place }: BookingsProps & { booking: BookingView; place: Place }) {
  const { t } = useTranslation('bookings');
  const { change, act } = useAct(bookings, place);
  const [asked, setAsked] = useState<'move' | 'cancel' | null>(null);
  const { id, state, session, at, until, guest, clash } = booking;
  const { name } = guest;
  const { today, now } = bookings.view;
  const named = (what: string) => t('of', { what, name });
  const marks = MARKS.filter(
    (mark) =>
      minutesBetween(`${today}T${now}`, markedAt(at, mark)) <= MARKED_BEFORE[mark] && mayBecome(state, ACTS[mark]),
  );
  const isAhead = (until ?? dayOf(at)) >= today && state === 'confirmed';
  // Who has a place on a date takes one on another date anew.
  const mayMove = isAhead && hasTime(at) && session === null;
  const mayBlock = bookings.view.may_block && (guest.mail !== '' || guest.phone !== '');
  if (marks.length === 0 && !isAhead && !mayBlock) return null;
  const close = () => setAsked(null);
  return (
    <>
      <SectionFailure change={change} />
      <div className={list.acts}>
        {marks.map((mark) => (
          <Button
            key={mark}
            variant="default"
            size="md"
            aria-disabled={change.busy}
            aria-label={named(t(`acts.${mark}`))}
            onClick={() =>
              void act((site) => answerBooking(site, id, mark, ''), { text: t(`said.${mark}`, { name }), quiet: true })
            }
          >
            {t(`acts.${mark}`)}
          </Button>
        ))}
        {clash && (
          <Button
            variant="default"
            size="md"
            aria-disabled={change.busy}
            aria-label={named(t('clash.keep'))}
            onClick={() => void act((site) => keepBooking(site, id), { text: t('clash.kept', { name }) })}
          >
            {t('clash.keep')}
          </Button>
        )}
        {(isAhead || mayBlock) && (
          <span className={list.changes}>
            {mayMove && (
              <Button variant="subtle" size="md" aria-label={named(t('acts.move'))} onClick={() => setAsked('move')}>
                {t('acts.move')}
              </Button>
            )}
            {isAhead && (
              <Button
                variant="subtle"
                size="md"
                aria-label={named(t('acts.cancel'))}
                onClick={() => setAsked('cancel')}
              >
                {t('acts.cancel')}
              </Button>
            )}
            <BlockGuest booking={booking} bookings={bookings} place={place} />
          </span>
        )}
      </div>
      {isAhead && (
        <>
          {mayMove && (
            <MoveDialog place={place} booking={booking} bookings={bookings} open={asked === 'move'} onClose={close} />
          )}
          <ReasonDialog
            act="cancel"
            place={place}
            booking={booking}
            bookings={bookings}
            open={asked === 'cancel'}
            onClose={close}
          />
        </>
      )}
    </>
  );
}
