/** What an owner is written about their mailboxes. */
import type { Lang } from '../../../site-kit/names.ts';
import type { MailWords } from './words.ts';

export const MAILBOX_MAILS = ['mailbox-password'] as const;

export const mailboxMails: Record<Lang, Record<(typeof MAILBOX_MAILS)[number], MailWords>> = {
  it: {
    'mailbox-password': {
      subject: 'Scegli la password di {{address}}',
      heading: 'Ora scegli la password.',
      paragraphs: [
        'Con questo pulsante scegli la password della casella {{address}}. La conosci solo tu: noi non la vediamo e non te la manderemo mai per e-mail.',
      ],
      button: 'Scegli la password',
      after: [
        'Il link vale {{hours}} ore e una volta sola: non inoltrarlo.',
        'Non sei stato tu? Non usare il link e rispondi a questa e-mail: finché non lo usi non cambia niente.',
      ],
    },
  },
  en: {
    'mailbox-password': {
      subject: 'Choose the password for {{address}}',
      heading: 'Now choose the password.',
      paragraphs: [
        'This button lets you choose the password for the mailbox {{address}}. Only you know it: we cannot see it, and we will never send it to you by e-mail.',
      ],
      button: 'Choose the password',
      after: [
        'The link works for {{hours}} hours and only once: do not forward it.',
        'Wasn’t it you? Do not use the link, and reply to this e-mail: nothing changes until it is used.',
      ],
    },
  },
  es: {
    'mailbox-password': {
      subject: 'Elige la contraseña de {{address}}',
      heading: 'Ahora elige la contraseña.',
      paragraphs: [
        'Con este botón eliges la contraseña del buzón {{address}}. Solo la conoces tú: nosotros no la vemos y nunca te la enviaremos por correo.',
      ],
      button: 'Elegir la contraseña',
      after: [
        'El enlace vale {{hours}} horas y una sola vez: no lo reenvíes.',
        '¿No has sido tú? No uses el enlace y responde a este correo: mientras no se use, nada cambia.',
      ],
    },
  },
  fr: {
    'mailbox-password': {
      subject: 'Choisissez le mot de passe de {{address}}',
      heading: 'Choisissez maintenant le mot de passe.',
      paragraphs: [
        'Ce bouton vous permet de choisir le mot de passe de la boîte mail {{address}}. Vous seul le connaissez : nous ne le voyons pas et ne vous l’enverrons jamais par e-mail.',
      ],
      button: 'Choisir le mot de passe',
      after: [
        'Le lien est valable {{hours}} heures et une seule fois : ne le transférez pas.',
        'Ce n’était pas vous ? N’utilisez pas le lien et répondez à cet e-mail : rien ne change tant qu’il n’a pas servi.',
      ],
    },
  },
  el: {
    'mailbox-password': {
      subject: 'Επιλέξτε τον κωδικό για {{address}}',
      heading: 'Τώρα επιλέξτε τον κωδικό.',
      paragraphs: [
        'Με αυτό το κουμπί επιλέγετε τον κωδικό για το γραμματοκιβώτιο {{address}}. Τον γνωρίζετε μόνο εσείς: εμείς δεν τον βλέπουμε και δεν θα σας τον στείλουμε ποτέ με e-mail.',
      ],
      button: 'Επιλέξτε τον κωδικό',
      after: [
        'Ο σύνδεσμος ισχύει για {{hours}} ώρες και μία μόνο φορά: μην τον προωθήσετε.',
        'Δεν ήσασταν εσείς; Μη χρησιμοποιήσετε τον σύνδεσμο και απαντήστε σε αυτό το e-mail: μέχρι να χρησιμοποιηθεί, τίποτα δεν αλλάζει.',
      ],
    },
  },
};
