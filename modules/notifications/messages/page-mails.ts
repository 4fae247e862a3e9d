/** What an owner is written about the page that their site follows. */
import type { Lang } from '../../../site-kit/names.ts';
import { brakeAnswers } from './page-answers.ts';
import type { MailWords } from './words.ts';

export const PAGE_MAILS = [
  'page-token-ended',
  'page-lost',
  'page-moved',
  'page-suspected',
  'page-app-removed',
] as const;

export const pageMails: Record<Lang, Record<(typeof PAGE_MAILS)[number], MailWords>> = {
  it: {
    'page-token-ended': {
      subject: 'La pagina di {{name}} va ricollegata',
      heading: 'Facebook non ci lascia più leggere la tua pagina come prima.',
      paragraphs: [
        'Succede quando passa del tempo, quando cambi la password o quando cambiano i permessi sulla pagina di {{name}}.',
        'Il sito resta com’è e continuiamo a leggere ciò che la pagina mostra a tutti. Le novità però arrivano più tardi e alcune, come le recensioni, possono mancare. Niente è stato cancellato.',
      ],
      button: 'Ricollega la pagina',
      after: [],
    },
    'page-lost': {
      subject: 'La pagina di {{name}} non c’è più. Il sito sì.',
      heading: 'La tua pagina non c’è più. Il tuo sito sì.',
      paragraphs: [
        'Da tre giorni Facebook dice che la pagina di {{name}} è stata rimossa o non è pubblica.',
        'Testi e foto restano sul sito. Abbiamo tolto soltanto i link alla pagina, perché non portano più da nessuna parte: se la pagina torna, tornano anche loro.',
        'Se la pagina non tornerà, puoi rendere tuo tutto quello che c’è sul sito.',
      ],
      button: 'Apri e decidi',
      after: [],
    },
    'page-moved': {
      subject: 'La pagina di {{name}} ha un nuovo indirizzo',
      heading: 'La tua pagina si è spostata. Il tuo sito no.',
      paragraphs: [
        'Facebook dice che la pagina di {{name}} è stata unita a un’altra. Il sito resta com’è.',
        'È ancora la tua? Dillo con un clic e il sito seguirà quella nuova.',
      ],
      button: 'Guarda la nuova pagina',
      after: [],
    },
    'page-suspected': {
      subject: '{{name}}: questa è ancora la tua attività?',
      heading: 'Questa è ancora la tua attività?',
      paragraphs: [
        'Sulla pagina di {{name}} è cambiato molto in una volta sola, come quando una pagina viene venduta o rubata. Per sicurezza non abbiamo toccato il sito.',
        'Puoi rispondere in tre modi: sì, prendi tutto; prima fammi guardare; smetti di seguire la pagina. Finché non rispondi il sito resta com’è.',
      ],
      button: 'Guarda e rispondi',
      after: [],
      answers: brakeAnswers.it,
    },
    'page-app-removed': {
      subject: '{{name}}: che cosa resta sul sito dopo il {{until}}',
      heading: 'Hai tolto a Vetrina l’accesso alla pagina.',
      paragraphs: [
        'Su Facebook è stato revocato il nostro accesso alla pagina di {{name}}. Abbiamo cancellato subito la chiave della pagina e non la leggiamo più.',
        'Il sito resta com’è fino al {{until}}. Se entro quel giorno non scegli di tenere ciò che viene dalla pagina, post, eventi, recensioni e foto lasceranno il sito. Restano nome, contatti, indirizzo, orari e quello che hai scritto tu.',
      ],
      button: 'Scegli che cosa tenere',
      after: [],
    },
  },
  en: {
    'page-token-ended': {
      subject: 'The page of {{name}} needs to be connected again',
      heading: 'Facebook no longer lets us read your page as before.',
      paragraphs: [
        'This happens when time passes, when you change your password, or when rights on the page of {{name}} change.',
        'The site stays as it is, and we go on reading what the page shows to everybody. News take longer to arrive, and some, such as reviews, may be missing. Nothing has been deleted.',
      ],
      button: 'Connect the page again',
      after: [],
    },
    'page-lost': {
      subject: 'The page of {{name}} is gone. Your site is not.',
      heading: 'Your page is gone. Your site is not.',
      paragraphs: [
        'For three days Facebook has told us that the page of {{name}} was removed or is not public.',
        'Texts and photos stay on the site. We have only taken away the links to the page, because they lead nowhere: if the page comes back, so do they.',
        'If the page will not come back, you can make everything on the site yours.',
      ],
      button: 'Open and decide',
      after: [],
    },
    'page-moved': {
      subject: 'The page of {{name}} has a new address',
      heading: 'Your page has moved. Your site has not.',
      paragraphs: [
        'Facebook says that the page of {{name}} was merged into another one. The site stays as it is.',
        'Is it still yours? Say so with one click, and the site follows the new page.',
      ],
      button: 'Look at the new page',
      after: [],
    },
    'page-suspected': {
      subject: '{{name}}: is this still your business?',
      heading: 'Is this still your business?',
      paragraphs: [
        'A lot changed at once on the page of {{name}}, as it does when a page is sold or stolen. To be safe, we have not touched the site.',
        'There are three answers: yes, take it all; let me look first; stop following the page. Until you answer, the site stays as it is.',
      ],
      button: 'Look and answer',
      after: [],
      answers: brakeAnswers.en,
    },
    'page-app-removed': {
      subject: '{{name}}: what stays on the site after {{until}}',
      heading: 'You have taken back Vetrina’s access to the page.',
      paragraphs: [
        'Our access to the page of {{name}} was removed on Facebook. We deleted the page’s key at once and no longer read it.',
        'The site stays as it is until {{until}}. Unless you choose by then to keep what came from the page, posts, events, reviews and photos will leave the site. Name, contact details, address, opening hours and what you wrote yourself stay.',
      ],
      button: 'Choose what to keep',
      after: [],
    },
  },
  es: {
    'page-token-ended': {
      subject: 'Hay que volver a conectar la página de {{name}}',
      heading: 'Facebook ya no nos deja leer tu página como antes.',
      paragraphs: [
        'Ocurre cuando pasa el tiempo, cuando cambias la contraseña o cuando cambian los permisos de la página de {{name}}.',
        'El sitio sigue como está y continuamos leyendo lo que la página muestra a todos. Las novedades tardan más en llegar y algunas, como las reseñas, pueden faltar. No se ha borrado nada.',
      ],
      button: 'Volver a conectar la página',
      after: [],
    },
    'page-lost': {
      subject: 'La página de {{name}} ya no está. Tu sitio, sí.',
      heading: 'Tu página ya no está. Tu sitio, sí.',
      paragraphs: [
        'Desde hace tres días Facebook dice que la página de {{name}} se eliminó o no es pública.',
        'Los textos y las fotos siguen en el sitio. Solo hemos quitado los enlaces a la página, porque no llevan a ninguna parte: si la página vuelve, ellos también.',
        'Si la página no va a volver, puedes hacer tuyo todo lo que hay en el sitio.',
      ],
      button: 'Abrir y decidir',
      after: [],
    },
    'page-moved': {
      subject: 'La página de {{name}} tiene una dirección nueva',
      heading: 'Tu página se ha mudado. Tu sitio, no.',
      paragraphs: [
        'Facebook dice que la página de {{name}} se ha unido a otra. El sitio sigue como está.',
        '¿Sigue siendo tuya? Dilo con un clic y el sitio seguirá la nueva.',
      ],
      button: 'Ver la página nueva',
      after: [],
    },
    'page-suspected': {
      subject: '{{name}}: ¿sigue siendo tu negocio?',
      heading: '¿Sigue siendo tu negocio?',
      paragraphs: [
        'En la página de {{name}} ha cambiado mucho de una vez, como cuando una página se vende o la roban. Por seguridad no hemos tocado el sitio.',
        'Hay tres respuestas: sí, tómalo todo; quiero mirarlo antes; deja de seguir la página. Mientras no respondas, el sitio sigue como está.',
      ],
      button: 'Mirar y responder',
      after: [],
      answers: brakeAnswers.es,
    },
    'page-app-removed': {
      subject: '{{name}}: qué queda en el sitio después del {{until}}',
      heading: 'Has retirado a Vetrina el acceso a la página.',
      paragraphs: [
        'En Facebook se ha retirado nuestro acceso a la página de {{name}}. Hemos borrado enseguida la clave de la página y ya no la leemos.',
        'El sitio sigue como está hasta el {{until}}. Si antes de ese día no eliges conservar lo que viene de la página, las publicaciones, los eventos, las reseñas y las fotos dejarán el sitio. Quedan el nombre, los contactos, la dirección, el horario y lo que has escrito tú.',
      ],
      button: 'Elegir qué conservar',
      after: [],
    },
  },
  fr: {
    'page-token-ended': {
      subject: 'La page de {{name}} doit être reconnectée',
      heading: 'Facebook ne nous laisse plus lire votre page comme avant.',
      paragraphs: [
        'Cela arrive avec le temps, quand vous changez de mot de passe ou quand les droits sur la page de {{name}} changent.',
        'Le site reste tel quel et nous continuons à lire ce que la page montre à tout le monde. Les nouveautés arrivent plus tard et certaines, comme les avis, peuvent manquer. Rien n’a été supprimé.',
      ],
      button: 'Reconnecter la page',
      after: [],
    },
    'page-lost': {
      subject: 'La page de {{name}} n’existe plus. Votre site, si.',
      heading: 'Votre page n’existe plus. Votre site, si.',
      paragraphs: [
        'Depuis trois jours, Facebook indique que la page de {{name}} a été supprimée ou n’est pas publique.',
        'Textes et photos restent sur le site. Nous avons seulement retiré les liens vers la page, car ils ne mènent plus nulle part : si la page revient, ils reviennent aussi.',
        'Si la page ne revient pas, tout ce qui est sur le site peut devenir le vôtre.',
      ],
      button: 'Ouvrir et décider',
      after: [],
    },
    'page-moved': {
      subject: 'La page de {{name}} a une nouvelle adresse',
      heading: 'Votre page a déménagé. Pas votre site.',
      paragraphs: [
        'Facebook indique que la page de {{name}} a été fusionnée avec une autre. Le site reste tel quel.',
        'Est-ce toujours la vôtre ? Dites-le en un clic et le site suivra la nouvelle.',
      ],
      button: 'Voir la nouvelle page',
      after: [],
    },
    'page-suspected': {
      subject: '{{name}} : est-ce toujours votre entreprise ?',
      heading: 'Est-ce toujours votre entreprise ?',
      paragraphs: [
        'Beaucoup de choses ont changé d’un coup sur la page de {{name}}, comme lorsqu’une page est vendue ou volée. Par prudence, nous n’avons pas touché au site.',
        'Trois réponses sont possibles : oui, tout reprendre ; regarder d’abord ; ne plus suivre la page. Tant que vous ne répondez pas, le site reste tel quel.',
      ],
      button: 'Regarder et répondre',
      after: [],
      answers: brakeAnswers.fr,
    },
    'page-app-removed': {
      subject: '{{name}} : ce qui reste sur le site après le {{until}}',
      heading: 'Vous avez retiré à Vetrina l’accès à la page.',
      paragraphs: [
        'Notre accès à la page de {{name}} a été retiré sur Facebook. Nous avons aussitôt effacé la clé de la page et nous ne la lisons plus.',
        'Le site reste tel quel jusqu’au {{until}}. Si vous ne choisissez pas d’ici là de garder ce qui vient de la page, les publications, les événements, les avis et les photos quitteront le site. Le nom, les coordonnées, l’adresse, les horaires et ce que vous avez écrit restent.',
      ],
      button: 'Choisir ce qui reste',
      after: [],
    },
  },
  el: {
    'page-token-ended': {
      subject: 'Η σελίδα για {{name}} πρέπει να συνδεθεί ξανά',
      heading: 'Το Facebook δεν μας αφήνει πια να διαβάζουμε τη σελίδα σας όπως πριν.',
      paragraphs: [
        'Συμβαίνει όταν περνά ο καιρός, όταν αλλάζετε κωδικό ή όταν αλλάζουν τα δικαιώματα στη σελίδα για {{name}}.',
        'Ο ιστότοπος μένει όπως είναι και συνεχίζουμε να διαβάζουμε όσα δείχνει η σελίδα σε όλους. Τα νέα όμως έρχονται αργότερα και μερικά, όπως οι κριτικές, μπορεί να λείπουν. Τίποτα δεν διαγράφηκε.',
      ],
      button: 'Συνδέστε ξανά τη σελίδα',
      after: [],
    },
    'page-lost': {
      subject: 'Η σελίδα για {{name}} δεν υπάρχει πια. Ο ιστότοπος υπάρχει.',
      heading: 'Η σελίδα σας δεν υπάρχει πια. Ο ιστότοπός σας υπάρχει.',
      paragraphs: [
        'Εδώ και τρεις ημέρες το Facebook λέει ότι η σελίδα για {{name}} αφαιρέθηκε ή δεν είναι δημόσια.',
        'Κείμενα και φωτογραφίες μένουν στον ιστότοπο. Αφαιρέσαμε μόνο τους συνδέσμους προς τη σελίδα, γιατί δεν οδηγούν πουθενά: αν η σελίδα επιστρέψει, επιστρέφουν και αυτοί.',
        'Αν η σελίδα δεν πρόκειται να επιστρέψει, μπορείτε να κάνετε δικά σας όλα όσα υπάρχουν στον ιστότοπο.',
      ],
      button: 'Ανοίξτε και αποφασίστε',
      after: [],
    },
    'page-moved': {
      subject: 'Η σελίδα για {{name}} έχει νέα διεύθυνση',
      heading: 'Η σελίδα σας μετακόμισε. Ο ιστότοπός σας όχι.',
      paragraphs: [
        'Το Facebook λέει ότι η σελίδα για {{name}} ενώθηκε με άλλη. Ο ιστότοπος μένει όπως είναι.',
        'Είναι ακόμη δική σας; Πείτε το με ένα κλικ και ο ιστότοπος θα ακολουθεί τη νέα.',
      ],
      button: 'Δείτε τη νέα σελίδα',
      after: [],
    },
    'page-suspected': {
      subject: '{{name}}: είναι ακόμη η επιχείρησή σας;',
      heading: 'Είναι ακόμη η επιχείρησή σας;',
      paragraphs: [
        'Στη σελίδα για {{name}} άλλαξαν πολλά μαζί, όπως όταν μια σελίδα πουλιέται ή κλέβεται. Για ασφάλεια δεν αγγίξαμε τον ιστότοπο.',
        'Υπάρχουν τρεις απαντήσεις: ναι, πάρτε τα όλα· θέλω πρώτα να δω· σταματήστε να ακολουθείτε τη σελίδα. Ώσπου να απαντήσετε, ο ιστότοπος μένει όπως είναι.',
      ],
      button: 'Δείτε και απαντήστε',
      after: [],
      answers: brakeAnswers.el,
    },
    'page-app-removed': {
      subject: '{{name}}: τι μένει στον ιστότοπο μετά τις {{until}}',
      heading: 'Αφαιρέσατε από τη Vetrina την πρόσβαση στη σελίδα.',
      paragraphs: [
        'Στο Facebook αφαιρέθηκε η πρόσβασή μας στη σελίδα για {{name}}. Διαγράψαμε αμέσως το κλειδί της σελίδας και δεν τη διαβάζουμε πια.',
        'Ο ιστότοπος μένει όπως είναι έως τις {{until}}. Αν ως τότε δεν επιλέξετε να κρατήσετε όσα ήρθαν από τη σελίδα, οι δημοσιεύσεις, οι εκδηλώσεις, οι κριτικές και οι φωτογραφίες θα φύγουν. Μένουν το όνομα, τα στοιχεία επικοινωνίας, η διεύθυνση, το ωράριο και όσα γράψατε εσείς.',
      ],
      button: 'Επιλέξτε τι θα μείνει',
      after: [],
    },
  },
};
