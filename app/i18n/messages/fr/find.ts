import type it from '../it/find.ts';
import type { Messages } from '../shape.ts';

export default {
  title: 'Chercher quelqu’un',
  means: 'Cherche parmi ceux qui ont commandé, réservé ou demandé la lettre d’information sur ce site.',
  term: 'E-mail, téléphone ou nom',
  hint: 'Au moins {{least}} caractères. Un numéro est trouvé quelle que soit son écriture. D’un nom, une partie suffit, même sans accents.',
  submit: 'Chercher',
  results: 'Trouvés : {{count}}',
  none: 'Personne trouvé pour « {{term}} ».',
  more: 'Il y en a d’autres que ces {{most}}. Écrivez l’e-mail, le téléphone ou le nom en entier.',
  unread:
    'Les noms sont lus dans les {{most}} données les plus récentes. Plus ancien, on se trouve par l’e-mail ou le téléphone entier.',
  kinds: { order: 'Commandes', booking: 'Réservations', subscriber: 'Lettre d’information' },
  lead: {
    order: 'Ouvrir la boutique',
    booking: 'Ouvrir les réservations',
    subscriber: 'Ouvrir la lettre d’information',
  },
  what: {
    order: 'Commande {{number}} du {{at}}',
    booking: 'Réservation : {{at}}',
    subscriber: 'Lettre d’information, depuis le {{at}}',
  },
  standing: {
    order: { asked: 'à confirmer', open: 'en cours', done: 'remise', off: 'terminée sans remise' },
    booking: { asked: 'à confirmer', open: 'prévue', done: 'passée', off: 'n’a pas eu lieu' },
    subscriber: { asked: 'à confirmer', open: 'la reçoit', done: 'terminée', off: 'ne la reçoit plus' },
  },
  until: 'S’efface de lui-même le {{day}}.',
  'until-over': 'Conservé tant que ce n’est pas terminé.',
  'until-left': 'Conservé tant que la lettre est reçue.',
  'not-over': 'Pour effacer, terminez ou annulez d’abord.',
  law: 'La loi veut que cela reste jusque-là.',
  file: 'Télécharger',
  erase: 'Effacer',
  'erase-all': 'Tout effacer de cette personne',
  ask: 'Effacer les données de {{name}} ?',
  gone: 'Tout disparaît : nom, contacts, note, la page où la personne le suit et les e-mails envoyés.',
  'gone-reader': 'L’adresse disparaît. Les preuves des e-mails déjà envoyés restent, sans l’adresse.',
  'gone-note':
    'La note disparaît. Le reste a été payé ou remis : la loi veut qu’il reste, et le {{day}} il s’efface de lui-même.',
  others: 'Ce qui est encore ouvert, ou que la loi veut, reste.',
  final: 'C’est définitif.',
  'said-erased': 'Données effacées : {{name}}.',
} satisfies Messages<typeof it>;
