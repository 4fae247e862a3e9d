/** What the screens say, so that a person in a test reads the same labels as a person anywhere else. */
import elCommon from '../../../app/i18n/messages/el/common.ts';
import elErrors from '../../../app/i18n/messages/el/errors.ts';
import elOrder from '../../../app/i18n/messages/el/order.ts';
import elVetrina from '../../../app/i18n/messages/el/vetrina.ts';
import enCommon from '../../../app/i18n/messages/en/common.ts';
import enErrors from '../../../app/i18n/messages/en/errors.ts';
import enOrder from '../../../app/i18n/messages/en/order.ts';
import enVetrina from '../../../app/i18n/messages/en/vetrina.ts';
import esCommon from '../../../app/i18n/messages/es/common.ts';
import esErrors from '../../../app/i18n/messages/es/errors.ts';
import esOrder from '../../../app/i18n/messages/es/order.ts';
import esVetrina from '../../../app/i18n/messages/es/vetrina.ts';
import frCommon from '../../../app/i18n/messages/fr/common.ts';
import frErrors from '../../../app/i18n/messages/fr/errors.ts';
import frOrder from '../../../app/i18n/messages/fr/order.ts';
import frVetrina from '../../../app/i18n/messages/fr/vetrina.ts';
import itCommon from '../../../app/i18n/messages/it/common.ts';
import itErrors from '../../../app/i18n/messages/it/errors.ts';
import itOrder from '../../../app/i18n/messages/it/order.ts';
import itVetrina from '../../../app/i18n/messages/it/vetrina.ts';

const WORDS = {
  it: { common: itCommon, order: itOrder, vetrina: itVetrina, errors: itErrors },
  en: { common: enCommon, order: enOrder, vetrina: enVetrina, errors: enErrors },
  es: { common: esCommon, order: esOrder, vetrina: esVetrina, errors: esErrors },
  fr: { common: frCommon, order: frOrder, vetrina: frVetrina, errors: frErrors },
  el: { common: elCommon, order: elOrder, vetrina: elVetrina, errors: elErrors },
};
export type TestLang = keyof typeof WORDS;
export type Words = (typeof WORDS)[TestLang];
export const words = (lang: TestLang): Words => WORDS[lang];

/** A message with its values put in. */
export const say = (message: string, values: Record<string, string | number> = {}): string =>
  message.replace(/\{\{(\w+)\}\}/g, (_whole, key: string) => String(values[key] ?? ''));
