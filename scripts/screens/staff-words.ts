import type { Lang } from '../../site-kit/names.ts';
import elBackoffice from '../../app/i18n/messages/el/backoffice.ts';
import elOperator from '../../app/i18n/messages/el/operator.ts';
import enBackoffice from '../../app/i18n/messages/en/backoffice.ts';
import enOperator from '../../app/i18n/messages/en/operator.ts';
import esBackoffice from '../../app/i18n/messages/es/backoffice.ts';
import esOperator from '../../app/i18n/messages/es/operator.ts';
import frBackoffice from '../../app/i18n/messages/fr/backoffice.ts';
import frOperator from '../../app/i18n/messages/fr/operator.ts';
import itBackoffice from '../../app/i18n/messages/it/backoffice.ts';
import itOperator from '../../app/i18n/messages/it/operator.ts';

const WORDS = {
  it: { backoffice: itBackoffice, operator: itOperator },
  en: { backoffice: enBackoffice, operator: enOperator },
  es: { backoffice: esBackoffice, operator: esOperator },
  fr: { backoffice: frBackoffice, operator: frOperator },
  el: { backoffice: elBackoffice, operator: elOperator },
};
/** What the screens of agents and operators say. */
export const messagesOf = (lang: Lang) => WORDS[lang];
