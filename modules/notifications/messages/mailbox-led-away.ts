/** What an owner is written when the zone of a name on its way no longer leads its mail to us. */
import type { Lang } from '../../../site-kit/names.ts';
import type { MailWords } from './words.ts';

export const ledAwayMail: Record<Lang, MailWords> = {
  it: {
    subject: 'La posta di {{domain}} non porta più qui del tutto',
    heading: 'Controlla i record della posta.',
    paragraphs: [
      'Presso il vecchio gestore di {{domain}} qualcosa è cambiato: i record che portano qui la posta, o il testo che dice che il dominio è tuo, non sono più come li avevi messi.',
      'Fino a {{day}} riceviamo ancora tutto. Se per allora i record non sono di nuovo a posto, le caselle qui non ricevono più finché il dominio non arriva.',
    ],
    button: 'Vedi che cosa manca',
    after: ['L’hai voluto tu? Allora non devi fare niente.'],
  },
  en: {
    subject: 'The mail of {{domain}} no longer leads here entirely',
    heading: 'Look at the mail records.',
    paragraphs: [
      'At the old provider of {{domain}} something has changed: the records that lead your mail here, or the text that says that the domain is yours, are no longer as you set them.',
      'Until {{day}} we still receive everything. If the records are not in order by then, the boxes here stop receiving until the domain arrives.',
    ],
    button: 'See what is missing',
    after: ['Was that what you wanted? Then there is nothing to do.'],
  },
  es: {
    subject: 'El correo de {{domain}} ya no llega aquí del todo',
    heading: 'Revisa los registros del correo.',
    paragraphs: [
      'En el proveedor anterior de {{domain}} ha cambiado algo: los registros que traen aquí el correo, o el texto que dice que el dominio es tuyo, ya no están como los pusiste.',
      'Hasta el {{day}} seguimos recibiendo todo. Si para entonces los registros no están en orden, los buzones de aquí dejan de recibir hasta que llegue el dominio.',
    ],
    button: 'Ver qué falta',
    after: ['¿Era lo que querías? Entonces no hay que hacer nada.'],
  },
  fr: {
    subject: 'Le courrier de {{domain}} ne mène plus entièrement ici',
    heading: 'Vérifiez les enregistrements du courrier.',
    paragraphs: [
      'Chez l’ancien fournisseur de {{domain}}, quelque chose a changé : les enregistrements qui amènent le courrier ici, ou le texte qui dit que le domaine est à vous, ne sont plus comme vous les aviez mis.',
      'Jusqu’au {{day}}, nous recevons encore tout. Si d’ici là les enregistrements ne sont pas rétablis, les boîtes d’ici ne reçoivent plus jusqu’à l’arrivée du domaine.',
    ],
    button: 'Voir ce qui manque',
    after: ['C’est ce que vous vouliez ? Alors il n’y a rien à faire.'],
  },
  el: {
    subject: 'Η αλληλογραφία του {{domain}} δεν έρχεται πια όλη εδώ',
    heading: 'Ελέγξτε τις εγγραφές αλληλογραφίας.',
    paragraphs: [
      'Στον παλιό πάροχο του {{domain}} κάτι άλλαξε: οι εγγραφές που φέρνουν εδώ την αλληλογραφία, ή το κείμενο που λέει ότι το domain είναι δικό σας, δεν είναι πια όπως τις είχατε ορίσει.',
      'Μέχρι {{day}} λαμβάνουμε ακόμη τα πάντα. Αν ως τότε οι εγγραφές δεν είναι ξανά σωστές, τα γραμματοκιβώτια εδώ σταματούν να λαμβάνουν μέχρι να έρθει το domain.',
    ],
    button: 'Δείτε τι λείπει',
    after: ['Το θέλατε έτσι; Τότε δεν χρειάζεται να κάνετε τίποτα.'],
  },
};
