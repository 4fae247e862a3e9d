import { fr as door } from './door-fr.ts';
import { fr as paid } from './paid-fr.ts';
import type { ShopMails } from './shape.ts';

const questions = 'Une question ? Appelez-nous : {{contact}}.';
const ordered = [
  '{{lines}}',
  'Livraison : {{delivery}}.',
  'Total, TVA comprise : {{counter}}. Vous payez chez nous, au retrait.',
  'Total, livraison et TVA comprises : {{door}}. Vous payez à la livraison.',
];
const place = ['Où retirer : {{where}}.', '{{note}}'];
const pickup = [...place, 'Adresse : {{address}}.'];
const buyer = {
  button: 'Voir ou annuler',
  after: [
    'Vendeur : {{seller}}.',
    questions,
    'Le lien ouvre votre commande sans mot de passe : ne le transférez pas.',
    'Il reste valable même si le site change d’adresse ou ferme : {{lasting}}',
    'Vous n’avez rien commandé ? Ouvrez le lien et annulez : quelqu’un a saisi votre adresse par erreur.',
  ],
  footer:
    'Cet e-mail a été envoyé pour le site de l’établissement « {{place}} » parce que quelqu’un a commandé avec cette adresse.',
};
const over = { ...buyer, button: 'Voir la commande', after: [questions] };
const owner = {
  button: 'Ouvrir la boutique',
  after: ['Si vous répondez à cet e-mail, vous écrivez à Vetrina, pas à {{name}}.'],
  footer: 'Vous recevez cet e-mail parce que le site de l’établissement « {{place}} » prend des commandes.',
};

export const fr: ShopMails = {
  ...paid,
  ...door,
  'shop-reserved': {
    ...buyer,
    subject: 'Commande n° {{number}} reçue : {{place}}',
    heading: 'Nous avons mis votre commande de côté.',
    paragraphs: [
      ...ordered,
      'C’est une réservation : elle ne vous oblige pas à acheter.',
      ...place,
      'Adresse : {{address}}. Nous vous écrivons quand elle est en route.',
      'Nous vous écrivons quand elle est prête. Jours pendant lesquels nous vous la gardons ensuite : {{days}}. Si vous n’en avez plus besoin, annulez-la.',
      '{{law}}',
    ],
  },
  'shop-accepted': {
    ...buyer,
    subject: 'Commande n° {{number}} acceptée : {{place}}',
    heading: 'Nous préparons votre commande.',
    paragraphs: ['Prête à partir de : {{ready}}.', 'Livraison prévue : {{arrives}}.', ...ordered, ...pickup],
  },
  'shop-ready': {
    ...buyer,
    subject: 'Commande n° {{number}} prête : {{place}}',
    heading: 'Votre commande est prête.',
    paragraphs: [
      'Nous vous attendons. Jours pendant lesquels nous vous la gardons : {{days}}.',
      ...ordered,
      ...pickup,
      'Si vous ne pouvez pas venir, annulez-la ou appelez-nous.',
    ],
  },
  'shop-sent': {
    ...over,
    subject: 'Commande n° {{number}} en livraison : {{place}}',
    heading: 'Votre commande est en route.',
    paragraphs: [
      'Nous vous l’apportons. Vous payez à la livraison : {{door}}.',
      '{{lines}}',
      'Livraison : {{delivery}}.',
      'Adresse : {{address}}.',
      'Vous n’êtes pas là, ou l’adresse est fausse ? Appelez-nous tout de suite.',
      '{{law}}',
    ],
    after: buyer.after.slice(0, 4),
  },
  'shop-refused': {
    ...over,
    subject: 'Commande n° {{number}} non acceptée : {{place}}',
    heading: 'Nous ne pouvons pas préparer votre commande.',
    paragraphs: [
      'Nous sommes désolés : cette fois, la commande n’est pas valable. Vous aviez demandé : {{lines}}.',
      'Le motif : {{reason}}',
    ],
  },
  'shop-cancelled': {
    ...over,
    subject: 'Commande n° {{number}} annulée : {{place}}',
    heading: 'Nous avons dû annuler votre commande.',
    paragraphs: ['Nous sommes désolés : la commande n’est plus valable. C’était : {{lines}}.', 'Le motif : {{reason}}'],
  },
  'shop-unanswered': {
    ...over,
    subject: 'Commande n° {{number}} expirée : {{place}}',
    heading: 'Votre commande a expiré.',
    paragraphs: [
      'Nous n’avons pas répondu à temps, et nous en sommes désolés. La commande n’est pas valable. Vous aviez demandé : {{lines}}.',
      'Elle vous intéresse toujours ? Appelez-nous : {{contact}}.',
    ],
    after: [],
  },
  'shop-not-collected': {
    ...over,
    subject: 'Commande n° {{number}} non retirée : {{place}}',
    heading: 'Votre commande n’a pas été retirée.',
    paragraphs: [
      'Ce que nous gardions pour vous est de nouveau en vente. C’était : {{lines}}.',
      'Vous ne devez rien. Si cela vous intéresse toujours, commandez de nouveau sur notre site.',
    ],
  },
  'shop-order': {
    ...owner,
    subject: 'Nouvelle commande n° {{number}} : {{total}}',
    heading: 'Vous avez une nouvelle commande.',
    paragraphs: [
      '{{name}} a commandé : {{lines}}.',
      'Total : {{counter}}, à encaisser au retrait.',
      'Total : {{door}}, à encaisser à la livraison.',
      'À livrer : {{delivery}}. Adresse : {{address}}.',
      'Contact : {{contact}}',
      'La remarque : {{note}}',
      'Les pièces sont déjà mises de côté. Si vous ne répondez pas, la commande expire, et nous le disons à la personne qui l’a passée.',
    ],
    button: 'Répondre à la commande',
  },
  'shop-left': {
    ...owner,
    subject: 'Commande n° {{number}} annulée',
    heading: 'Une commande a été annulée.',
    paragraphs: ['{{name}} a annulé : {{lines}}. Les pièces sont de nouveau en vente.', 'Contact : {{contact}}'],
  },
};
