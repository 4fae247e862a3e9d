import type { Lang } from '../../site-kit/names.ts';
import { makeReady, type Ready } from './ready.ts';

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
const STYLE =
  ':root{color-scheme:light dark}body{margin:0;min-height:100dvh;display:grid;place-content:center;padding:2rem;font:1.125rem/1.5 system-ui,sans-serif;color:#17111f;background:#fbf8f3}main{max-width:36rem}h1{font-size:clamp(2.25rem,8vw,3.25rem);line-height:1.08;letter-spacing:-.03em;margin:0 0 1rem}p{margin:0 0 1rem}small{font-size:1rem;color:#5e5569}@media(prefers-color-scheme:dark){body{color:#f5f1fa;background:#120d1a}small{color:#b5aac5}}';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const html = (lang: Lang, name: string): string => {
  const { title, text, owner } = WORDS[lang];
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(name)}</title><style>${STYLE}</style></head><body><main><p>${escaped(name)}</p><h1>${title}</h1><p>${text}</p><p><small>${owner}</small></p></main></body></html>`;
};

/** In the place of a suspended site: search engines are asked to come again, people are told without a reason. */
export const pausedPage = ({ lang, name }: { lang: Lang; name: string }): Ready =>
  makeReady(503, Buffer.from(html(lang, name)), {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'retry-after': String(RETRY_S),
    'x-robots-tag': 'noindex',
  });
