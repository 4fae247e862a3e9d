/** What an owner is written when somebody else may be at their mailbox. */
import type { Lang } from '../../../site-kit/names.ts';
import type { MailWords } from './words.ts';

export const guessedMail: Record<Lang, MailWords> = {
  it: {
    subject: 'Qualcuno prova a indovinare la password di {{address}}',
    heading: 'La tua casella è al sicuro.',
    paragraphs: [
      'Nell’ultima ora sono arrivate molte password sbagliate per {{address}}. Per un’ora la password non apre più la casella nei programmi di posta: così nessuno può indovinarla. Se continuano, resta chiusa finché smettono.',
      'I telefoni e i computer che hai aggiunto nella pagina Posta funzionano come prima, e lì puoi anche leggere e scrivere. La posta arriva come sempre.',
    ],
    button: 'Apri la Posta',
    after: [
      'Sei stato tu, con una password vecchia in un programma? Allora aggiungi quel dispositivo nella pagina Posta: avrà una password sua, che nessuno può indovinare.',
    ],
  },
  en: {
    subject: 'Somebody is trying to guess the password of {{address}}',
    heading: 'Your mailbox is safe.',
    paragraphs: [
      'In the last hour many wrong passwords came in for {{address}}. For an hour the password no longer opens the mailbox in mail apps, so that nobody can guess it. If they go on, it stays shut until they stop.',
      'The phones and computers that you added on the E-mail page work as before, and you can also read and write there. Mail arrives as always.',
    ],
    button: 'Open E-mail',
    after: [
      'Was it you, with an old password in some app? Then add that device on the E-mail page: it gets a password of its own, which nobody can guess.',
    ],
  },
  es: {
    subject: 'Alguien intenta adivinar la contraseña de {{address}}',
    heading: 'Tu buzón está a salvo.',
    paragraphs: [
      'En la última hora han llegado muchas contraseñas equivocadas para {{address}}. Durante una hora la contraseña ya no abre el buzón en los programas de correo: así nadie puede adivinarla. Si siguen, queda cerrada hasta que paren.',
      'Los teléfonos y ordenadores que añadiste en la página Correo funcionan como antes, y allí también puedes leer y escribir. El correo llega como siempre.',
    ],
    button: 'Abrir el Correo',
    after: [
      '¿Eras tú, con una contraseña antigua en algún programa? Entonces añade ese dispositivo en la página Correo: tendrá una contraseña propia, que nadie puede adivinar.',
    ],
  },
  fr: {
    subject: 'Quelqu’un essaie de deviner le mot de passe de {{address}}',
    heading: 'Votre boîte mail est en sécurité.',
    paragraphs: [
      'Au cours de la dernière heure, beaucoup de mots de passe erronés ont été essayés pour {{address}}. Pendant une heure, le mot de passe n’ouvre plus la boîte mail dans les programmes : personne ne peut donc le deviner. Si cela continue, elle reste fermée jusqu’à ce que cela cesse.',
      'Les téléphones et ordinateurs que vous avez ajoutés sur la page Messagerie fonctionnent comme avant, et vous pouvez aussi y lire et y écrire. Le courrier arrive comme toujours.',
    ],
    button: 'Ouvrir la messagerie',
    after: [
      'C’était vous, avec un ancien mot de passe dans un programme ? Ajoutez alors cet appareil sur la page Messagerie : il aura son propre mot de passe, que personne ne peut deviner.',
    ],
  },
  el: {
    subject: 'Κάποιος προσπαθεί να μαντέψει τον κωδικό για {{address}}',
    heading: 'Το γραμματοκιβώτιό σας είναι ασφαλές.',
    paragraphs: [
      'Την τελευταία ώρα δοκιμάστηκαν πολλοί λανθασμένοι κωδικοί για το {{address}}. Για μία ώρα ο κωδικός δεν ανοίγει πια το γραμματοκιβώτιο στα προγράμματα: έτσι κανείς δεν μπορεί να τον μαντέψει. Αν συνεχίσουν, μένει κλειστό μέχρι να σταματήσουν.',
      'Τα τηλέφωνα και οι υπολογιστές που προσθέσατε στη σελίδα της αλληλογραφίας λειτουργούν όπως πριν, και εκεί μπορείτε επίσης να διαβάζετε και να γράφετε. Τα μηνύματα φτάνουν όπως πάντα.',
    ],
    button: 'Άνοιγμα αλληλογραφίας',
    after: [
      'Ήσασταν εσείς, με παλιό κωδικό σε κάποιο πρόγραμμα; Τότε προσθέστε αυτή τη συσκευή στη σελίδα της αλληλογραφίας: θα έχει δικό της κωδικό, που κανείς δεν μπορεί να μαντέψει.',
    ],
  },
};

