import type { Lang } from '../../../site-kit/names.ts';
import type { MailWords } from './words.ts';

/** To somebody who may never have heard of us: what is asked, by whose mailbox, and that silence is a no. */
export const forwardMail: Record<Lang, MailWords> = {
  it: {
    subject: '{{address}} vuole inoltrarti la sua posta',
    heading: 'Vuoi ricevere questa posta?',
    paragraphs: [
      'Chi gestisce la casella {{address}} chiede che i messaggi che riceve arrivino anche a {{target}}. Finché non dici di sì, non ti arriva niente.',
    ],
    button: 'Guarda e conferma',
    after: [
      'Il link vale {{hours}} ore.',
      'Se dici di sì, conserva questa e-mail: con lo stesso link puoi fermare tutto quando vuoi.',
      'Non ne sai niente? Ignora questa e-mail: senza la tua conferma non succede nulla.',
    ],
  },
  en: {
    subject: '{{address}} would like to forward its e-mail to you',
    heading: 'Would you like to receive this e-mail?',
    paragraphs: [
      'Whoever runs the mailbox {{address}} asks that the messages it receives also arrive at {{target}}. Until you say yes, nothing is sent to you.',
    ],
    button: 'Look and confirm',
    after: [
      'The link works for {{hours}} hours.',
      'If you say yes, keep this e-mail: with the same link you can stop everything whenever you like.',
      'Is this news to you? Ignore this e-mail: without your confirmation nothing happens.',
    ],
  },
  es: {
    subject: '{{address}} quiere reenviarte su correo',
    heading: '¿Quieres recibir este correo?',
    paragraphs: [
      'Quien lleva el buzón {{address}} pide que los mensajes que recibe lleguen también a {{target}}. Mientras no digas que sí, no te llega nada.',
    ],
    button: 'Ver y confirmar',
    after: [
      'El enlace vale {{hours}} horas.',
      'Si dices que sí, guarda este correo: con el mismo enlace puedes detenerlo todo cuando quieras.',
      '¿No sabes nada de esto? Ignora este correo: sin tu confirmación no pasa nada.',
    ],
  },
  fr: {
    subject: '{{address}} souhaite vous transférer son courrier',
    heading: 'Voulez-vous recevoir ce courrier ?',
    paragraphs: [
      'La personne qui gère la boîte {{address}} demande que les messages reçus arrivent aussi à {{target}}. Tant que vous n’avez pas dit oui, rien ne vous est envoyé.',
    ],
    button: 'Voir et confirmer',
    after: [
      'Le lien est valable {{hours}} heures.',
      'Si vous dites oui, conservez cet e-mail : le même lien vous permet de tout arrêter quand vous voulez.',
      'Cela ne vous dit rien ? Ignorez cet e-mail : sans votre confirmation, il ne se passe rien.',
    ],
  },
  el: {
    subject: 'Η θυρίδα {{address}} θέλει να σας προωθεί την αλληλογραφία της',
    heading: 'Θέλετε να λαμβάνετε αυτή την αλληλογραφία;',
    paragraphs: [
      'Όποιος διαχειρίζεται τη θυρίδα {{address}} ζητά τα μηνύματα που λαμβάνει να φτάνουν και στο {{target}}. Όσο δεν λέτε ναι, δεν σας στέλνεται τίποτα.',
    ],
    button: 'Δείτε και επιβεβαιώστε',
    after: [
      'Ο σύνδεσμος ισχύει {{hours}} ώρες.',
      'Αν πείτε ναι, κρατήστε αυτό το e-mail: με τον ίδιο σύνδεσμο μπορείτε να σταματήσετε τα πάντα όποτε θέλετε.',
      'Δεν γνωρίζετε τίποτα; Αγνοήστε αυτό το e-mail: χωρίς την επιβεβαίωσή σας δεν γίνεται τίποτα.',
    ],
  },
};
