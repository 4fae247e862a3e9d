/** What the page of sources says, in the site's language, to the person whose social page it was. */
import type { LEFT_OUT_REASONS, Lang } from '../document.ts';

type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

interface SourceWords {
  title: string;
  lead: string;
  /** {own} and {ours} are numbers of texts. */
  tally: string;
  around: string;
  pictures: string;
  field: string;
  /** {date} "3 maggio". */
  post: string;
  event: string;
  /** {date} as in `post`. */
  owner: string;
  /** {date} as in `post`. */
  translated: string;
  ownPicture: string;
  review: string;
  caption: string;
  picture: string;
  standard: string;
  /** {fields} are names of fields. */
  filled: string;
  made: string;
  own: string;
  spoken: string;
  back: string;
  /** What the page says and the site does not. */
  leftOut: string;
  reasons: Record<LeftOutReason, string>;
}

export const SOURCE_WORDS: Record<Lang, SourceWords> = {
  it: {
    title: 'Da dove viene',
    lead: 'In questo sito non c’è nulla di inventato: ogni parola viene dalla tua pagina, oppure è un testo standard.',
    tally: '{own} testi sono tuoi, {ours} sono standard.',
    around: 'In tutte le pagine',
    pictures: 'Foto',
    field: 'Dalla tua pagina: {field}',
    post: 'Dal tuo post del {date}',
    event: 'Da un tuo evento',
    owner: 'Scritto da te il {date}',
    translated: 'Tradotto da te il {date}',
    ownPicture: 'Foto aggiunta da te il {date}',
    review: 'Da una recensione del {date}',
    caption: 'Didascalia di una tua foto',
    picture: 'Foto della tua pagina',
    standard: 'Testo standard',
    filled: 'Testo standard, con: {fields}',
    made: 'Ricavato da: {fields}',
    own: 'dai tuoi dati di fatturazione',
    spoken: 'letto ad alta voce a chi non vede',
    back: 'Torna al sito',
    leftOut: 'Non è nel sito, e perché',
    reasons: {
      contact: 'Sta già nei contatti',
      hours: 'Lo dicono già gli orari',
      label: 'Annuncia soltanto ciò che segue',
      older: 'Post e recensioni più vecchi: il sito mostra i più recenti',
      short: 'Troppo breve per stare da solo',
      past: 'Evento passato',
      cancelled: 'Evento annullato',
      private: 'Evento privato',
      length: 'Non c’era posto: troppo lungo o uno di troppo',
      regulated: 'La tua professione informa e non fa pubblicità: niente recensioni',
      unreadable: 'Non lo abbiamo capito: controllalo sulla tua pagina',
    },
  },
  en: {
    title: 'Where it comes from',
    lead: 'Nothing on this site is invented: every word comes from your page, or is a standard text.',
    tally: '{own} texts are yours, {ours} are standard.',
    around: 'On every page',
    pictures: 'Photos',
    field: 'From your page: {field}',
    post: 'From your post of {date}',
    event: 'From one of your events',
    owner: 'Written by you on {date}',
    translated: 'Translated by you on {date}',
    ownPicture: 'Photo added by you on {date}',
    review: 'From a review of {date}',
    caption: 'Caption of one of your photos',
    picture: 'Photo of your page',
    standard: 'Standard text',
    filled: 'Standard text, with: {fields}',
    made: 'Made from: {fields}',
    own: 'your billing details',
    spoken: 'read aloud to those who cannot see',
    back: 'Back to the site',
    leftOut: 'Not on the site, and why',
    reasons: {
      contact: 'Already stands with the contact details',
      hours: 'The opening hours already say it',
      label: 'Only announces what follows',
      older: 'Older posts and reviews: the site shows the newest',
      short: 'Too short to stand alone',
      past: 'Past event',
      cancelled: 'Cancelled event',
      private: 'Private event',
      length: 'No room: too long, or one too many',
      regulated: 'Your profession informs and does not advertise: no reviews',
      unreadable: 'We could not read this: please check it on your page',
    },
  },
  es: {
    title: 'De dónde viene',
    lead: 'En este sitio no hay nada inventado: cada palabra viene de tu página o es un texto estándar.',
    tally: '{own} textos son tuyos, {ours} son estándar.',
    around: 'En todas las páginas',
    pictures: 'Fotos',
    field: 'De tu página: {field}',
    post: 'De tu publicación del {date}',
    event: 'De un evento tuyo',
    owner: 'Escrito por ti el {date}',
    translated: 'Traducido por ti el {date}',
    ownPicture: 'Foto añadida por ti el {date}',
    review: 'De una opinión del {date}',
    caption: 'Pie de una de tus fotos',
    picture: 'Foto de tu página',
    standard: 'Texto estándar',
    filled: 'Texto estándar, con: {fields}',
    made: 'Sacado de: {fields}',
    own: 'tus datos de facturación',
    spoken: 'se lee en voz alta a quien no ve',
    back: 'Volver al sitio',
    leftOut: 'No está en el sitio, y por qué',
    reasons: {
      contact: 'Ya está en los datos de contacto',
      hours: 'Ya lo dice el horario',
      label: 'Solo anuncia lo que sigue',
      older: 'Publicaciones y opiniones más antiguas: el sitio muestra las más recientes',
      short: 'Demasiado breve para ir solo',
      past: 'Evento pasado',
      cancelled: 'Evento cancelado',
      private: 'Evento privado',
      length: 'No cabía: demasiado largo o uno de más',
      regulated: 'Tu profesión informa y no hace publicidad: sin opiniones',
      unreadable: 'No lo hemos entendido: revísalo en tu página',
    },
  },
  fr: {
    title: 'D’où ça vient',
    lead: 'Rien n’est inventé sur ce site : chaque mot vient de votre page, ou est un texte standard.',
    tally: '{own} textes sont de vous, {ours} sont standard.',
    around: 'Sur toutes les pages',
    pictures: 'Photos',
    field: 'De votre page : {field}',
    post: 'De votre publication du {date}',
    event: 'D’un de vos événements',
    owner: 'Écrit par vous le {date}',
    translated: 'Traduit par vous le {date}',
    ownPicture: 'Photo ajoutée par vous le {date}',
    review: 'D’un avis du {date}',
    caption: 'Légende d’une de vos photos',
    picture: 'Photo de votre page',
    standard: 'Texte standard',
    filled: 'Texte standard, avec : {fields}',
    made: 'Tiré de : {fields}',
    own: 'vos données de facturation',
    spoken: 'lu à voix haute à qui ne voit pas',
    back: 'Retour au site',
    leftOut: 'Pas sur le site, et pourquoi',
    reasons: {
      contact: 'Figure déjà dans les coordonnées',
      hours: 'Les horaires le disent déjà',
      label: 'Annonce seulement ce qui suit',
      older: 'Publications et avis plus anciens : le site montre les plus récents',
      short: 'Trop court pour figurer seul',
      past: 'Événement passé',
      cancelled: 'Événement annulé',
      private: 'Événement privé',
      length: 'Pas de place : trop long ou un de trop',
      regulated: 'Votre profession informe et ne fait pas de publicité : pas d’avis',
      unreadable: 'Nous ne l’avons pas compris : vérifiez-le sur votre page',
    },
  },
  el: {
    title: 'Από πού προέρχεται',
    lead: 'Τίποτα σε αυτόν τον ιστότοπο δεν είναι επινοημένο: κάθε λέξη προέρχεται από τη σελίδα σας ή είναι τυποποιημένο κείμενο.',
    tally: '{own} κείμενα είναι δικά σας, {ours} είναι τυποποιημένα.',
    around: 'Σε όλες τις σελίδες',
    pictures: 'Φωτογραφίες',
    field: 'Από τη σελίδα σας: {field}',
    post: 'Από τη δημοσίευσή σας της {date}',
    event: 'Από εκδήλωσή σας',
    owner: 'Γράφτηκε από εσάς στις {date}',
    translated: 'Μεταφράστηκε από εσάς στις {date}',
    ownPicture: 'Φωτογραφία που προσθέσατε στις {date}',
    review: 'Από κριτική της {date}',
    caption: 'Λεζάντα φωτογραφίας σας',
    picture: 'Φωτογραφία της σελίδας σας',
    standard: 'Τυποποιημένο κείμενο',
    filled: 'Τυποποιημένο κείμενο, με: {fields}',
    made: 'Προκύπτει από: {fields}',
    own: 'τα στοιχεία τιμολόγησής σας',
    spoken: 'διαβάζεται φωναχτά σε όσους δεν βλέπουν',
    back: 'Επιστροφή στον ιστότοπο',
    leftOut: 'Δεν είναι στον ιστότοπο, και γιατί',
    reasons: {
      contact: 'Υπάρχει ήδη στα στοιχεία επικοινωνίας',
      hours: 'Το λέει ήδη το ωράριο',
      label: 'Αναγγέλλει μόνο αυτό που ακολουθεί',
      older: 'Παλαιότερες δημοσιεύσεις και κριτικές: ο ιστότοπος δείχνει τις νεότερες',
      short: 'Πολύ σύντομο για να σταθεί μόνο του',
      past: 'Εκδήλωση που πέρασε',
      cancelled: 'Εκδήλωση που ακυρώθηκε',
      private: 'Ιδιωτική εκδήλωση',
      length: 'Δεν χωρούσε: πολύ μεγάλο ή ένα παραπάνω',
      regulated: 'Το επάγγελμά σας ενημερώνει και δεν διαφημίζει: χωρίς κριτικές',
      unreadable: 'Δεν το καταλάβαμε: ελέγξτε το στη σελίδα σας',
    },
  },
};

