import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CALENDAR_LIMITS } from '../../../../modules/booking/calendars/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import room from '../live/room.module.css';
import { Section } from '../section.tsx';
import { BusyForm } from './busy-form.tsx';
import { BusyRow } from './busy-row.tsx';
import { OutcomeOf } from './outcome-of.tsx';
import type { BookingsProps } from './parts.ts';

/** Calendars of others: while something is in them, nothing is booked. */
export function BusySection({ bookings }: BookingsProps) {
  const { t } = useTranslation('bookings');
  const [open, setOpen] = useState(false);
  const { calendars } = bookings.view;
  const close = () => setOpen(false);
  return (
    <Section title={t('busy.title')}>
      <p>{t('busy.text')}</p>
      <OutcomeOf bookings={bookings} place="busy" />
      {calendars.length > 0 && (
        <ul className={room.lines}>
          {calendars.map((calendar) => (
            <BusyRow key={calendar.id} calendar={calendar} bookings={bookings} />
          ))}
        </ul>
      )}
      {calendars.length < CALENDAR_LIMITS.calendars ? (
        <Button variant="default" size="md" onClick={() => setOpen(true)}>
          {t('busy.add')}
        </Button>
      ) : (
        <p className={room.hint}>{t('busy.full', { most: CALENDAR_LIMITS.calendars })}</p>
      )}
      <Dialog open={open} onClose={close} title={t('busy.add')}>
        <BusyForm bookings={bookings} onClose={close} />
      </Dialog>
    </Section>
  );
}