export const stoppedMail: Record<Lang, MailWords> = {
  it: {
    subject: 'Abbiamo fermato l’invio dalla casella {{address}}',
    heading: 'Forse qualcun altro scrive al posto tuo.',
    paragraphs: [
      'Dalla casella {{address}} partivano e-mail che probabilmente non hai scritto tu, perciò abbiamo fermato l’invio. La posta continua ad arrivare e la puoi leggere.',
      'Apri la pagina Posta, scegli un’altra password e rimuovi i dispositivi che non conosci. Poi rispondi a questa e-mail: riapriamo l’invio insieme.',
    ],
    button: 'Apri la Posta',
    after: [],
  },
  en: {
    subject: 'We have stopped sending from the mailbox {{address}}',
    heading: 'Somebody else may be writing in your place.',
    paragraphs: [
      'E-mails that you probably did not write were leaving the mailbox {{address}}, so we have stopped it from sending. Mail still arrives, and you can read it.',
      'Open the E-mail page, choose another password and remove the devices you do not know. Then reply to this e-mail: we will switch sending on again together.',
    ],
    button: 'Open E-mail',
    after: [],
  },
  es: {
    subject: 'Hemos detenido el envío desde el buzón {{address}}',
    heading: 'Quizá alguien escribe en tu lugar.',
    paragraphs: [
      'Desde el buzón {{address}} salían correos que probablemente no has escrito tú, por eso hemos detenido el envío. El correo sigue llegando y puedes leerlo.',
      'Abre la página Correo, elige otra contraseña y quita los dispositivos que no conozcas. Después responde a este correo: activaremos el envío juntos.',
    ],
    button: 'Abrir el Correo',
    after: [],
  },
  fr: {
    subject: 'Nous avons arrêté l’envoi depuis la boîte mail {{address}}',
    heading: 'Quelqu’un d’autre écrit peut-être à votre place.',
    paragraphs: [
      'Des messages que vous n’avez probablement pas écrits partaient de la boîte mail {{address}} : nous avons donc arrêté l’envoi. Le courrier continue d’arriver et vous pouvez le lire.',
      'Ouvrez la page Messagerie, choisissez un autre mot de passe et retirez les appareils que vous ne connaissez pas. Répondez ensuite à cet e-mail : nous rétablirons l’envoi ensemble.',
    ],
    button: 'Ouvrir la messagerie',
    after: [],
  },
  el: {
    subject: 'Σταματήσαμε την αποστολή από το γραμματοκιβώτιο {{address}}',
    heading: 'Ίσως κάποιος άλλος γράφει στη θέση σας.',
    paragraphs: [
      'Από το γραμματοκιβώτιο {{address}} έφευγαν μηνύματα που πιθανότατα δεν γράψατε εσείς, γι’ αυτό σταματήσαμε την αποστολή. Τα μηνύματα συνεχίζουν να φτάνουν και μπορείτε να τα διαβάζετε.',
      'Ανοίξτε τη σελίδα της αλληλογραφίας, επιλέξτε άλλον κωδικό και αφαιρέστε τις συσκευές που δεν γνωρίζετε. Μετά απαντήστε σε αυτό το e-mail: θα ενεργοποιήσουμε ξανά την αποστολή μαζί.',
    ],
    button: 'Άνοιγμα αλληλογραφίας',
    after: [],
  },
};
