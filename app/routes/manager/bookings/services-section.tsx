import { useTranslation } from 'react-i18next';
import room from '../live/room.module.css';
import { EditedSection } from './edited-section.tsx';
import type { BookingsProps } from './parts.ts';
import { ServicesForm } from './services-form.tsx';
import { useWhen } from './use-when.ts';

/** What can be booked, and how long each takes. */
export function ServicesSection({ bookings }: BookingsProps) {
  const { t } = useTranslation('bookings');
  const { length } = useWhen();
  const isStay = bookings.view.settings.kind === 'stay';
  return (
    <EditedSection bookings={bookings} place="services" title={t('services.title')} Form={ServicesForm}>
      <ul className={room.lines}>
        {bookings.view.services.map(({ id, name, minutes, price, active }) => (
          <li key={id} className={room.line} data-off={!active || undefined}>
            <b>{name}</b>
            <span>
              {[isStay ? null : length(minutes), price, active ? null : t('services.off')].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </EditedSection>
  );
}
