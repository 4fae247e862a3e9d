/** What the mails about the helpers of a site are filled in with: what somebody may, what was published and by whom. */
import type { Lang } from '../../../site-kit/names.ts';
import type { HelperRole } from '../../access/rights.rules.ts';

/** What somebody may, as both mails say it. */
const MAY: Record<Lang, Record<HelperRole, [toThem: string, toOwner: string]>> = {
  it: {
    writer: [
      'Puoi cambiare testi, foto, orari e pagine. Quello che scrivi resta una bozza finché il titolare non la pubblica.',
      'Può scrivere bozze. Sul sito va solo quello che pubblichi tu.',
    ],
    publisher: [
      'Puoi cambiare testi, foto, orari e pagine, e pubblicare da te.',
      'Può scrivere, pubblicare e decidere sulle novità della pagina.',
    ],
  },
  en: {
    writer: [
      'You can change texts, photos, hours and pages. What you write stays a draft until the owner publishes it.',
      'They can write drafts. Only what you publish goes on the site.',
    ],
    publisher: [
      'You can change texts, photos, hours and pages, and publish them yourself.',
      'They can write, publish and decide on news from the page.',
    ],
  },
  es: {
    writer: [
      'Puedes cambiar textos, fotos, horarios y páginas. Lo que escribas queda como borrador hasta que el titular lo publique.',
      'Puede escribir borradores. Al sitio solo llega lo que publicas tú.',
    ],
    publisher: [
      'Puedes cambiar textos, fotos, horarios y páginas, y publicarlos tú.',
      'Puede escribir, publicar y decidir sobre las novedades de la página.',
    ],
  },
  fr: {
    writer: [
      'Vous pouvez modifier les textes, les photos, les horaires et les pages. Ce que vous écrivez reste un brouillon tant que le titulaire ne le publie pas.',
      'Cette personne peut écrire des brouillons. Seul ce que vous publiez apparaît sur le site.',
    ],
    publisher: [
      'Vous pouvez modifier les textes, les photos, les horaires et les pages, et publier vous-même.',
      'Cette personne peut écrire, publier et décider des nouveautés de la page.',
    ],
  },
  el: {
    writer: [
      'Μπορείτε να αλλάζετε κείμενα, φωτογραφίες, ωράριο και σελίδες. Όσα γράφετε μένουν πρόχειρα μέχρι να τα δημοσιεύσει ο κάτοχος.',
      'Μπορεί να γράφει πρόχειρα. Στον ιστότοπο μπαίνει μόνο ό,τι δημοσιεύετε εσείς.',
    ],
    publisher: [
      'Μπορείτε να αλλάζετε κείμενα, φωτογραφίες, ωράριο και σελίδες, και να τα δημοσιεύετε.',
      'Μπορεί να γράφει, να δημοσιεύει και να αποφασίζει για τα νέα της σελίδας.',
    ],
  },
};
export const helperMay = (lang: Lang, role: HelperRole, reader: 'helper' | 'owner'): string =>
  MAY[lang][role][reader === 'helper' ? 0 : 1];

const CONTACTS = {
  it: { 'fact/phone': 'telefono', 'fact/mail': 'e-mail', 'fact/address': 'indirizzo' },
  en: { 'fact/phone': 'phone', 'fact/mail': 'e-mail', 'fact/address': 'address' },
  es: { 'fact/phone': 'teléfono', 'fact/mail': 'correo', 'fact/address': 'dirección' },
  fr: { 'fact/phone': 'téléphone', 'fact/mail': 'e-mail', 'fact/address': 'adresse' },
  el: { 'fact/phone': 'τηλέφωνο', 'fact/mail': 'e-mail', 'fact/address': 'διεύθυνση' },
};
export type ContactUnit = keyof (typeof CONTACTS)['it'];
const WHO: Record<Lang, { owner: string; helper: (mail: string) => string }> = {
  it: {
    owner: 'È successo da un browser in cui sei entrato di recente.',
    helper: (mail) => `L’ha fatto ${mail}, che hai invitato tu.`,
  },
  en: {
    owner: 'It was done in a browser in which you signed in lately.',
    helper: (mail) => `It was done by ${mail}, whom you invited.`,
  },
  es: {
    owner: 'Se hizo en un navegador en el que entraste hace poco.',
    helper: (mail) => `Lo hizo ${mail}, a quien invitaste tú.`,
  },
  fr: {
    owner: 'Cela a été fait dans un navigateur où vous êtes entré récemment.',
    helper: (mail) => `C’est ${mail} qui l’a fait, sur votre invitation.`,
  },
  el: {
    owner: 'Έγινε από περιηγητή στον οποίο συνδεθήκατε πρόσφατα.',
    helper: (mail) => `Το έκανε ο χρήστης ${mail}, που προσκαλέσατε εσείς.`,
  },
};
/** What was published and by whom, in words. */
export const contactsInWords = (
  lang: Lang,
  units: readonly ContactUnit[],
  helper: string | null,
): { what: string; who: string } => ({
  what: units.map((unit) => CONTACTS[lang][unit]).join(', '),
  who: helper === null ? WHO[lang].owner : WHO[lang].helper(helper),
});
