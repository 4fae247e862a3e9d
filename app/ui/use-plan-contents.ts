import { useTranslation } from 'react-i18next';
import { asLang, FALLBACK } from '../i18n/languages.ts';
import { planContents, type PlanContents } from '../plan-contents.ts';
import { useVisit } from './use-operator.ts';

/** What the plans have today, in the language of the screen. */
export function usePlanContents(): PlanContents {
  const { t, i18n } = useTranslation('plans');
  const { offer } = useVisit();
  return planContents(asLang(i18n.language) ?? FALLBACK, offer, (key, values) => t(key, { ...values }));
}
