/** What somebody reads of whom the business takes nothing on its site: that they may call, and nothing about why. */
import type { Lang, SiteDocument } from '../document.ts';
import { find } from '../layouts/parts/find.ts';
import type { Fault } from './ask-field.tsx';

const SENTENCE: Record<Lang, string> = {
  it: 'Questa richiesta non si può concludere online. Chiamaci',
  en: 'This request cannot be completed online. Please call us',
  es: 'Esta solicitud no se puede completar en línea. Llámanos',
  fr: 'Cette demande ne peut pas aboutir en ligne. Appelez-nous',
  el: 'Αυτό το αίτημα δεν μπορεί να ολοκληρωθεί ηλεκτρονικά. Καλέστε μας',
};

/** With the telephone number of the business, where there is one. Of the form as a whole. */
export function byPhone(doc: SiteDocument): Fault {
  const phone = find(doc, 'contact')?.phone;
  const colon = doc.lang === 'fr' ? '\u00a0:' : ':';
  return { field: '', text: `${SENTENCE[doc.lang]}${phone ? `${colon} ${phone.label.value}` : ''}.` };
}
