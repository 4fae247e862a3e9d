/** Mails of staff and of previews: nobody who gets one has an order of their own making, and each says why it came. */
import type { Lang } from '../../../site-kit/names.ts';
import type { MailWords } from './words.ts';

type Kind = 'staff-invite' | 'payment-link' | 'preview-link';

export const agents: Record<Lang, Record<Kind, MailWords>> = {
  it: {
    'staff-invite': {
      subject: 'Il tuo accesso a Vetrina',
      heading: 'Ciao {{name}}, scegli la tua password.',
      paragraphs: ['Ti è stato aperto un accesso a Vetrina con questo indirizzo e-mail.'],
      button: 'Scegli la password',
      after: ['Il collegamento vale una volta sola, fino al {{until}}.', 'Non te lo aspettavi? Ignora questa e-mail.'],
      footer: 'Ricevi questa e-mail perché chi gestisce Vetrina ti ha invitato.',
    },
    'payment-link': {
      subject: 'Il sito di {{name}}: controlla l’ordine e paga',
      heading: 'Il tuo ordine è pronto.',
      paragraphs: [
        '{{agent}} ha preparato per te l’ordine del sito di {{name}}: {{lines}}, {{total}} per un anno, IVA inclusa.',
        'Apri l’ordine, controlla i dati, accetta i termini e paga con la tua carta. Finché non paghi non succede nulla.',
      ],
      button: 'Apri l’ordine e paga',
      after: [
        'Il link apre il tuo ordine senza password: non inoltrarlo.',
        'Non hai chiesto niente? Ignora questa e-mail: senza pagamento non succede nulla.',
      ],
      footer:
        'Ricevi questa e-mail perché hai dato il tuo indirizzo a un agente di Vetrina. Rispondi pure: legge una persona.',
    },
    'preview-link': {
      subject: 'L’anteprima del sito di {{name}}',
      heading: 'Ecco l’anteprima che hai chiesto.',
      paragraphs: ['È il sito di {{name}}, composto con quello che c’è sulla sua pagina.'],
      button: 'Guarda l’anteprima',
      after: [
        'Il collegamento vale fino al {{until}}.',
        'Non l’hai chiesta tu? Ignora questa e-mail: non ne arriveranno altre.',
      ],
      footer:
        'Ricevi questa sola e-mail perché qualcuno ha scritto il tuo indirizzo nella pagina di Vetrina. Non conserviamo l’indirizzo per altro.',
    },
  },
  en: {
    'staff-invite': {
      subject: 'Your access to Vetrina',
      heading: 'Hello {{name}}, choose your password.',
      paragraphs: ['An account with this e-mail address has been opened for you at Vetrina.'],
      button: 'Choose the password',
      after: ['The link works once, until {{until}}.', 'Not expecting it? Ignore this e-mail.'],
      footer: 'You receive this e-mail because the people who run Vetrina invited you.',
    },
    'payment-link': {
      subject: 'The website of {{name}}: check the order and pay',
      heading: 'Your order is ready.',
      paragraphs: [
        '{{agent}} has prepared your order for the website of {{name}}: {{lines}}, {{total}} for one year, VAT included.',
        'Open the order, check the details, accept the terms and pay with your card. Nothing happens until you pay.',
      ],
      button: 'Open the order and pay',
      after: [
        'The link opens your order without a password: do not forward it.',
        'Didn’t ask for this? Ignore this e-mail: nothing happens without a payment.',
      ],
      footer:
        'You receive this e-mail because you gave your address to an agent of Vetrina. Feel free to reply: a person reads it.',
    },
    'preview-link': {
      subject: 'Preview of the website of {{name}}',
      heading: 'Here is the preview you asked for.',
      paragraphs: ['This is the website of {{name}}, made from what is on its page.'],
      button: 'See the preview',
      after: ['The link works until {{until}}.', 'Didn’t ask for it? Ignore this e-mail: no others will follow.'],
      footer:
        'You receive this single e-mail because somebody entered your address on Vetrina’s page. We keep the address for nothing else.',
    },
  },
  es: {
    'staff-invite': {
      subject: 'Tu acceso a Vetrina',
      heading: 'Hola, {{name}}: elige tu contraseña.',
      paragraphs: ['Se ha abierto un acceso a Vetrina con este correo electrónico.'],
      button: 'Elegir la contraseña',
      after: ['El enlace vale una sola vez, hasta el {{until}}.', '¿No lo esperabas? Ignora este correo.'],
      footer: 'Recibes este correo porque quien gestiona Vetrina te ha invitado.',
    },
    'payment-link': {
      subject: 'El sitio de {{name}}: revisa el pedido y paga',
      heading: 'Tu pedido está listo.',
      paragraphs: [
        '{{agent}} ha preparado para ti el pedido del sitio de {{name}}: {{lines}}, {{total}} por un año, IVA incluido.',
        'Abre el pedido, revisa los datos, acepta las condiciones y paga con tu tarjeta. Mientras no pagues no pasa nada.',
      ],
      button: 'Abrir el pedido y pagar',
      after: [
        'El enlace abre tu pedido sin contraseña: no lo reenvíes.',
        '¿No has pedido nada? Ignora este correo: sin pago no pasa nada.',
      ],
      footer:
        'Recibes este correo porque diste tu dirección a un agente de Vetrina. Puedes responder: lo lee una persona.',
    },
    'preview-link': {
      subject: 'La vista previa del sitio de {{name}}',
      heading: 'Aquí tienes la vista previa que has pedido.',
      paragraphs: ['Es el sitio de {{name}}, compuesto con lo que hay en su página.'],
      button: 'Ver la vista previa',
      after: ['El enlace vale hasta el {{until}}.', '¿No la has pedido tú? Ignora este correo: no llegarán más.'],
      footer:
        'Recibes este único correo porque alguien escribió tu dirección en la página de Vetrina. No guardamos la dirección para nada más.',
    },
  },
  fr: {
    'staff-invite': {
      subject: 'Votre accès à Vetrina',
      heading: 'Bonjour {{name}}, choisissez votre mot de passe.',
      paragraphs: ['Un accès à Vetrina a été ouvert avec cette adresse e-mail.'],
      button: 'Choisir le mot de passe',
      after: ['Le lien ne sert qu’une fois, jusqu’au {{until}}.', 'Vous ne l’attendiez pas ? Ignorez cet e-mail.'],
      footer: 'Vous recevez cet e-mail parce que les gestionnaires de Vetrina vous ont invité.',
    },
    'payment-link': {
      subject: 'Le site de {{name}} : vérifiez la commande et payez',
      heading: 'Votre commande est prête.',
      paragraphs: [
        '{{agent}} a préparé pour vous la commande du site de {{name}} : {{lines}}, {{total}} pour un an, TVA comprise.',
        'Ouvrez la commande, vérifiez les données, acceptez les conditions et payez avec votre carte. Rien ne se passe tant que vous n’avez pas payé.',
      ],
      button: 'Ouvrir la commande et payer',
      after: [
        'Le lien ouvre votre commande sans mot de passe : ne le transférez pas.',
        'Vous n’avez rien demandé ? Ignorez cet e-mail : sans paiement, rien ne se passe.',
      ],
      footer:
        'Vous recevez cet e-mail parce que vous avez donné votre adresse à un agent de Vetrina. Vous pouvez répondre : une personne vous lira.',
    },
    'preview-link': {
      subject: 'L’aperçu du site de {{name}}',
      heading: 'Voici l’aperçu que vous avez demandé.',
      paragraphs: ['C’est le site de {{name}}, composé avec ce qui figure sur sa page.'],
      button: 'Voir l’aperçu',
      after: [
        'Le lien est valable jusqu’au {{until}}.',
        'Ce n’était pas vous ? Ignorez cet e-mail : il n’y en aura pas d’autre.',
      ],
      footer:
        'Vous recevez ce seul e-mail parce que quelqu’un a écrit votre adresse sur la page de Vetrina. Nous ne gardons l’adresse pour rien d’autre.',
    },
  },
  el: {
    'staff-invite': {
      subject: 'Η πρόσβασή σας στη Vetrina',
      heading: 'Γεια σας {{name}}, επιλέξτε τον κωδικό σας.',
      paragraphs: ['Άνοιξε για εσάς λογαριασμός στη Vetrina με αυτή τη διεύθυνση e-mail.'],
      button: 'Επιλογή κωδικού',
      after: ['Ο σύνδεσμος ισχύει μία φορά, έως {{until}}.', 'Δεν το περιμένατε; Αγνοήστε αυτό το e-mail.'],
      footer: 'Λαμβάνετε αυτό το e-mail επειδή σας προσκάλεσαν όσοι διαχειρίζονται τη Vetrina.',
    },
    'payment-link': {
      subject: 'Ο ιστότοπος για {{name}}: ελέγξτε την παραγγελία και πληρώστε',
      heading: 'Η παραγγελία σας είναι έτοιμη.',
      paragraphs: [
        'Ο συνεργάτης μας {{agent}} ετοίμασε για εσάς την παραγγελία του ιστότοπου για {{name}}: {{lines}}, {{total}} για έναν χρόνο, με ΦΠΑ.',
        'Ανοίξτε την παραγγελία, ελέγξτε τα στοιχεία, αποδεχτείτε τους όρους και πληρώστε με την κάρτα σας. Χωρίς πληρωμή δεν γίνεται τίποτα.',
      ],
      button: 'Άνοιγμα και πληρωμή',
      after: [
        'Ο σύνδεσμος ανοίγει την παραγγελία σας χωρίς κωδικό: μην τον προωθήσετε.',
        'Δεν ζητήσατε κάτι; Αγνοήστε το e-mail: χωρίς πληρωμή δεν γίνεται τίποτα.',
      ],
      footer:
        'Λαμβάνετε αυτό το e-mail επειδή δώσατε τη διεύθυνσή σας σε συνεργάτη της Vetrina. Μπορείτε να απαντήσετε: το διαβάζει άνθρωπος.',
    },
    'preview-link': {
      subject: 'Η προεπισκόπηση του ιστότοπου για {{name}}',
      heading: 'Εδώ είναι η προεπισκόπηση που ζητήσατε.',
      paragraphs: ['Είναι ο ιστότοπος για {{name}}, φτιαγμένος με όσα υπάρχουν στη σελίδα της επιχείρησης.'],
      button: 'Δείτε την προεπισκόπηση',
      after: ['Ο σύνδεσμος ισχύει έως {{until}}.', 'Δεν τη ζητήσατε εσείς; Αγνοήστε το e-mail: δεν θα έρθει άλλο.'],
      footer:
        'Λαμβάνετε μόνο αυτό το e-mail επειδή κάποιος έγραψε τη διεύθυνσή σας στη σελίδα της Vetrina. Δεν κρατάμε τη διεύθυνση για κάτι άλλο.',
    },
  },
};
