import type { PaidMails } from './shape.ts';

/** Of what is collected, and of what is delivered: the other has no sum, and is left out. */
const paid = [
  'Total payé, TVA comprise : {{counter}}. Nous vous écrivons quand vous pouvez retirer.',
  'Total payé, livraison et TVA comprises : {{door}}. Nous vous écrivons quand elle est en route.',
];
const where = 'Où retirer : {{where}}.';
export const buyer = {
  button: 'Voir la commande',
  after: [
    'Vendeur : {{seller}}.',
    'Des questions ? Appelez-nous : {{contact}}.',
    'Le lien ouvre votre commande sans mot de passe : ne le transférez pas.',
    'Il reste valable même si le site change d’adresse ou ferme : {{lasting}}',
  ],
  footer: 'Cet e-mail a été envoyé pour le site de {{place}} parce que quelqu’un a commandé avec cette adresse.',
};
export const owner = {
  button: 'Ouvrir la boutique',
  after: ['Si vous répondez à cet e-mail, vous écrivez à Vetrina, pas à {{name}}.'],
  footer: 'Vous recevez cet e-mail parce que le site de {{place}} prend des commandes.',
};

export const fr: PaidMails = {
  'shop-paid': {
    ...buyer,
    subject: 'Commande n° {{number}} payée : {{place}}',
    heading: 'Merci : votre achat est conclu.',
    paragraphs: [
      '{{lines}}',
      ...paid,
      'Livraison : {{delivery}}.',
      'Adresse : {{address}}.',
      where,
      '{{note}}',
      '{{law}}',
    ],
    button: 'Voir la commande, ou se rétracter',
  },
  'shop-paid-ready': {
    ...buyer,
    subject: 'Commande n° {{number}} prête : {{place}}',
    heading: 'Votre commande est prête.',
    paragraphs: ['Nous vous attendons : vous avez déjà payé.', '{{lines}}', where, '{{note}}'],
  },
  'shop-paid-sent': {
    ...buyer,
    subject: 'Commande n° {{number}} en livraison : {{place}}',
    heading: 'Votre commande est en route.',
    paragraphs: [
      'Vous avez déjà payé : vous ne devez rien à qui vous l’apporte.',
      '{{lines}}',
      'Livraison : {{delivery}}.',
      'Adresse : {{address}}.',
      'Vous n’êtes pas là, ou l’adresse est fausse ? Appelez-nous tout de suite.',
    ],
  },
  'shop-withdrawal': {
    ...buyer,
    subject: 'Rétractation de la commande n° {{number}} reçue : {{place}}',
    heading: 'Nous avons reçu votre rétractation.',
    paragraphs: [
      'Reçue : {{moment}}.',
      'Vous vous rétractez pour : {{lines}}.',
      'Reste acheté : {{kept}}.',
      'Nous vous remboursons {{amount}} avant {{by}}, sur la même carte.',
      'Si vous avez déjà la marchandise, ou si elle est en route, rapportez-la ou renvoyez-la sous 14 jours à compter d’aujourd’hui : le remboursement peut attendre son retour.',
    ],
  },
  'shop-refunded': {
    ...buyer,
    subject: 'Remboursement de la commande n° {{number}} : {{place}}',
    heading: 'Nous vous avons remboursé {{amount}}.',
    paragraphs: [
      'L’argent revient sur la carte avec laquelle vous avez payé. Votre banque peut prendre quelques jours.',
      'Cela concerne : {{lines}}.',
      'La raison : {{reason}}',
    ],
  },
  'shop-refunded-elsewhere': {
    ...buyer,
    subject: 'Remboursement de la commande n° {{number}} : {{place}}',
    heading: '{{amount}} vous ont été rendus autrement.',
    paragraphs: [
      'Le remboursement sur la carte n’a pas abouti. Le vendeur dit vous avoir rendu l’argent ainsi : {{reason}}',
      'Si vous ne l’avez pas reçu, répondez à cet e-mail : cet argent vous revient.',
      'Cela concerne : {{lines}}.',
    ],
  },
  'shop-paid-order': {
    ...owner,
    subject: 'Nouvelle commande n° {{number}}, payée : {{total}}',
    heading: 'Vous avez une nouvelle commande, déjà payée.',
    paragraphs: [
      '{{name}} a acheté : {{lines}}.',
      'Payé par carte : {{total}}.',
      'À livrer : {{delivery}}. Adresse : {{address}}.',
      'Contact : {{contact}}',
      'La remarque : {{note}}',
      'Quand elle est prête ou en route, dites-le dans la boutique : nous écrivons à la personne qui a commandé.',
    ],
  },
  'shop-withdrawn': {
    ...owner,
    subject: 'Rétractation de la commande n° {{number}}',
    heading: 'Un achat est rendu.',
    paragraphs: [
      '{{name}} se rétracte du contrat pour : {{lines}}. Si ce n’est pas encore retiré ni parti, ne le remettez pas : les pièces sont de nouveau en vente.',
      'À rembourser : {{amount}}, avant {{by}}.',
      'Si la marchandise n’était pas encore retirée ni partie, l’argent repart de lui-même. Si elle l’était, vous pouvez attendre son retour : appuyez ensuite sur Rembourser dans la boutique.',
      'Contact : {{contact}}',
    ],
  },
  'shop-refund-due': {
    ...owner,
    subject: 'À rembourser : commande n° {{number}}',
    heading: 'Un remboursement vous attend.',
    paragraphs: [
      '{{name}} s’est rétracté du contrat pour : {{lines}}.',
      'La loi veut que {{amount}} repartent avant {{by}}. Ouvrez la boutique et appuyez sur Rembourser.',
      'Contact : {{contact}}',
    ],
  },
  'shop-refund-failed': {
    ...owner,
    subject: 'Remboursement échoué : commande n° {{number}}',
    heading: 'L’argent n’est pas reparti.',
    paragraphs: [
      'Stripe n’a pas pu rembourser {{amount}} à {{name}} : souvent, le solde de votre compte ne suffit pas.',
      'Cela concerne : {{lines}}.',
      'Ouvrez votre compte chez Stripe et remboursez depuis là, ou autrement. Contact : {{contact}}',
    ],
  },
  'shop-account-active': {
    ...owner,
    after: [],
    subject: 'Les paiements par carte sont actifs : {{place}}',
    heading: 'Vous pouvez vendre par carte.',
    paragraphs: [
      'Stripe a activé votre compte. Dans la boutique, choisissez que l’on paie tout de suite : l’argent arrive sur votre compte, et nous n’en gardons rien.',
    ],
  },
  'shop-account-stopped': {
    ...owner,
    after: [],
    subject: 'Les paiements par carte sont arrêtés : {{place}}',
    heading: 'Votre compte n’encaisse plus, pour l’instant.',
    paragraphs: [
      'Stripe a besoin de quelque chose de vous, ou a fermé le compte. En attendant, on ne peut que réserver sur le site, et payer chez vous au retrait.',
      'Les commandes payées restent. Ouvrez la boutique et continuez avec Stripe.',
    ],
  },
  'shop-safety-due': {
    ...owner,
    after: [],
    subject: 'À compléter avant le {{by}} : {{place}}',
    heading: 'Il manque à certains produits ce que la loi demande.',
    paragraphs: [
      'Qui vend des objets par carte sur un site doit écrire ce qui les distingue (modèle, type ou lot) et leurs avertissements, ou dire qu’il n’en faut pas. Cela manque à : {{lines}}.',
      'Jusqu’au {{by}}, ils restent en vente comme maintenant. Ensuite, ceux qui n’ont pas de réponse ne se vendent plus par carte, tant que vous ne l’avez pas écrite.',
    ],
  },
  'shop-safety-over': {
    ...owner,
    after: [],
    subject: 'Plus en vente par carte : {{place}}',
    heading: 'Certains produits ne sont plus en vente.',
    paragraphs: [
      'Il manque le modèle, le type ou le lot, ou la réponse sur les avertissements : {{lines}}.',
      'Dès que vous les écrivez, ils sont de nouveau en vente. Ce qui est déjà payé reste tel quel.',
    ],
  },
  'shop-closed': {
    ...buyer,
    subject: 'Commande n° {{number}}, où la trouver désormais : {{place}}',
    heading: 'Le site a fermé, votre commande reste.',
    paragraphs: [
      'Le site de l’établissement « {{place}} » n’est plus en ligne. Votre commande : {{lines}}.',
      'Le bouton l’ouvre toujours. Tant que vous en avez le droit, vous pouvez l’annuler ou vous rétracter ; si vous attendez un remboursement, vous y lisez où il en est.',
      'Conservez cet e-mail : le lien ne changera plus.',
    ],
    button: 'Voir la commande',
  },
  'shop-link': {
    ...buyer,
    subject: 'Le lien vers votre commande n° {{number}} : {{place}}',
    heading: 'Voici le lien vers votre commande.',
    paragraphs: [
      'Vous l’avez demandé sur le site de l’établissement « {{place}} ». La commande était : {{lines}}.',
      'Vous y voyez la commande et, si vous en avez le droit, vous vous rétractez en deux étapes.',
    ],
    after: [...buyer.after, 'Vous ne l’avez pas demandé ? Il n’y a rien à faire.'],
  },
};
