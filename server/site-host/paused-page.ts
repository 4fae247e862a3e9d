import type { Lang } from '../../site-kit/names.ts';
import { plainPage } from './plain-page.ts';
import type { PreparedResponse } from './prepared-response.ts';

const RETRY_S = 3600;
const WORDS: Record<Lang, { title: string; text: string; owner: string }> = {
  it: {
    title: 'Torniamo presto',
    text: 'Questo sito è in pausa per qualche tempo. L’attività può essere aperta come sempre: per notizie chiamala o passa di persona.',
    owner: 'Il sito è tuo? Il link nella nostra ultima e-mail ti dice come rimetterlo in linea.',
  },
  en: {
    title: 'Back soon',
    text: 'This website is taking a short break. The business may be open as always: call or drop by to be sure.',
    owner: 'Is it your site? The link in our latest e-mail tells you how to bring it back.',
  },
  es: {
    title: 'Volvemos pronto',
    text: 'Este sitio está en pausa por un tiempo. El negocio puede estar abierto como siempre: llama o pásate para saberlo.',
    owner: '¿El sitio es tuyo? El enlace de nuestro último correo te dice cómo volver a ponerlo en línea.',
  },
  fr: {
    title: 'De retour bientôt',
    text: 'Ce site est en pause pour quelque temps. L’établissement est peut-être ouvert comme d’habitude : appelez ou passez le voir.',
    owner: 'C’est votre site ? Le lien de notre dernier e-mail explique comment le remettre en ligne.',
  },
  el: {
    title: 'Επιστρέφουμε σύντομα',
    text: 'Αυτός ο ιστότοπος βρίσκεται σε παύση για λίγο. Η επιχείρηση μπορεί να είναι ανοιχτή όπως πάντα: τηλεφωνήστε ή περάστε από εκεί.',
    owner: 'Είναι δικός σας; Ο σύνδεσμος στο τελευταίο μας e-mail εξηγεί πώς θα επανέλθει.',
  },
};
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** In the place of a suspended site: search engines are asked to come again, people are told without a reason. */
export const pausedPage = ({ lang, name }: { lang: Lang; name: string }): PreparedResponse => {
  const { title, text, owner } = WORDS[lang];
  const main = `<p>${escaped(name)}</p><h1>${title}</h1><p>${text}</p><p><small>${owner}</small></p>`;
  return plainPage(503, { lang, title: escaped(name), main }, { 'retry-after': String(RETRY_S) });
};
