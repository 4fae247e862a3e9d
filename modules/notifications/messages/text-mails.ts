/** What an owner is written about a text that they asked us for. */
import type { Lang } from '../../../site-kit/names.ts';
import type { MailWords } from './words.ts';

export const TEXT_MAILS = ['text-delivered'] as const;

export const textMails: Record<Lang, Record<(typeof TEXT_MAILS)[number], MailWords>> = {
  it: {
    'text-delivered': {
      subject: 'Il testo per {{name}} è pronto: leggilo',
      heading: 'Abbiamo scritto il testo che ci hai chiesto.',
      paragraphs: [
        'È nella bozza del sito di {{name}}. Chi visita il sito non lo vede ancora.',
        'Leggilo accanto a quello di prima, cambia quello che vuoi e pubblicalo. Se non ti convince, scartalo: il sito resta com’è.',
      ],
      button: 'Leggi il testo',
      after: [],
    },
  },
  en: {
    'text-delivered': {
      subject: 'The text for {{name}} is ready to read',
      heading: 'We have written the text you asked for.',
      paragraphs: [
        'It is in the draft of the site of {{name}}. Visitors do not see it yet.',
        'Read it beside the one before, change what you like and publish it. If it is not right for you, discard it: the site stays as it is.',
      ],
      button: 'Read the text',
      after: [],
    },
  },
  es: {
    'text-delivered': {
      subject: 'El texto para {{name}} está listo: léelo',
      heading: 'Hemos escrito el texto que nos pediste.',
      paragraphs: [
        'Está en el borrador del sitio de {{name}}. Quien visita el sitio aún no lo ve.',
        'Léelo junto al anterior, cambia lo que quieras y publícalo. Si no te convence, descártalo: el sitio se queda como está.',
      ],
      button: 'Leer el texto',
      after: [],
    },
  },
  fr: {
    'text-delivered': {
      subject: 'Le texte pour {{name}} est prêt à être lu',
      heading: 'Nous avons écrit le texte que vous avez demandé.',
      paragraphs: [
        'Il est dans le brouillon du site de {{name}}. Les visiteurs ne le voient pas encore.',
        'Lisez-le à côté du précédent, modifiez ce que vous voulez et publiez-le. S’il ne vous convient pas, écartez-le : le site reste tel quel.',
      ],
      button: 'Lire le texte',
      after: [],
    },
  },
  el: {
    'text-delivered': {
      subject: 'Το κείμενο για την επιχείρηση {{name}} είναι έτοιμο',
      heading: 'Γράψαμε το κείμενο που μας ζητήσατε.',
      paragraphs: [
        'Βρίσκεται στο πρόχειρο του ιστότοπου της επιχείρησης {{name}}. Οι επισκέπτες δεν το βλέπουν ακόμη.',
        'Διαβάστε το δίπλα στο προηγούμενο, αλλάξτε ό,τι θέλετε και δημοσιεύστε το. Αν δεν σας ικανοποιεί, απορρίψτε το: ο ιστότοπος μένει όπως είναι.',
      ],
      button: 'Διαβάστε το κείμενο',
      after: [],
    },
  },
};
