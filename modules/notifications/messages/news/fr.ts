import type { NewsMails } from './shape.ts';

const owner = {
  after: [],
  footer: 'Vous recevez cet e-mail parce que le site de {{place}} a une lettre d’information.',
};

export const fr: NewsMails = {
  'news-confirm': {
    subject: '{{code}} est votre code d’inscription : {{place}}',
    heading: 'Confirmez-vous l’inscription ?',
    paragraphs: [
      'Quelqu’un, peut-être vous, a demandé à recevoir à cette adresse la lettre d’information de {{place}}.',
      'Le code est {{code}} : saisissez-le sur la page restée ouverte. Il est valable une demi-heure.',
      'Ou ouvrez le lien, valable sept jours.',
    ],
    button: 'Aller à la confirmation',
    after: [
      'Ce n’était pas vous ? Ne faites rien : sans confirmation, personne ne vous écrit, et l’adresse est effacée dans sept jours.',
    ],
    footer:
      'Cet e-mail a été envoyé pour le site de {{place}} parce que quelqu’un a saisi cette adresse dans le formulaire de la lettre d’information.',
  },
  'news-confirm-beside': {
    subject: 'Confirmez-vous la lettre d’information : {{place}} ?',
    heading: 'Confirmez-vous l’inscription ?',
    paragraphs: [
      'Lors d’une commande ou d’une réservation sur le site de {{place}}, quelqu’un, peut-être vous, a coché la case de la lettre d’information et laissé cette adresse.',
      'Pour confirmer, ouvrez le lien, valable sept jours. La commande ou la réservation n’en dépend pas.',
    ],
    button: 'Aller à la confirmation',
    after: [
      'Ce n’était pas vous ? Ne faites rien : sans confirmation, personne ne vous écrit, et l’adresse est effacée dans sept jours.',
    ],
    footer:
      'Cet e-mail a été envoyé pour le site de {{place}} parce que cette adresse a été saisie lors d’une commande ou d’une réservation, la case de la lettre d’information étant cochée.',
  },
  'news-again': {
    subject: 'Voulez-vous rester sur la liste de {{place}} ?',
    heading: 'Voulez-vous encore recevoir la lettre d’information ?',
    paragraphs: [
      'Vous vous êtes inscrit il y a deux ans à la lettre d’information de {{place}}. Nous vous demandons une seule fois si vous voulez rester.',
      'Si vous ne faites rien, nous effaçons votre adresse dans un mois.',
    ],
    button: 'Oui, je veux rester',
    after: [],
    footer: 'Cet e-mail a été envoyé pour le site de {{place}} parce que votre adresse figure sur sa liste.',
  },
  'news-draft': {
    ...owner,
    subject: 'Votre lettre d’information est prête à lire',
    heading: 'Un brouillon avec vos actualités vous attend.',
    paragraphs: [
      'Nous l’avons préparé avec ce que dit votre site (publications, événements, produits nouveaux ou à prix réduit, jours de fermeture), sans rien ajouter.',
      '{{count}} personnes la recevraient. Rien ne part tant que vous n’appuyez pas sur Envoyer.',
    ],
    button: 'Lire le brouillon',
  },
  'news-sent': {
    ...owner,
    subject: 'Votre lettre d’information est partie : {{count}} e-mails',
    heading: 'La lettre d’information a été envoyée.',
    paragraphs: ['E-mails remis au serveur de messagerie : {{count}}.'],
    button: 'Voir le résultat',
  },
  'news-stopped': {
    ...owner,
    subject: 'Votre lettre d’information est arrêtée',
    heading: 'Nous avons arrêté la lettre d’information.',
    paragraphs: [
      'Ces trente derniers jours : {{count}} e-mails, {{returned}} revenus, {{complained}} signalés comme indésirables.',
      'Rien ne part tant que la cause n’est pas claire : une personne de Vetrina regarde et vous écrit.',
    ],
    button: 'Voir pourquoi',
  },
  'news-records': {
    ...owner,
    subject: 'Il manque un enregistrement de {{domain}} : la lettre ne part pas',
    heading: 'Il manque quelque chose dans le DNS de {{domain}}.',
    paragraphs: [
      'On ne voit plus : {{which}}. Tant que ce n’est pas revenu, aucune lettre ne part de news.{{domain}}.',
      'Remettez ce qui manque là où vous avez le domaine {{elsewhere}} : le nom et le contenu sont sur la page de la lettre d’information. Appuyez ensuite sur Vérifier.',
      'Le domaine {{ours}} est chez nous et nous le réécrivons à chaque vérification, mais on ne le voit pas encore. Vous n’avez rien à faire, sauf si vous avez déplacé son DNS ailleurs.',
    ],
    button: 'Voir ce qui manque',
  },
};
