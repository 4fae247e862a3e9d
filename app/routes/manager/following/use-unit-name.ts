import { useTranslation } from 'react-i18next';
import type { UnitName } from './changes.ts';

/** What an owner calls a part of their page; one that this catalogue does not know is "your page". */
export function useUnitName(): (name: UnitName) => string {
  const { t, i18n } = useTranslation('following');
  return (name) => (i18n.exists(`following:units.${name}`) ? t(`units.${name}`) : t('units.other'));
}
