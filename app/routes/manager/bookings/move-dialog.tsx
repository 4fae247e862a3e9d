import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingView } from '../../../../modules/booking/views/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SectionFailure } from '../section-failure.tsx';
import { Actions } from '../section.tsx';
import section from '../section.module.css';
import { moveBooking } from './calls.ts';
import type { BookingsProps } from './parts.ts';
import { TimesPicker } from './times-picker.tsx';
import { TypedWhen } from './typed-when.tsx';
import { useAct } from './use-act.ts';
import type { Place } from './use-bookings.ts';
import { useDetails } from './use-details.ts';
import { useWhen } from './use-when.ts';
import { dayOf } from './wall-time.ts';

interface MoveDialogProps extends BookingsProps {
  place: Place;
  booking: BookingView;
  open: boolean;
  onClose: () => void;
}

/** Another time for a booking, among those that are free; the old one is kept until the new one holds. */
export function MoveDialog({ place, booking, bookings, open, onClose }: MoveDialogProps) {
  const { t } = useTranslation('bookings');
  const { change, act } = useAct(bookings, place);
  const [to, setTo] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { when } = useWhen();
  const { told } = useDetails(bookings.view);
  const { id, at, guest } = booking;
  const { name } = guest;
  const close = () => {
    change.clear();
    setTo(null);
    onClose();
  };
  async function move(chosen: string) {
    const text = `${t('said.move', { name, when: when(chosen) })} ${told(guest)}`;
    const done = await act((site) => moveBooking(site, id, chosen), { text, close });
    if (done) return;
    // Somebody may have been quicker: what is still free is asked for again.
    setAttempt((before) => before + 1);
  }
  return (
    <Dialog open={open} onClose={close} title={t('move.title', { name })}>
      <div className={section.stack}>
        <p>{t('move.now', { when: when(at) })}</p>
        {bookings.view.form === 'times' ? (
          <TimesPicker
            view={bookings.view}
            of={{ booking: id }}
            from={dayOf(at)}
            at={to}
            attempt={attempt}
            onPick={setTo}
          />
        ) : (
          <TypedWhen view={bookings.view} onType={(typed) => setTo(typed?.at ?? null)} />
        )}
        <SectionFailure change={change} />
        <Actions>
          {to && (
            <Button aria-disabled={change.busy} onClick={() => void move(to)}>
              {t('move.to', { when: when(to) })}
            </Button>
          )}
          <Button variant="default" onClick={close}>
            {t('keep')}
          </Button>
        </Actions>
      </div>
    </Dialog>
  );
}
