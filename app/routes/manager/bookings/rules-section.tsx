import { useTranslation } from 'react-i18next';
import room from '../live/room.module.css';
import { EditedSection } from './edited-section.tsx';
import type { BookingsProps } from './parts.ts';
import { RulesForm } from './rules-form.tsx';
import { useRules } from './use-rules.ts';

/** How booking works, in sentences. */
export function RulesSection({ bookings }: BookingsProps) {
  const { t } = useTranslation('bookings');
  const rules = useRules(bookings.view);
  return (
    <EditedSection bookings={bookings} place="rules" title={t('rules.title')} Form={RulesForm}>
      <ul className={room.rules}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </EditedSection>
  );
}
