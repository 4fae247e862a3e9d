/** The sentence of a privacy page that names the forms of its site, in the place of the one that says that there are none. */
import type { Lang, SiteDocument } from '../document.ts';

const FORMS = ['booking', 'shop', 'newsletter'] as const;
type Form = (typeof FORMS)[number];

/** {forms}: what they are for. */
const SENTENCES: Record<Lang, string> = {
  it: 'I moduli di questo sito servono soltanto per {forms}.',
  en: 'The only forms on this site are those for {forms}.',
  es: 'Los formularios de este sitio sirven solo para {forms}.',
  fr: 'Les formulaires de ce site servent uniquement à {forms}.',
  el: 'Οι φόρμες του ιστοτόπου είναι μόνο για {forms}.',
};
const NAMES: Record<Lang, Record<Form, string>> = {
  it: { booking: 'prenotare', shop: 'ordinare', newsletter: 'iscriversi alla newsletter' },
  en: { booking: 'booking', shop: 'ordering', newsletter: 'subscribing to the newsletter' },
  es: { booking: 'reservar', shop: 'pedir', newsletter: 'suscribirse al boletín' },
  fr: { booking: 'réserver', shop: 'commander', newsletter: 's’inscrire à la lettre d’information' },
  el: { booking: 'κρατήσεις', shop: 'παραγγελίες', newsletter: 'εγγραφή στο ενημερωτικό e-mail' },
};

/** Null where a site has none. */
export function formsSentence(doc: Pick<SiteDocument, 'lang' | Form>): string | null {
  const { lang } = doc;
  const forms = FORMS.filter((form) => doc[form]).map((form) => NAMES[lang][form]);
  if (forms.length === 0) return null;
  return SENTENCES[lang].replace('{forms}', new Intl.ListFormat(lang, { type: 'conjunction' }).format(forms));
}

/** What the block on data says after the words that a site without forms has in their place. */
const THE_REST: Record<Lang, string> = {
  it: 'Il sito non chiede registrazioni e non segue chi lo visita: conta soltanto quante volte una pagina è vista e un contatto premuto, senza cookie e senza conservare nulla di chi guarda.',
  en: 'The site asks for no registration and does not track its visitors: it only counts how often a page is seen and a contact pressed, without cookies and without keeping anything about who looked.',
  es: 'El sitio no pide registro y no sigue a sus visitantes: solo cuenta cuántas veces se ve una página y se pulsa un contacto, sin cookies y sin conservar nada de quien mira.',
  fr: 'Le site ne demande aucune inscription et ne suit pas ses visiteurs : il compte seulement combien de fois une page est vue et un contact touché, sans cookies et sans rien garder de la personne.',
  el: 'Ο ιστότοπος δεν ζητά εγγραφή και δεν παρακολουθεί τους επισκέπτες του: μετρά μόνο πόσες φορές εμφανίζεται μια σελίδα και πατιέται ένα στοιχείο επικοινωνίας, χωρίς cookies και χωρίς να κρατά τίποτα για όποιον τη βλέπει.',
};

/** The block on data of a site without forms, `text`, with what is true where it has some. */
export function withForms(text: string, lang: Lang, forms: string): string {
  const [, ...after] = text.split(/(?<=\.) /);
  return [forms, THE_REST[lang], ...after].join(' ');
}
