/** The mail that lets a customer in, and the one that tells them that the social network did. */
import type { Lang } from '../../../site-kit/names.ts';
import type { MailWords } from './words.ts';

export const manager: Record<Lang, Record<'manager-link' | 'entered-by-page', MailWords>> = {
  it: {
    'manager-link': {
      subject: 'Il tuo link per entrare in Vetrina',
      heading: 'Entra e gestisci i tuoi siti.',
      paragraphs: [
        'Qualcuno, probabilmente tu, ha chiesto di entrare con questo indirizzo.',
        'Il pulsante apre gli ordini che hai pagato con questo indirizzo e i siti a cui dai una mano. Non serve nessuna password.',
      ],
      button: 'Entra',
      after: [
        'Il link vale {{minutes}} minuti e una volta sola: non inoltrarlo.',
        'Non sei stato tu? Ignora questa e-mail: senza il link non entra nessuno.',
      ],
      footer:
        'Ricevi questa e-mail perché con questo indirizzo hai un ordine su Vetrina o dai una mano a un sito. Rispondi pure: legge una persona.',
    },
    'entered-by-page': {
      subject: 'Accesso con Facebook all’ordine di {{name}}',
      heading: 'Qualcuno è entrato con Facebook.',
      paragraphs: [
        'Chi ha il pieno controllo della pagina Facebook di {{name}} ha aperto il tuo ordine da un nuovo browser.',
        'Sei stato tu? Allora non devi fare niente.',
      ],
      button: 'Apri l’ordine',
      after: [
        'Non sei stato tu? Togli su Facebook il controllo della pagina a chi non deve averlo, poi rispondi a questa e-mail: legge una persona.',
      ],
    },
  },
  en: {
    'manager-link': {
      subject: 'Your link to sign in to Vetrina',
      heading: 'Sign in and manage your sites.',
      paragraphs: [
        'Somebody, probably you, asked to sign in with this address.',
        'The button opens every order you paid for under this address and the sites you help with. No password is needed.',
      ],
      button: 'Sign in',
      after: [
        'The link works for {{minutes}} minutes and only once: do not forward it.',
        'Wasn’t it you? Ignore this e-mail: without the link nobody gets in.',
      ],
      footer:
        'You receive this e-mail because under this address you have an order at Vetrina or help with a site. Feel free to reply: a person reads it.',
    },
    'entered-by-page': {
      subject: 'Sign-in with Facebook to the order of {{name}}',
      heading: 'Somebody signed in with Facebook.',
      paragraphs: [
        'Somebody with full control of the Facebook page of {{name}} has opened your order from a new browser.',
        'Was it you? Then there is nothing to do.',
      ],
      button: 'Open the order',
      after: [
        'Wasn’t it you? On Facebook, remove page control from anyone who should not have it, then reply to this e-mail: a person reads it.',
      ],
    },
  },
  es: {
    'manager-link': {
      subject: 'Tu enlace para entrar en Vetrina',
      heading: 'Entra y gestiona tus sitios.',
      paragraphs: [
        'Alguien, probablemente tú, ha pedido entrar con esta dirección.',
        'El botón abre los pedidos que has pagado con esta dirección y los sitios en los que ayudas. No hace falta contraseña.',
      ],
      button: 'Entrar',
      after: [
        'El enlace vale {{minutes}} minutos y una sola vez: no lo reenvíes.',
        '¿No has sido tú? Ignora este correo: sin el enlace no entra nadie.',
      ],
      footer:
        'Recibes este correo porque con esta dirección tienes un pedido en Vetrina o ayudas con un sitio. Puedes responder: lo lee una persona.',
    },
    'entered-by-page': {
      subject: 'Acceso con Facebook al pedido de {{name}}',
      heading: 'Alguien ha entrado con Facebook.',
      paragraphs: [
        'Quien tiene el control total de la página de Facebook de {{name}} ha abierto tu pedido desde un navegador nuevo.',
        '¿Has sido tú? Entonces no tienes que hacer nada.',
      ],
      button: 'Abrir el pedido',
      after: [
        '¿No has sido tú? Quita en Facebook el control de la página a quien no deba tenerlo y responde a este correo: lo lee una persona.',
      ],
    },
  },
  fr: {
    'manager-link': {
      subject: 'Votre lien pour entrer dans Vetrina',
      heading: 'Entrez et gérez vos sites.',
      paragraphs: [
        'Quelqu’un, sans doute vous, a demandé à entrer avec cette adresse.',
        'Le bouton ouvre les commandes que vous avez payées avec cette adresse et les sites que vous aidez à tenir. Aucun mot de passe n’est nécessaire.',
      ],
      button: 'Entrer',
      after: [
        'Le lien est valable {{minutes}} minutes et une seule fois : ne le transférez pas.',
        'Ce n’était pas vous ? Ignorez cet e-mail : sans le lien, personne n’entre.',
      ],
      footer:
        'Vous recevez cet e-mail parce qu’avec cette adresse vous avez une commande chez Vetrina ou aidez à tenir un site. Vous pouvez répondre : une personne vous lira.',
    },
    'entered-by-page': {
      subject: 'Connexion avec Facebook à la commande de {{name}}',
      heading: 'Quelqu’un s’est connecté avec Facebook.',
      paragraphs: [
        'Une personne qui a le contrôle total de la page Facebook de {{name}} a ouvert votre commande depuis un nouveau navigateur.',
        'C’était vous ? Alors il n’y a rien à faire.',
      ],
      button: 'Ouvrir la commande',
      after: [
        'Ce n’était pas vous ? Retirez sur Facebook le contrôle de la page à qui ne doit pas l’avoir, puis répondez à cet e-mail : une personne vous lira.',
      ],
    },
  },
  el: {
    'manager-link': {
      subject: 'Ο σύνδεσμος για την είσοδό σας στη Vetrina',
      heading: 'Συνδεθείτε και διαχειριστείτε τους ιστότοπούς σας.',
      paragraphs: [
        'Κάποιος, πιθανότατα εσείς, ζήτησε να συνδεθεί με αυτή τη διεύθυνση.',
        'Το κουμπί ανοίγει τις παραγγελίες που έχετε πληρώσει με αυτή τη διεύθυνση και τους ιστότοπους στους οποίους βοηθάτε. Δεν χρειάζεται κωδικός.',
      ],
      button: 'Σύνδεση',
      after: [
        'Ο σύνδεσμος ισχύει για {{minutes}} λεπτά και μία μόνο φορά: μην τον προωθήσετε.',
        'Δεν ήσασταν εσείς; Αγνοήστε αυτό το e-mail: χωρίς τον σύνδεσμο δεν μπαίνει κανείς.',
      ],
      footer:
        'Λαμβάνετε αυτό το e-mail επειδή με αυτή τη διεύθυνση έχετε παραγγελία στη Vetrina ή βοηθάτε με έναν ιστότοπο. Μπορείτε να απαντήσετε: το διαβάζει άνθρωπος.',
    },
    'entered-by-page': {
      subject: 'Σύνδεση με Facebook στην παραγγελία για {{name}}',
      heading: 'Κάποιος συνδέθηκε με Facebook.',
      paragraphs: [
        'Όποιος έχει πλήρη έλεγχο της σελίδας στο Facebook για {{name}} άνοιξε την παραγγελία σας από νέο περιηγητή.',
        'Ήσασταν εσείς; Τότε δεν χρειάζεται να κάνετε τίποτα.',
      ],
      button: 'Άνοιγμα παραγγελίας',
      after: [
        'Δεν ήσασταν εσείς; Αφαιρέστε στο Facebook τον έλεγχο της σελίδας από όποιον δεν πρέπει να τον έχει και απαντήστε σε αυτό το e-mail: το διαβάζει άνθρωπος.',
      ],
    },
  },
};