type FieldName = Record<Lang, string>;
const name = (it: string, en: string, es: string, fr: string, el: string): FieldName => ({ it, en, es, fr, el });
const HOURS = name('orari', 'opening hours', 'horario', 'horaires', 'ωράριο');
const ADDRESS = name('indirizzo', 'address', 'dirección', 'adresse', 'διεύθυνση');
const RATINGS = name('recensioni', 'reviews', 'opiniones', 'avis', 'κριτικές');
const NAME = name('nome', 'name', 'nombre', 'nom', 'όνομα');

/** Fields of a social page as their owner knows them; a field that is not here is "the page". */
export const FIELD_NAMES: Record<string, FieldName> = {
  id: name(
    'indirizzo della pagina',
    'page address',
    'dirección de la página',
    'adresse de la page',
    'διεύθυνση σελίδας',
  ),
  name: NAME,
  about: name('presentazione', 'intro', 'presentación', 'présentation', 'παρουσίαση'),
  description: name('descrizione', 'description', 'descripción', 'description', 'περιγραφή'),
  general_info: name('informazioni', 'general information', 'información', 'informations', 'πληροφορίες'),
  mission: name('missione', 'mission', 'misión', 'mission', 'αποστολή'),
  products: name('prodotti', 'products', 'productos', 'produits', 'προϊόντα'),
  founded: name('anno di fondazione', 'year founded', 'año de fundación', 'année de création', 'έτος ίδρυσης'),
  category_list: name('categoria', 'category', 'categoría', 'catégorie', 'κατηγορία'),
  'location.street': ADDRESS,
  'location.zip': name('CAP', 'postcode', 'código postal', 'code postal', 'Τ.Κ.'),
  'location.city': name('città', 'town', 'ciudad', 'ville', 'πόλη'),
  'location.country': name('paese', 'country', 'país', 'pays', 'χώρα'),
  phone: name('telefono', 'phone', 'teléfono', 'téléphone', 'τηλέφωνο'),
  emails: name('e-mail', 'e-mail', 'correo', 'e-mail', 'e-mail'),
  website: name('sito web', 'website', 'sitio web', 'site web', 'ιστότοπος'),
  hours: HOURS,
  is_always_open: HOURS,
  is_permanently_closed: HOURS,
  temporary_status: HOURS,
  posts: name(
    'data del post',
    'date of the post',
    'fecha de la publicación',
    'date de la publication',
    'ημερομηνία δημοσίευσης',
  ),
  events: name(
    'data dell’evento',
    'date of the event',
    'fecha del evento',
    'date de l’événement',
    'ημερομηνία εκδήλωσης',
  ),
  ratings: RATINGS,
  rating_count: RATINGS,
  overall_star_rating: name('voto medio', 'average rating', 'nota media', 'note moyenne', 'μέση βαθμολογία'),
  cover: name('foto di copertina', 'cover photo', 'foto de portada', 'photo de couverture', 'φωτογραφία εξωφύλλου'),
  picture: name('immagine del profilo', 'profile picture', 'foto de perfil', 'photo de profil', 'φωτογραφία προφίλ'),
};
