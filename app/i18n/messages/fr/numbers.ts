import type it from '../it/numbers.ts';
import type { Messages } from '../shape.ts';

export default {
  meta: {
    title: 'Les visites',
  },
  sentence: {
    '7_one': '{{count}} visite en 7 jours',
    '7_other': '{{count}} visites en 7 jours',
    '28_one': '{{count}} visite en 28 jours',
    '28_other': '{{count}} visites en 28 jours',
    '365_one': '{{count}} visite en un an',
    '365_other': '{{count}} visites en un an',
  },
  usual: {
    'far-fewer': 'bien moins que d’habitude',
    half: 'environ la moitié de d’habitude',
    'third-fewer': 'environ un tiers de moins que d’habitude',
    'quarter-fewer': 'environ un quart de moins que d’habitude',
    same: 'comme d’habitude',
    'quarter-more': 'environ un quart de plus que d’habitude',
    'half-more': 'environ moitié plus que d’habitude',
    double: 'environ deux fois plus que d’habitude',
    'far-more': 'bien plus que d’habitude',
  },
  press: {
    call_one: 'au moins {{count}} a appelé',
    call_other: 'au moins {{count}} ont appelé',
    whatsapp_one: 'au moins {{count}} a ouvert WhatsApp',
    whatsapp_other: 'au moins {{count}} ont ouvert WhatsApp',
    directions_one: 'au moins {{count}} a demandé le chemin',
    directions_other: 'au moins {{count}} ont demandé le chemin',
    mail_one: 'au moins {{count}} a écrit un e-mail',
    mail_other: 'au moins {{count}} ont écrit un e-mail',
    file_one: 'au moins {{count}} a ouvert un fichier',
    file_other: 'au moins {{count}} ont ouvert un fichier',
  },
  none: {
    new: 'Pas encore de visite',
    'new-text':
      'Le site est compté dès son premier jour : dès que quelqu’un arrive, vous le voyez ici. Pour commencer, mettez l’adresse du site sur votre page et dans votre fiche Google.',
    here: 'Aucune visite sur cette période',
    few: 'Moins de cinq visites ne sont pas détaillées : cela en dirait trop sur les personnes.',
  },
  period: {
    title: 'Période',
    '7': '7 jours',
    '28': '28 jours',
    '365': 'Un an',
  },
  chart: {
    days: 'Visites par jour',
    months: 'Visites par mois',
    table: 'Les mêmes chiffres en tableau',
    day: 'Jour',
    month: 'Mois',
    visits: 'Visites',
    views: 'Pages vues',
    changed: 'Changements',
  },
  from: {
    title: 'D’où',
    'direct-hint': 'Directement : adresse saisie, code QR, un message.',
  },
  sources: {
    search: 'Moteurs de recherche',
    social: 'Réseaux sociaux',
    site: 'Autres sites',
    direct: 'Directement',
    letter: 'Votre lettre d’information',
  },
  pages: {
    title: 'Quelles pages',
    home: 'Première page',
  },
  pressed: {
    title: 'Ce qui a été touché',
    none: 'Sur cette période, aucun appui sur téléphone, WhatsApp, itinéraire ou e-mail n’est connu.',
    hint: 'Ce sont des chiffres minimaux : tous les navigateurs ne le disent pas.',
    'at-least': 'au moins {{count}}',
  },
  actions: {
    call: 'Appel',
    whatsapp: 'WhatsApp',
    directions: 'Itinéraire',
    mail: 'E-mail',
    file: 'Fichier',
  },
  who: {
    title: 'Avec quoi, en quelle langue',
  },
  devices: {
    phone: 'Téléphone',
    computer: 'Ordinateur ou tablette',
  },
  spoken: {
    it: 'Italien',
    en: 'Anglais',
    es: 'Espagnol',
    fr: 'Français',
    el: 'Grec',
    other: 'Une autre langue',
  },
  hours: {
    title: 'À quelle heure',
    busy: 'La plupart arrivent entre {{from}} et {{to}}.',
  },
  changes: {
    title: 'Ce qui a changé',
    none: 'Le site n’a pas changé sur cette période.',
  },
  causes: {
    owner: 'Vous avez publié des modifications',
    page: 'Quelque chose est venu de votre page',
    clock: 'Il a changé tout seul, à cause de la date',
    order: 'Préparé par Vetrina',
  },
  few: 'moins de 5',
  how: {
    title: 'Comment nous comptons',
    text: 'Sans cookies et sans reconnaître personne : nous comptons des visites, pas des personnes. Qui vient deux fois compte deux fois. Nous ne gardons ni adresse ni identifiant, même chiffré. Les robots sont écartés.',
    machines_one: '{{count}} arrivée était trop rapide pour être celle d’une personne : elle n’est pas comptée.',
    machines_other:
      '{{count}} arrivées étaient trop rapides pour être celles de personnes : elles ne sont pas comptées.',
  },
} satisfies Messages<typeof it>;
