import type it from '../it/languages.ts';
import type { Messages } from '../shape.ts';

export default {
  title: 'Les langues du site',
  'to-edit': 'Revenir à la modification du site',
  'to-list': 'Toutes les langues',
  lead: 'Votre site parle {{main}}. Activez une autre langue : horaires, prix, adresse et boutons viennent d’eux-mêmes, vos phrases, c’est vous qui les écrivez. Les visiteurs choisissent en haut de la page.',
  progress: '{{done}} textes traduits sur {{all}}.',
  'stale-count_one': '{{count}} à revoir.',
  'stale-count_other': '{{count}} à revoir.',
  listed: 'Elle est assez complète : les moteurs de recherche la montrent aussi.',
  unlisted:
    'Les visiteurs peuvent la lire, les moteurs de recherche ne la montrent pas encore. Il faut le titre principal, la phrase d’ouverture, les titres et 60 % des mots : {{share}} % pour l’instant.',
  translate: 'Traduire en {{lang}}',
  full_one: 'Votre formule comprend {{count}} langue en plus de la principale.',
  full_other: 'Votre formule comprend {{count}} langues en plus de la principale.',
  'pages-stay': 'Les pages que vous avez ajoutées restent en {{main}} : le menu des autres langues y mène.',
  'missing-means':
    'Ce qui manque ne bloque rien : une phrase standard remplace le titre principal, les plats et les nouvelles restent en {{main}}, le reste n’apparaît pas.',
  off: 'Cette langue n’est pas activée sur le site : activez-la dans la liste.',
  nothing: 'Il n’y a rien à traduire ici : tout vient de lui-même.',
  photos: 'Descriptions des photos',
  state: { done: 'Traduit', missing: 'Manque', stale: 'À revoir' },
  states: { done: 'traduits', missing: 'manquants', stale: 'à revoir' },
  next: 'Aller au suivant',
  'all-done': 'Vous avez tout traduit.',
  in: 'en {{lang}}',
  'stale-text': 'Le texte du site a changé. Tant que vous ne la confirmez pas, cette traduction n’apparaît pas.',
  confirm: 'Toujours juste',
  same: 'Garder l’original',
  parts: { name: 'nom', detail: 'détails', group: 'groupe {{number}}' },
  lacks: {
    name: 'Il manque le nom : sans lui, la traduction ne compte pas.',
    groups: 'Traduisez les titres de tous les groupes : ils comptent ensemble.',
  },
} satisfies Messages<typeof it>;
