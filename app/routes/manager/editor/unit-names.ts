import { useTranslation } from 'react-i18next';
import type { UnitView } from '../../../../modules/editor/schemas.ts';
import type editor from '../../../i18n/messages/it/editor.ts';
import { useDayName } from './day-name.ts';

type Name = keyof typeof editor.units;

/** What a unit is called in the reader's language. */
export function useUnitName(): (view: Pick<UnitView, 'unit' | 'label'>) => string {
  const { t } = useTranslation('editor');
  const dayName = useDayName();
  return ({ label }) => {
    const { key, words, section, date } = label;
    if (key === 'day') return dayName(String(date ?? ''));
    const name = t(`units.${key as Name}`);
    if (key === 'title') return t('title-of', { section: String(section ?? '') });
    return words ? `${name}: ${words}` : name;
  };
}
