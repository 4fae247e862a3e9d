/** What the screens say, so that a person in a test reads the same labels as a person anywhere else. */
import elCommon from '../../../app/i18n/messages/el/common.ts';
import elErrors from '../../../app/i18n/messages/el/errors.ts';
import elOrder from '../../../app/i18n/messages/el/order.ts';
import elVetrina from '../../../app/i18n/messages/el/vetrina.ts';
import itCommon from '../../../app/i18n/messages/it/common.ts';
import itErrors from '../../../app/i18n/messages/it/errors.ts';
import itOrder from '../../../app/i18n/messages/it/order.ts';
import itVetrina from '../../../app/i18n/messages/it/vetrina.ts';

const WORDS = {
  it: { common: itCommon, order: itOrder, vetrina: itVetrina, errors: itErrors },
  el: { common: elCommon, order: elOrder, vetrina: elVetrina, errors: elErrors },
};
export type TestLang = keyof typeof WORDS;
export type Words = (typeof WORDS)[TestLang];
export const words = (lang: TestLang): Words => WORDS[lang];

/** A message with its values put in. */
export const say = (message: string, values: Record<string, string | number> = {}): string =>
  message.replace(/\{\{(\w+)\}\}/g, (_whole, key: string) => String(values[key] ?? ''));
