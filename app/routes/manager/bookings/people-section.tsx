import { useTranslation } from 'react-i18next';
import room from '../live/room.module.css';
import { EditedSection } from './edited-section.tsx';
import type { BookingsProps } from './parts.ts';
import { PeopleForm } from './people-form.tsx';

/** Whose time is booked. */
export function PeopleSection({ bookings }: BookingsProps) {
  const { t } = useTranslation('bookings');
  return (
    <EditedSection bookings={bookings} place="people" title={t('people.title')} Form={PeopleForm}>
      <p>{t('people.text')}</p>
      <ul className={room.lines}>
        {bookings.view.people.map(({ id, name, active }) => (
          <li key={id} className={room.line} data-off={!active || undefined}>
            <b>{name}</b>
            {!active && <span>{t('people.off')}</span>}
          </li>
        ))}
      </ul>
    </EditedSection>
  );
}
