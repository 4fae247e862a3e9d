/** What an owner is written about their mailboxes. */
import type { Lang } from '../../../site-kit/names.ts';
import { forwardMail } from './mailbox-forward.ts';
import { guessedMail, stoppedMail } from './mailbox-guard.ts';
import { ledAwayMail } from './mailbox-led-away.ts';
import { ledHereMail } from './mailbox-led-here.ts';
import type { MailWords } from './words.ts';

export const MAILBOX_MAILS = [
  'mailbox-password',
  'mailbox-forward',
  'mailboxes-opened',
  'mailbox-nearly-full',
  'mailbox-full',
  'mailbox-guessed',
  'mailbox-stopped',
  'mail-led-away',
  'mail-led-here',
] as const;

export const mailboxMails: Record<Lang, Record<(typeof MAILBOX_MAILS)[number], MailWords>> = {
  it: {
    'mailbox-forward': forwardMail.it,
    'mailbox-guessed': guessedMail.it,
    'mailbox-stopped': stoppedMail.it,
    'mail-led-away': ledAwayMail.it,
    'mail-led-here': ledHereMail.it,
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
    'mailboxes-opened': {
      subject: 'La tua posta su {{domain}} è pronta',
      heading: 'Ora puoi scrivere dal tuo dominio.',
      paragraphs: [
        'Da questo momento ricevi posta a {{addresses}}. Quello che ti scrivono è già al sicuro, anche prima che tu apra la casella.',
        'Per leggerla e per scrivere scegli una password per ogni casella: il pulsante porta alla pagina Posta, e da lì ti mandiamo un link che vale un giorno. La password non la vediamo e non te la manderemo mai per e-mail.',
      ],
      button: 'Apri la Posta',
      after: ['Nella stessa pagina trovi i dati per il telefono e per il computer.'],
    },
    'mailbox-nearly-full': {
      subject: 'La casella {{address}} è piena al {{percent}}%',
      heading: 'La casella si sta riempiendo.',
      paragraphs: [
        'La casella {{address}} è piena al {{percent}}%. Per ora riceve tutto.',
        'Quando sarà piena, la nuova posta tornerà a chi l’ha scritta. Fai spazio prima: cancella le e-mail con allegati pesanti e svuota il cestino.',
      ],
      button: 'Vedi quanto è piena',
      after: [],
    },
    'mailbox-full': {
      subject: 'La casella {{address}} è piena: la nuova posta torna indietro',
      heading: 'La casella è piena.',
      paragraphs: [
        'Nella casella {{address}} non c’è quasi più posto. Le e-mail che non ci stanno tornano a chi le ha scritte, con l’avviso che la casella è piena. Di quelle già arrivate non si perde niente.',
        'Appena fai spazio ricomincia a ricevere da sola: cancella le e-mail con allegati pesanti e svuota il cestino.',
      ],
      button: 'Vedi quanto è piena',
      after: [],
    },
  },
  en: {
    'mailbox-forward': forwardMail.en,
    'mailbox-guessed': guessedMail.en,
    'mailbox-stopped': stoppedMail.en,
    'mail-led-away': ledAwayMail.en,
    'mail-led-here': ledHereMail.en,
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
    'mailboxes-opened': {
      subject: 'Your mail at {{domain}} is ready',
      heading: 'You can now write from your own domain.',
      paragraphs: [
        'From this moment you receive mail at {{addresses}}. What people write to you is already kept safe, even before you open the mailbox.',
        'To read it and to write, choose a password for each mailbox: the button leads to the E-mail page, and from there we send you a link that works for a day. We cannot see the password, and will never send it to you by e-mail.',
      ],
      button: 'Open E-mail',
      after: ['On the same page you will find the settings for your phone and your computer.'],
    },
    'mailbox-nearly-full': {
      subject: 'The mailbox {{address}} is {{percent}}% full',
      heading: 'The mailbox is filling up.',
      paragraphs: [
        'The mailbox {{address}} is {{percent}}% full. For now it receives everything.',
        'Once it is full, new mail goes back to whoever wrote it. Make room before that: delete e-mails with large attachments and empty the trash.',
      ],
      button: 'See how full it is',
      after: [],
    },
    'mailbox-full': {
      subject: 'The mailbox {{address}} is full: new mail is sent back',
      heading: 'The mailbox is full.',
      paragraphs: [
        'There is almost no room left in the mailbox {{address}}. E-mails that do not fit go back to whoever wrote them, with a note that the mailbox is full. Nothing of what has already arrived is lost.',
        'As soon as you make room it receives again by itself: delete e-mails with large attachments and empty the trash.',
      ],
      button: 'See how full it is',
      after: [],
    },
  },
  es: {
    'mailbox-forward': forwardMail.es,
    'mailbox-guessed': guessedMail.es,
    'mailbox-stopped': stoppedMail.es,
    'mail-led-away': ledAwayMail.es,
    'mail-led-here': ledHereMail.es,
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
    'mailboxes-opened': {
      subject: 'Tu correo en {{domain}} está listo',
      heading: 'Ya puedes escribir desde tu dominio.',
      paragraphs: [
        'Desde este momento recibes correo en {{addresses}}. Lo que te escriban ya está a salvo, incluso antes de que abras el buzón.',
        'Para leerlo y para escribir, elige una contraseña para cada buzón: el botón lleva a la página Correo, y desde allí te enviamos un enlace que vale un día. La contraseña no la vemos y nunca te la enviaremos por correo.',
      ],
      button: 'Abrir el Correo',
      after: ['En la misma página encuentras los datos para el teléfono y el ordenador.'],
    },
    'mailbox-nearly-full': {
      subject: 'El buzón {{address}} está lleno al {{percent}} %',
      heading: 'El buzón se está llenando.',
      paragraphs: [
        'El buzón {{address}} está lleno al {{percent}} %. Por ahora recibe todo.',
        'Cuando esté lleno, el correo nuevo volverá a quien lo escribió. Haz sitio antes: borra los correos con adjuntos pesados y vacía la papelera.',
      ],
      button: 'Ver cuánto queda',
      after: [],
    },
    'mailbox-full': {
      subject: 'El buzón {{address}} está lleno: el correo nuevo se devuelve',
      heading: 'El buzón está lleno.',
      paragraphs: [
        'En el buzón {{address}} ya casi no queda sitio. Los correos que no caben vuelven a quien los escribió, con el aviso de que el buzón está lleno. De los que ya llegaron no se pierde nada.',
        'En cuanto hagas sitio volverá a recibir por sí solo: borra los correos con adjuntos pesados y vacía la papelera.',
      ],
      button: 'Ver cuánto queda',
      after: [],
    },
  },
  fr: {
    'mailbox-forward': forwardMail.fr,
    'mailbox-guessed': guessedMail.fr,
    'mailbox-stopped': stoppedMail.fr,
    'mail-led-away': ledAwayMail.fr,
    'mail-led-here': ledHereMail.fr,
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
    'mailboxes-opened': {
      subject: 'Votre messagerie sur {{domain}} est prête',
      heading: 'Vous pouvez désormais écrire depuis votre domaine.',
      paragraphs: [
        'Dès maintenant vous recevez des messages à {{addresses}}. Ce que l’on vous écrit est déjà en sécurité, même avant que vous ouvriez la boîte mail.',
        'Pour lire et pour écrire, choisissez un mot de passe pour chaque boîte mail : le bouton mène à la page Messagerie, et de là nous vous envoyons un lien valable un jour. Nous ne voyons pas le mot de passe et ne vous l’enverrons jamais par e-mail.',
      ],
      button: 'Ouvrir la messagerie',
      after: ['Sur la même page se trouvent les réglages pour le téléphone et l’ordinateur.'],
    },
    'mailbox-nearly-full': {
      subject: 'La boîte mail {{address}} est pleine à {{percent}} %',
      heading: 'La boîte mail se remplit.',
      paragraphs: [
        'La boîte mail {{address}} est pleine à {{percent}} %. Pour l’instant elle reçoit tout.',
        'Une fois pleine, les nouveaux messages reviendront à leurs auteurs. Faites de la place avant : supprimez les messages aux pièces jointes volumineuses et videz la corbeille.',
      ],
      button: 'Voir la place restante',
      after: [],
    },
    'mailbox-full': {
      subject: 'La boîte mail {{address}} est pleine : les nouveaux messages sont renvoyés',
      heading: 'La boîte mail est pleine.',
      paragraphs: [
        'Il n’y a presque plus de place dans la boîte mail {{address}}. Les messages qui n’y tiennent pas reviennent à leurs auteurs, avec la mention que la boîte est pleine. Rien de ce qui est déjà arrivé n’est perdu.',
        'Dès que vous faites de la place, elle reçoit de nouveau d’elle-même : supprimez les messages aux pièces jointes volumineuses et videz la corbeille.',
      ],
      button: 'Voir la place restante',
      after: [],
    },
  },
  el: {
    'mailbox-forward': forwardMail.el,
    'mailbox-guessed': guessedMail.el,
    'mailbox-stopped': stoppedMail.el,
    'mail-led-away': ledAwayMail.el,
    'mail-led-here': ledHereMail.el,
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
    'mailboxes-opened': {
      subject: 'Η αλληλογραφία σας στο {{domain}} είναι έτοιμη',
      heading: 'Τώρα μπορείτε να γράφετε από το δικό σας όνομα.',
      paragraphs: [
        'Από αυτή τη στιγμή λαμβάνετε μηνύματα στο {{addresses}}. Ό,τι σας γράφουν φυλάσσεται ήδη με ασφάλεια, ακόμη και πριν ανοίξετε το γραμματοκιβώτιο.',
        'Για να διαβάζετε και να γράφετε, επιλέξτε έναν κωδικό για κάθε γραμματοκιβώτιο: το κουμπί οδηγεί στη σελίδα της αλληλογραφίας και από εκεί σας στέλνουμε έναν σύνδεσμο που ισχύει για μία ημέρα. Τον κωδικό δεν τον βλέπουμε και δεν θα σας τον στείλουμε ποτέ με e-mail.',
      ],
      button: 'Άνοιγμα αλληλογραφίας',
      after: ['Στην ίδια σελίδα βρίσκονται οι ρυθμίσεις για το τηλέφωνο και τον υπολογιστή.'],
    },
    'mailbox-nearly-full': {
      subject: 'Το γραμματοκιβώτιο {{address}} είναι γεμάτο κατά {{percent}}%',
      heading: 'Το γραμματοκιβώτιο γεμίζει.',
      paragraphs: [
        'Το γραμματοκιβώτιο {{address}} είναι γεμάτο κατά {{percent}}%. Προς το παρόν λαμβάνει τα πάντα.',
        'Όταν γεμίσει, τα νέα μηνύματα θα επιστρέφουν σε όποιον τα έγραψε. Κάντε χώρο νωρίτερα: διαγράψτε μηνύματα με μεγάλα συνημμένα και αδειάστε τον κάδο.',
      ],
      button: 'Δείτε πόσο γεμάτο είναι',
      after: [],
    },
    'mailbox-full': {
      subject: 'Το γραμματοκιβώτιο {{address}} είναι γεμάτο: τα νέα μηνύματα επιστρέφουν',
      heading: 'Το γραμματοκιβώτιο είναι γεμάτο.',
      paragraphs: [
        'Στο γραμματοκιβώτιο {{address}} δεν υπάρχει σχεδόν καθόλου χώρος. Τα μηνύματα που δεν χωρούν επιστρέφουν σε όποιον τα έγραψε, με την ειδοποίηση ότι είναι γεμάτο. Από όσα έχουν ήδη φτάσει δεν χάνεται τίποτα.',
        'Μόλις κάνετε χώρο, λαμβάνει πάλι από μόνο του: διαγράψτε μηνύματα με μεγάλα συνημμένα και αδειάστε τον κάδο.',
      ],
      button: 'Δείτε πόσο γεμάτο είναι',
      after: [],
    },
  },
};
