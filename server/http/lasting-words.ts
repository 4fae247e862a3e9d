import type { SiteActAnswer } from '../../modules/sites/index.server.ts';
import type { Lang } from '../../site-kit/names.ts';
import { plainHtml, PLAIN_POLICY } from '../site-host/plain-page.ts';

const WORDS: Record<Lang, { title: string; texts: [string, string] }> = {
  it: {
    title: 'Questo link non apre nulla',
    texts: [
      'Può mancare un pezzo dell’indirizzo, oppure ciò che apriva non è più conservato: i dati di ordini, prenotazioni e iscrizioni si cancellano quando il loro tempo è finito.',
      'Prova ad aprire il link direttamente dall’ultima e-mail che hai ricevuto. Se non basta, rispondi a quella e-mail: arriva all’attività a cui ti eri rivolto.',
    ],
  },
  en: {
    title: 'This link opens nothing',
    texts: [
      'A piece of the address may be missing, or what it opened is no longer kept: the data of orders, bookings and subscriptions are deleted when their time is over.',
      'Try opening the link straight from the last e-mail you received. If that does not help, reply to that e-mail: it reaches the business you dealt with.',
    ],
  },
  es: {
    title: 'Este enlace no abre nada',
    texts: [
      'Puede faltar una parte de la dirección, o lo que abría ya no se conserva: los datos de pedidos, reservas y suscripciones se borran cuando termina su plazo.',
      'Prueba a abrir el enlace directamente desde el último correo que recibiste. Si no basta, responde a ese correo: llega al negocio con el que trataste.',
    ],
  },
  fr: {
    title: 'Ce lien n’ouvre rien',
    texts: [
      'Il manque peut-être une partie de l’adresse, ou ce qu’il ouvrait n’est plus conservé : les données des commandes, des réservations et des inscriptions sont effacées quand leur durée est écoulée.',
      'Essayez d’ouvrir le lien directement depuis le dernier e-mail reçu. Si cela ne suffit pas, répondez à cet e-mail : il parvient à l’établissement auquel vous vous êtes adressé.',
    ],
  },
  el: {
    title: 'Ο σύνδεσμος δεν ανοίγει τίποτα',
    texts: [
      'Μπορεί να λείπει κομμάτι της διεύθυνσης, ή αυτό που άνοιγε δεν φυλάσσεται πια: τα στοιχεία παραγγελιών, κρατήσεων και εγγραφών διαγράφονται όταν λήξει ο χρόνος τους.',
      'Δοκιμάστε να ανοίξετε τον σύνδεσμο απευθείας από το τελευταίο e-mail που λάβατε. Αν δεν αρκεί, απαντήστε σε εκείνο το e-mail: φτάνει στην επιχείρηση με την οποία μιλήσατε.',
    ],
  },
};

/** For a key that opens nothing, ever or any more. */
export function noPage(lang: Lang): SiteActAnswer {
  const { title, texts } = WORDS[lang];
  const main = `<h1>${title}</h1>${texts.map((text) => `<p>${text}</p>`).join('')}`;
  return { status: 404, body: plainHtml({ lang, title, main }), headers: { 'content-security-policy': PLAIN_POLICY } };
}
