import type it from '../it/site.ts';
import type { Messages } from '../shape.ts';

export default {
  ways: 'Votre site',
  edit: 'Modifier le site',
  following: 'Nouveautés de la page',
  numbers: 'Visites',
  languages: 'Langues',
  helpers: 'Qui peut modifier',
  texts: 'Textes écrits pour vous',
  bookings: 'Réservations',
  'bookings-waiting': 'Réservations, {{count}} en attente',
  shop: 'Boutique',
  'shop-waiting': 'Boutique, {{count}} en attente',
  news: 'Lettre d’information',
  'news-waiting': 'Lettre d’information, un brouillon à lire',
  order: 'Contrat et domaines',
  state: {
    up: 'Votre site est en ligne.',
    suspended: 'Votre site est en pause.',
    coming: 'Nous préparons votre site.',
  },
  'booking-asked': {
    title_one: 'Une réservation attend votre réponse',
    title_other: '{{count}} réservations attendent votre réponse',
    text: 'Qui a demandé une place attend un oui ou un non.',
    open: 'Répondre',
  },
  'shop-placed': {
    title_one: 'Une commande attend votre réponse',
    title_other: '{{count}} commandes attendent votre réponse',
    text: 'Les pièces sont déjà mises de côté : acceptez la commande ou refusez-la.',
    open: 'Répondre',
  },
  'shop-paid': {
    title_one: 'Une commande payée est à préparer',
    title_other: '{{count}} commandes payées sont à préparer',
    text: 'Quand elle est prête ou en route, dites-le dans la boutique : nous écrivons au client.',
    open: 'Voir les commandes',
  },
  'refund-owed': {
    title_one: 'Un remboursement vous attend',
    title_other: '{{count}} remboursements vous attendent',
    by_one: 'La loi veut que l’argent soit rendu au plus tard le {{by}}.',
    by_other: 'Pour le premier, la loi veut que l’argent soit rendu au plus tard le {{by}}.',
    late: 'La loi voulait l’argent rendu au plus tard le {{by}} : remboursez tout de suite.',
    'no-day': 'L’argent n’est pas revenu au client : réessayez, ou rendez-le autrement.',
    open: 'Aller au remboursement',
  },
  'text-ready': {
    title: 'Un texte est prêt',
    text: 'Nous l’avons écrit : lisez-le et décidez.',
    open: 'Lire le texte',
  },
  waiting: {
    none: 'Rien à décider',
    'none-text': 'Quand quelque chose de délicat change sur votre page, nous vous le demandons ici.',
    others_one: 'Une autre question',
    others_other: '{{count}} autres questions',
  },
  week: {
    title: 'Cette semaine',
    nobody: 'Aucune visite ces 7 derniers jours.',
    numbers: 'Tous les chiffres',
    came: 'De votre page',
    undo: 'Voir et annuler',
  },
} satisfies Messages<typeof it>;
