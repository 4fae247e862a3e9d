import { useTranslation } from 'react-i18next';
import room from '../live/room.module.css';
import { EditedSection } from './edited-section.tsx';
import { partiesWithout, seatsOf } from './free-tables.ts';
import type { BookingsProps } from './parts.ts';
import { TablesForm } from './tables-form.tsx';

/** The tables of a place that takes parties; without any its guests are counted alone. */
export function TablesSection({ bookings }: BookingsProps) {
  const { t } = useTranslation('bookings');
  const { tables, settings } = bookings.view;
  const without = tables.length === 0 ? [] : partiesWithout(tables, settings.party_most);
  return (
    <EditedSection bookings={bookings} place="tables" title={t('tables.title')} Form={TablesForm}>
      <p>{t('tables.text')}</p>
      {tables.length === 0 && <p>{t('tables.none')}</p>}
      <ul className={room.lines}>
        {tables.map((table) => (
          <li key={table.id} className={room.line} data-off={!table.active || undefined}>
            <b>{table.name}</b>
            <span>{t('tables.seats', { seats: seatsOf(table) })}</span>
            {!table.active && <span>{t('tables.off')}</span>}
          </li>
        ))}
      </ul>
      {without.length > 0 && <p>{t('tables.missing', { parties: without.join(', ') })}</p>}
    </EditedSection>
  );
}
