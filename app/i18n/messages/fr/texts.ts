import type it from '../it/texts.ts';
import type { Messages } from '../shape.ts';

export default {
  title: 'Textes écrits pour vous',
  lead: 'Dites-nous en trois phrases ce qu’il vous faut. Nous l’écrivons ; vous le lisez à côté du texte précédent, vous le modifiez à votre goût et vous le publiez. Rien ne va en ligne sans vous.',
  list: 'Vos textes',
  places: {
    welcome: 'Titre et phrase d’ouverture',
    story: 'L’histoire',
    page: 'Une nouvelle page',
  },
  states: {
    asked: 'Demandé',
    'in-work': 'En cours d’écriture',
    delivered: 'Prêt à lire',
    published: 'Publié',
    discarded: 'Écarté',
    withdrawn: 'Annulé',
  },
  means: {
    asked: 'Votre demande est arrivée. Vous recevrez un e-mail quand le texte sera prêt.',
    'in-work': 'Une personne y travaille. Vous recevrez un e-mail quand le texte sera prêt.',
    delivered:
      'Il est dans votre brouillon, écrit par nous. Les visiteurs ne le voient pas tant que vous ne l’avez pas publié.',
    published: 'Il est sur le site. Vous pouvez le modifier quand vous voulez.',
    discarded: 'Il n’est pas sur le site. Si vous changez d’avis, vous pouvez le copier d’ici.',
    withdrawn: 'Nous ne l’écrivons pas, et il ne compte pas parmi les textes de votre contrat.',
  },
  before: 'Avant',
  after: 'Le texte écrit par nous',
  nothing: 'Il n’y avait rien ici.',
  brief: 'Ce que vous avez demandé',
  ask: {
    title: 'Demander un texte',
    left_one: 'Il vous en reste {{count}} sur {{most}}, compris dans votre contrat.',
    left_other: 'Il vous en reste {{count}} sur {{most}}, compris dans votre contrat.',
    how: 'Une personne l’écrit, dans la langue principale du site.',
    place: 'Où va le texte ?',
    places: {
      welcome: 'Les premiers mots qu’on lit en ouvrant le site.',
      story: 'Qui vous êtes et comment vous travaillez, sous l’ouverture.',
      page: 'Par exemple le menu des fêtes, ou votre cave.',
    },
    about: 'De quoi doit-il parler ?',
    'about-hint': 'Une phrase.',
    points: 'Que ne doit-il pas manquer ?',
    'points-hint': 'Faits, noms, années, prix : nous n’écrivons que ce que vous nous dites et ce que dit votre page.',
    tone: 'Quel ton doit-il avoir ?',
    'tone-hint': 'Par exemple : simple et chaleureux.',
    room_one: 'Encore {{count}} caractère.',
    room_other: 'Encore {{count}} caractères.',
    send: 'Demander le texte',
    after: 'Tant qu’il n’est pas écrit, vous pouvez annuler, et le texte vous reste à demander.',
  },
  asked: 'Demande envoyée. Nous vous écrirons quand le texte sera prêt.',
  'call-off': 'Annuler la demande',
  'called-off': 'Demande annulée : le texte vous reste à demander.',
  others_one: 'Le brouillon contient une autre modification : elle sera publiée aussi.',
  others_other: 'Le brouillon contient {{count}} autres modifications : elles seront publiées aussi.',
  'not-in-draft':
    'Le brouillon dit maintenant autre chose : le texte n’y est plus. Vous pouvez le copier d’ici, ou l’écarter.',
  publish: 'Publier',
  published: 'Publié : le texte est sur le site.',
  change: 'Le modifier dans l’éditeur',
  discard: 'Écarter',
  discarded: 'Écarté : le brouillon contient de nouveau ce qu’il y avait avant.',
  'discard-question':
    'Le brouillon reprend ce qu’il y avait avant. Ce que vous avez écrit vous-même reste. Le texte compte parmi ceux de votre contrat.',
  'discard-confirm': 'Écarter le texte',
  'discard-keep': 'Le garder',
  'none-left_one':
    'Vous avez demandé le texte de votre contrat. Tout le reste, vous pouvez l’écrire vous-même dans l’éditeur.',
  'none-left_other':
    'Vous avez demandé les {{count}} textes de votre contrat. Tout le reste, vous pouvez l’écrire vous-même dans l’éditeur.',
  'not-offered': 'Nous n’écrivons pas de textes en ce moment. Vous pouvez les écrire vous-même dans l’éditeur.',
} satisfies Messages<typeof it>;
