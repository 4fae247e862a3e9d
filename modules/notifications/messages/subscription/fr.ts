import type { SubscriptionMails } from './shape.ts';

export const fr: SubscriptionMails = {
  'payment-failed': {
    subject: 'Le renouvellement de {{name}} n’a pas abouti',
    heading: 'La banque n’a pas accepté le renouvellement.',
    paragraphs: [
      'Nous devions prélever {{total}} pour une année de plus du site de {{name}}, mais la carte n’est pas passée.',
      'Le site reste en ligne jusqu’au {{date}}. Pour qu’il y reste, changez de carte ou payez maintenant.',
    ],
    button: 'Payer ou changer de carte',
    after: [],
  },
  'unpaid-reminder': {
    subject: '{{name}} sera mis en pause le {{date}}',
    heading: 'Le renouvellement reste impayé.',
    paragraphs: [
      'Il manque {{total}} pour le renouvellement du site de {{name}}. Sans paiement, le site est mis en pause le {{date}}.',
    ],
    button: 'Payer ou changer de carte',
    after: ['Vous avez déjà payé ? Ignorez cet e-mail : nous le verrons de nous-mêmes.'],
  },
  'name-at-risk': {
    subject: '{{domain}} : sans paiement, il sera perdu après le {{until}}',
    heading: 'Le nom {{domain}} attend le paiement.',
    paragraphs: [
      'Le nom {{domain}} expire le {{date}}. Nous le renouvelons dès que le renouvellement de l’abonnement est payé, et pas avant.',
      'Le registre nous le permet jusqu’au {{until}} inclus. Après ce jour, le nom est perdu et n’importe qui peut l’enregistrer.',
    ],
    button: 'Payer ou changer de carte',
    after: ['Vous avez déjà payé ? Alors ignorez cet e-mail : le nom se renouvelle tout seul.'],
  },
  'name-lost': {
    subject: '{{domain}} n’est plus à vous',
    heading: 'Le nom {{domain}} est perdu.',
    paragraphs: [
      'Le renouvellement n’a pas été payé à temps et le registre n’accepte plus de renouveler {{domain}}.',
      'Désormais vous ne le payez plus. Si l’année en cours le comprenait et que vous la payez encore, nous vous rendons sa part. Le site est à son adresse gratuite dès que l’abonnement est payé.',
    ],
    button: 'Ouvrir la commande',
    after: [],
  },
  'site-suspended': {
    subject: '{{name}} est en pause',
    heading: 'Le site est en pause.',
    paragraphs: [
      'Les visiteurs y trouvent une page d’attente. Le contenu et le domaine sont conservés.',
      'Dès que le paiement est réglé, le site revient en ligne de lui-même.',
    ],
    button: 'Ouvrir la commande',
    after: [],
  },
  'site-resumed': {
    subject: '{{name}} est de nouveau en ligne',
    heading: 'Tout est en ordre : merci.',
    paragraphs: ['Le paiement est arrivé et le site de {{name}} est en ligne.'],
    button: 'Ouvrir la commande',
    after: [],
  },
  'renewal-notice': {
    subject: '{{name}} : l’abonnement se renouvelle le {{date}}',
    heading: 'Le renouvellement approche.',
    paragraphs: [
      'Le {{date}}, l’abonnement du site de {{name}} se renouvelle pour un an au prix de {{total}}, TVA comprise.',
      'Si vous ne le souhaitez pas, résiliez au plus tard le {{until}} : deux clics suffisent sur la page de votre commande.',
    ],
    button: 'Gérer l’abonnement',
    after: [
      'Si cela vous convient, vous n’avez rien à faire.',
      'Nous vous écrivons comme le demande l’article 65-bis du Code de la consommation italien.',
    ],
  },
  'plan-changed': {
    subject: '{{name}} : votre formule est maintenant {{plan}}',
    heading: 'La formule a changé.',
    paragraphs: ['Le site de {{name}} a maintenant la formule {{plan}}.'],
    button: 'Ouvrir la commande',
    after: [],
  },
  'cancellation-scheduled': {
    subject: '{{name}} : résiliation reçue',
    heading: 'Nous avons enregistré la résiliation.',
    paragraphs: [
      'L’abonnement du site de {{name}} prend fin le {{date}} et ne se renouvelle pas. D’ici là, tout reste en place.',
      'Si vous changez d’avis, un clic avant ce jour le rétablit.',
    ],
    button: 'Ouvrir la commande',
    after: [],
  },
  'subscription-ended': {
    subject: '{{name}} : l’abonnement est terminé',
    heading: 'L’abonnement est terminé.',
    paragraphs: ['Le site de {{name}} n’est plus en ligne. Vous avez 30 jours pour nous demander vos contenus.'],
    button: 'Ouvrir la commande',
    after: [],
  },
  'withdrawal-receipt': {
    subject: 'Accusé de réception de votre rétractation : {{name}}',
    heading: 'Nous avons reçu votre rétractation.',
    paragraphs: [
      'Le {{declared}}, {{person}} a déclaré : « Je me rétracte du contrat {{contract}} pour le site de {{name}} ».',
      'Nous vous rendons tout ce que vous avez payé, {{total}}, par le même moyen de paiement, sous 14 jours. Le site n’est plus en ligne.',
    ],
    button: 'Ouvrir la commande',
    after: [
      'Un domaine enregistré à votre nom reste le vôtre jusqu’à son échéance ; nous ne le renouvelons pas.',
      'Conservez cet e-mail : c’est l’accusé de réception sur support durable.',
    ],
  },
  'withdrawal-noted': {
    subject: 'Accusé de réception de votre déclaration de rétractation',
    heading: 'Nous avons reçu votre déclaration.',
    paragraphs: [
      'Le {{declared}}, {{person}} a déclaré se rétracter du contrat « {{contract}} ».',
      'Nous n’avons trouvé aucune commande avec ce numéro et cette adresse : une personne la cherche et vous répond. La date de cet accusé fait foi.',
    ],
    button: 'Lire les conditions',
    after: ['Ce n’était pas vous ? Répondez à cet e-mail.'],
  },
  'refund-done': {
    subject: '{{name}} : remboursement de {{total}}',
    heading: 'Le remboursement est parti.',
    paragraphs: [
      '{{total}} seront recrédités sur le moyen de paiement utilisé ; la banque peut prendre quelques jours.',
    ],
    button: 'Ouvrir la commande',
    after: [],
  },
  'already-sold': {
    subject: '{{name}} : nous vous remboursons {{total}}',
    heading: 'Cette entreprise a déjà son site.',
    paragraphs: [
      'Au même moment, quelqu’un d’autre a payé le site de {{name}}. Une seule vente compte : la première. Les {{total}} vous sont remboursés en totalité sur le moyen de paiement utilisé ; la banque peut prendre quelques jours.',
      'Vous n’avez rien à faire et rien ne se renouvelle. Si l’entreprise est la vôtre, connectez-vous avec l’adresse e-mail de la commande.',
    ],
    button: 'Se connecter',
    after: [],
  },
  'checkout-failed': {
    subject: 'Le paiement pour {{name}} n’est pas arrivé',
    heading: 'Le paiement n’est pas arrivé.',
    paragraphs: [
      'Le paiement de {{total}} par le moyen choisi ne nous est pas parvenu. Vous n’avez rien perdu : la commande est enregistrée.',
      'Vous pouvez payer autrement, par exemple par carte.',
    ],
    button: 'Reprendre la commande',
    after: [],
  },
};
