/** What an owner is written when the zone of a name on its way has begun to lead its mail to us. */
import type { Lang } from '../../../site-kit/names.ts';
import type { MailWords } from './words.ts';

export const ledHereMail: Record<Lang, MailWords> = {
  it: {
    subject: 'La posta di {{domain}} arriva qui',
    heading: 'Da adesso la posta arriva qui.',
    paragraphs: [
      'I record presso il vecchio gestore di {{domain}} portano la posta alle tue caselle. Quello che c’era prima resta nella vecchia casella, finché lo copi.',
      'Lascia i record come sono fino all’arrivo del dominio: poi ci pensiamo noi.',
    ],
    button: 'Apri le tue caselle',
    after: [],
  },
  en: {
    subject: 'The mail of {{domain}} arrives here',
    heading: 'From now on the mail arrives here.',
    paragraphs: [
      'The records at the old provider of {{domain}} lead mail to your boxes. What came before stays in the old mailbox until you copy it.',
      'Leave the records as they are until the domain arrives: after that we take care of them.',
    ],
    button: 'Open your mailboxes',
    after: [],
  },
  es: {
    subject: 'El correo de {{domain}} llega aquí',
    heading: 'Desde ahora el correo llega aquí.',
    paragraphs: [
      'Los registros en el proveedor anterior de {{domain}} llevan el correo a tus buzones. Lo que llegó antes sigue en el buzón anterior hasta que lo copies.',
      'Deja los registros como están hasta que llegue el dominio: después nos ocupamos nosotros.',
    ],
    button: 'Abrir tus buzones',
    after: [],
  },
  fr: {
    subject: 'Le courrier de {{domain}} arrive ici',
    heading: 'Désormais, le courrier arrive ici.',
    paragraphs: [
      'Les enregistrements chez l’ancien fournisseur de {{domain}} mènent le courrier à vos boîtes. Ce qui était arrivé avant reste dans l’ancienne boîte tant que vous ne le copiez pas.',
      'Laissez les enregistrements tels quels jusqu’à l’arrivée du domaine : ensuite, nous nous en occupons.',
    ],
    button: 'Ouvrir vos boîtes',
    after: [],
  },
  el: {
    subject: 'Η αλληλογραφία του {{domain}} έρχεται εδώ',
    heading: 'Από τώρα η αλληλογραφία έρχεται εδώ.',
    paragraphs: [
      'Οι εγγραφές στον παλιό πάροχο του {{domain}} φέρνουν την αλληλογραφία στα γραμματοκιβώτιά σας. Ό,τι είχε έρθει πριν μένει στο παλιό, μέχρι να το αντιγράψετε.',
      'Αφήστε τις εγγραφές όπως είναι μέχρι να έρθει το domain: μετά τις αναλαμβάνουμε εμείς.',
    ],
    button: 'Ανοίξτε τα γραμματοκιβώτιά σας',
    after: [],
  },
};
