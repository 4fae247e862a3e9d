/** Before a name with mail is fetched its owner is asked: what was found, in plain words. */
import type { Lang } from '../../../site-kit/names.ts';
import type { MailWords } from './words.ts';

type Kind = 'domain-mail' | 'domain-mail-reminder';
type What = 'servers' | 'senders' | 'signatures' | 'programs' | 'services' | 'proofs';
interface Words {
  question: Omit<MailWords, 'subject'> & { subject: string; reminder: string };
  /** Before whoever has the mail. */
  at: string;
  what: Record<What, string>;
}

const WORDS: Record<Lang, Words> = {
  it: {
    question: {
      subject: '{{domain}} ha già la posta: serve il tuo sì',
      reminder: 'Aspettiamo il tuo sì per {{domain}} e la sua posta',
      heading: '{{domain}} ha già la posta{{provider}}.',
      paragraphs: [
        'Prima di trasferirlo abbiamo letto ciò che serve alla posta, e lo teniamo così com’è: {{found}}.',
        'Finché non ci dici di sì il nome non si muove. Da fuori non si vede tutto ciò che c’è dietro un nome: se manca qualcosa, rispondi a questa e-mail prima di andare avanti.',
        'Le caselle sono del gestore attuale del nome? Con il trasferimento possono chiudersi: copia prima i messaggi.',
      ],
      button: 'Guarda e rispondi',
      after: ['Puoi anche lasciare il nome dov’è: ti ridiamo il suo prezzo e il sito tiene il suo indirizzo gratuito.'],
    },
    at: ', presso ',
    what: {
      servers: 'server di posta',
      senders: 'regole contro i mittenti falsi',
      signatures: 'firme dei messaggi',
      programs: 'indirizzi per i programmi di posta',
      services: 'servizi di posta e calendario',
      proofs: 'conferme per altri servizi',
    },
  },
  en: {
    question: {
      subject: '{{domain}} already has e-mail: we need your go-ahead',
      reminder: 'We are waiting for your go-ahead for {{domain}} and its e-mail',
      heading: '{{domain}} already has e-mail{{provider}}.',
      paragraphs: [
        'Before transferring it we looked at what its e-mail needs, and we keep it as it is: {{found}}.',
        'The name does not move until you give your go-ahead. Not everything behind a name can be seen from outside: if something is missing, reply to this e-mail before you go ahead.',
        'Are the mailboxes with the name’s present provider? The transfer may close them: copy the messages first.',
      ],
      button: 'Review and answer',
      after: ['You can also leave the name where it is: we refund its price and the site keeps its free address.'],
    },
    at: ', with ',
    what: {
      servers: 'mail servers',
      senders: 'rules against forged senders',
      signatures: 'signatures of messages',
      programs: 'addresses for mail programs',
      services: 'mail and calendar services',
      proofs: 'verifications for other services',
    },
  },
  es: {
    question: {
      subject: '{{domain}} ya tiene correo: necesitamos tu sí',
      reminder: 'Esperamos tu sí sobre {{domain}} y su correo',
      heading: '{{domain}} ya tiene correo{{provider}}.',
      paragraphs: [
        'Antes de transferirlo hemos leído lo que su correo necesita, y lo dejamos tal como está: {{found}}.',
        'El nombre no se mueve hasta que nos digas que sí. Desde fuera no se ve todo lo que hay detrás de un nombre: si falta algo, responde a este correo antes de seguir.',
        '¿Los buzones son del proveedor actual del nombre? Con la transferencia pueden cerrarse: copia antes los mensajes.',
      ],
      button: 'Mirar y responder',
      after: [
        'También puedes dejar el nombre donde está: te devolvemos su precio y el sitio conserva su dirección gratuita.',
      ],
    },
    at: ', en ',
    what: {
      servers: 'servidores de correo',
      senders: 'reglas contra remitentes falsos',
      signatures: 'firmas de los mensajes',
      programs: 'direcciones para los programas de correo',
      services: 'servicios de correo y calendario',
      proofs: 'comprobaciones de otros servicios',
    },
  },
  fr: {
    question: {
      subject: '{{domain}} a déjà une messagerie : il nous faut votre accord',
      reminder: 'Nous attendons votre accord pour {{domain}} et sa messagerie',
      heading: '{{domain}} a déjà une messagerie{{provider}}.',
      paragraphs: [
        'Avant de le transférer, nous avons lu ce dont sa messagerie a besoin, et nous le gardons tel quel : {{found}}.',
        'Le nom ne bouge pas sans votre accord. De l’extérieur, on ne voit pas tout ce qui se trouve derrière un nom : s’il manque quelque chose, répondez à cet e-mail avant de continuer.',
        'Les boîtes sont chez le prestataire actuel du nom ? Le transfert peut les fermer : copiez d’abord les messages.',
      ],
      button: 'Regarder et répondre',
      after: [
        'Vous pouvez aussi laisser le nom où il est : nous remboursons son prix et le site garde son adresse gratuite.',
      ],
    },
    at: ', chez ',
    what: {
      servers: 'serveurs de messagerie',
      senders: 'règles contre les faux expéditeurs',
      signatures: 'signatures des messages',
      programs: 'adresses pour les logiciels de messagerie',
      services: 'services de messagerie et d’agenda',
      proofs: 'preuves pour d’autres services',
    },
  },
  el: {
    question: {
      subject: 'Το {{domain}} έχει ήδη e-mail: χρειαζόμαστε το ναι σας',
      reminder: 'Περιμένουμε το ναι σας για το {{domain}} και το e-mail του',
      heading: 'Το {{domain}} έχει ήδη e-mail{{provider}}.',
      paragraphs: [
        'Πριν το μεταφέρουμε διαβάσαμε όσα χρειάζεται το e-mail του και τα κρατάμε όπως είναι: {{found}}.',
        'Το όνομα δεν μετακινείται μέχρι να μας πείτε ναι. Από έξω δεν φαίνονται όλα όσα βρίσκονται πίσω από ένα όνομα: αν λείπει κάτι, απαντήστε σε αυτό το e-mail πριν συνεχίσετε.',
        'Οι θυρίδες ανήκουν στον σημερινό πάροχο του ονόματος; Με τη μεταφορά μπορεί να κλείσουν: αντιγράψτε πρώτα τα μηνύματα.',
      ],
      button: 'Δείτε και απαντήστε',
      after: [
        'Μπορείτε και να αφήσετε το όνομα εκεί που είναι: σας επιστρέφουμε την τιμή του και ο ιστότοπος κρατά τη δωρεάν διεύθυνσή του.',
      ],
    },
    at: ': ',
    what: {
      servers: 'διακομιστές e-mail',
      senders: 'κανόνες κατά των πλαστών αποστολέων',
      signatures: 'υπογραφές μηνυμάτων',
      programs: 'διευθύνσεις για προγράμματα e-mail',
      services: 'υπηρεσίες e-mail και ημερολογίου',
      proofs: 'επιβεβαιώσεις για άλλες υπηρεσίες',
    },
  },
};

const kindsOf = ({ question: { reminder, ...words } }: Words): Record<Kind, MailWords> => ({
  'domain-mail': words,
  'domain-mail-reminder': { ...words, subject: reminder },
});
export const domainMail: Record<Lang, Record<Kind, MailWords>> = {
  it: kindsOf(WORDS.it),
  en: kindsOf(WORDS.en),
  es: kindsOf(WORDS.es),
  fr: kindsOf(WORDS.fr),
  el: kindsOf(WORDS.el),
};

/** ", with Google"; nothing for '', a server of the name's own. */
export const providerInWords = (provider: string, lang: Lang): string => provider && `${WORDS[lang].at}${provider}`;

/** A mail names so many of each; the page of the order has them all. */
const NAMED = 3;

/** "mail servers (mx.host.example), signatures of messages (default)". */
export const foundInWords = (found: readonly { what: What; names: readonly string[] }[], lang: Lang): string =>
  found
    .map(({ what, names }) => {
      const more = names.length > NAMED ? ', …' : '';
      return `${WORDS[lang].what[what]} (${names.slice(0, NAMED).join(', ')}${more})`;
    })
    .join(', ');
