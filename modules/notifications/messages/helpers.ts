/** The mail that lets a helper of a site in, and those that tell its owner who was invited and what of weight was published. */
import type { Lang } from '../../../site-kit/names.ts';
import type { MailWords } from './words.ts';

export const HELPER_MAILS = ['helper-invite', 'helper-added', 'contacts-published'] as const;

export const helperMails: Record<Lang, Record<(typeof HELPER_MAILS)[number], MailWords>> = {
  it: {
    'helper-invite': {
      subject: '{{name}}: ti chiedono una mano con il sito',
      heading: 'Ti chiedono una mano con un sito.',
      paragraphs: ['Chi si occupa del sito di {{name}} ti ha invitato a lavorarci.', '{{may}}'],
      button: 'Accetta e apri il sito',
      after: [
        'Il link vale una volta sola, fino al {{until}}: non inoltrarlo. Dopo entri da {{door}} con questo indirizzo.',
        'Non vedi ordini, fatture o pagamenti.',
        'Non te lo aspettavi? Non fare niente: senza il link non entra nessuno, e l’invito scade da solo.',
      ],
      footer: 'Ricevi questa e-mail perché il titolare del sito ci ha dato il tuo indirizzo per invitarti.',
    },
    'helper-added': {
      subject: 'Sito di {{name}}: hai invitato {{mail}}',
      heading: 'Hai invitato qualcuno sul tuo sito.',
      paragraphs: ['{{mail}} può lavorare sul sito di {{name}} da quando apre il suo link.', '{{may}}'],
      button: 'Vedi chi può modificare',
      after: ['Non sei stato tu? Apri la pagina, togli l’accesso, poi rispondi a questa e-mail: legge una persona.'],
    },
    'contacts-published': {
      subject: 'Sito di {{name}}: nuovi contatti pubblicati',
      heading: 'I contatti sul tuo sito sono cambiati.',
      paragraphs: ['Sul sito di {{name}} è stato pubblicato: {{what}}.', '{{who}}'],
      button: 'Vedi chi può modificare',
      after: [
        'Non ne sai niente? Togli l’accesso a chi non deve averlo, rimetti la versione di prima e rispondi a questa e-mail: legge una persona.',
      ],
    },
  },
  en: {
    'helper-invite': {
      subject: '{{name}}: you are asked to help with the site',
      heading: 'You are asked to help with a site.',
      paragraphs: ['Whoever looks after the site of {{name}} has invited you to work on it.', '{{may}}'],
      button: 'Accept and open the site',
      after: [
        'The link works only once, until {{until}}: do not forward it. Afterwards you sign in at {{door}} with this address.',
        'You see no orders, invoices or payments.',
        'You did not expect this? Do nothing: without the link nobody gets in, and the invitation ends by itself.',
      ],
      footer: 'You receive this e-mail because the owner of the site gave us your address to invite you.',
    },
    'helper-added': {
      subject: 'Site of {{name}}: you invited {{mail}}',
      heading: 'You invited somebody to your site.',
      paragraphs: ['{{mail}} can work on the site of {{name}} as soon as they open their link.', '{{may}}'],
      button: 'See who may edit',
      after: ['Wasn’t it you? Open the page, take the access away, then reply to this e-mail: a person reads it.'],
    },
    'contacts-published': {
      subject: 'Site of {{name}}: new contacts published',
      heading: 'The contacts on your site have changed.',
      paragraphs: ['On the site of {{name}} this was published: {{what}}.', '{{who}}'],
      button: 'See who may edit',
      after: [
        'You know nothing of it? Take the access away from whoever should not have it, put the version before back, and reply to this e-mail: a person reads it.',
      ],
    },
  },
  es: {
    'helper-invite': {
      subject: '{{name}}: te piden ayuda con el sitio',
      heading: 'Te piden ayuda con un sitio.',
      paragraphs: ['Quien se ocupa del sitio de {{name}} te ha invitado a trabajar en él.', '{{may}}'],
      button: 'Aceptar y abrir el sitio',
      after: [
        'El enlace vale una sola vez, hasta el {{until}}: no lo reenvíes. Después entras en {{door}} con esta dirección.',
        'No ves pedidos, facturas ni pagos.',
        '¿No lo esperabas? No hagas nada: sin el enlace no entra nadie, y la invitación caduca sola.',
      ],
      footer: 'Recibes este correo porque el titular del sitio nos ha dado tu dirección para invitarte.',
    },
    'helper-added': {
      subject: 'Sitio de {{name}}: has invitado a {{mail}}',
      heading: 'Has invitado a alguien a tu sitio.',
      paragraphs: ['{{mail}} puede trabajar en el sitio de {{name}} desde que abra su enlace.', '{{may}}'],
      button: 'Ver quién puede modificar',
      after: ['¿No has sido tú? Abre la página, quita el acceso y responde a este correo: lo lee una persona.'],
    },
    'contacts-published': {
      subject: 'Sitio de {{name}}: nuevos contactos publicados',
      heading: 'Los contactos de tu sitio han cambiado.',
      paragraphs: ['En el sitio de {{name}} se ha publicado: {{what}}.', '{{who}}'],
      button: 'Ver quién puede modificar',
      after: [
        '¿No sabes nada? Quita el acceso a quien no deba tenerlo, recupera la versión anterior y responde a este correo: lo lee una persona.',
      ],
    },
  },
  fr: {
    'helper-invite': {
      subject: '{{name}} : on vous demande de l’aide pour le site',
      heading: 'On vous demande de l’aide pour un site.',
      paragraphs: ['La personne qui s’occupe du site de {{name}} vous a invité à y travailler.', '{{may}}'],
      button: 'Accepter et ouvrir le site',
      after: [
        'Le lien n’est valable qu’une fois, jusqu’au {{until}} : ne le transférez pas. Ensuite, vous entrez sur {{door}} avec cette adresse.',
        'Vous ne voyez ni commandes, ni factures, ni paiements.',
        'Vous ne vous y attendiez pas ? Ne faites rien : sans le lien, personne n’entre, et l’invitation expire d’elle-même.',
      ],
      footer: 'Vous recevez cet e-mail parce que le titulaire du site nous a donné votre adresse pour vous inviter.',
    },
    'helper-added': {
      subject: 'Site de {{name}} : vous avez invité {{mail}}',
      heading: 'Vous avez invité quelqu’un sur votre site.',
      paragraphs: ['{{mail}} peut travailler sur le site de {{name}} dès l’ouverture de son lien.', '{{may}}'],
      button: 'Voir qui peut modifier',
      after: [
        'Ce n’était pas vous ? Ouvrez la page, retirez l’accès, puis répondez à cet e-mail : une personne vous lira.',
      ],
    },
    'contacts-published': {
      subject: 'Site de {{name}} : nouveaux contacts publiés',
      heading: 'Les contacts de votre site ont changé.',
      paragraphs: ['Sur le site de {{name}} a été publié : {{what}}.', '{{who}}'],
      button: 'Voir qui peut modifier',
      after: [
        'Vous n’êtes pas au courant ? Retirez l’accès à qui ne doit pas l’avoir, remettez la version précédente et répondez à cet e-mail : une personne vous lira.',
      ],
    },
  },
  el: {
    'helper-invite': {
      subject: '{{name}}: σας ζητούν βοήθεια με τον ιστότοπο',
      heading: 'Σας ζητούν βοήθεια με έναν ιστότοπο.',
      paragraphs: ['Όποιος φροντίζει τον ιστότοπο για {{name}} σας προσκάλεσε να εργαστείτε σε αυτόν.', '{{may}}'],
      button: 'Αποδοχή και άνοιγμα',
      after: [
        'Ο σύνδεσμος ισχύει μία μόνο φορά, έως τις {{until}}: μην τον προωθήσετε. Μετά μπαίνετε από {{door}} με αυτή τη διεύθυνση.',
        'Δεν βλέπετε παραγγελίες, τιμολόγια ή πληρωμές.',
        'Δεν το περιμένατε; Μην κάνετε τίποτα: χωρίς τον σύνδεσμο δεν μπαίνει κανείς και η πρόσκληση λήγει μόνη της.',
      ],
      footer:
        'Λαμβάνετε αυτό το e-mail επειδή ο κάτοχος του ιστότοπου μας έδωσε τη διεύθυνσή σας για να σας προσκαλέσει.',
    },
    'helper-added': {
      subject: 'Ιστότοπος για {{name}}: προσκαλέσατε {{mail}}',
      heading: 'Προσκαλέσατε κάποιον στον ιστότοπό σας.',
      paragraphs: [
        'Ο χρήστης {{mail}} μπορεί να εργαστεί στον ιστότοπο για {{name}} μόλις ανοίξει τον σύνδεσμό του.',
        '{{may}}',
      ],
      button: 'Δείτε ποιος μπορεί να επεξεργαστεί',
      after: [
        'Δεν ήσασταν εσείς; Ανοίξτε τη σελίδα, αφαιρέστε την πρόσβαση και απαντήστε σε αυτό το e-mail: το διαβάζει άνθρωπος.',
      ],
    },
    'contacts-published': {
      subject: 'Ιστότοπος για {{name}}: νέα στοιχεία επικοινωνίας',
      heading: 'Τα στοιχεία επικοινωνίας στον ιστότοπό σας άλλαξαν.',
      paragraphs: ['Στον ιστότοπο για {{name}} δημοσιεύτηκε: {{what}}.', '{{who}}'],
      button: 'Δείτε ποιος μπορεί να επεξεργαστεί',
      after: [
        'Δεν γνωρίζετε κάτι; Αφαιρέστε την πρόσβαση από όποιον δεν πρέπει να την έχει, επαναφέρετε την προηγούμενη έκδοση και απαντήστε σε αυτό το e-mail: το διαβάζει άνθρωπος.',
      ],
    },
  },
};
