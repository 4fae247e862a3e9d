import type it from '../it/portfolio.ts';
import type { Messages } from '../shape.ts';

const messages: Messages<typeof it> = {
  home: {
    title: 'Vetrina : des sites pour celles et ceux qui tiennent boutique',
    heading: 'Je fais des sites pour qui tient boutique et manque de temps.',
    message:
      'Vetrina reprend ce que vous avez déjà écrit sur votre page Facebook et en fait un site : horaires, carte, photographies, itinéraire. Vous, vous continuez à travailler.',
    showcase: 'Trois commerces inventés, trois vrais sites : chacun vient de sa page Facebook.',
    contact: 'Me contacter',
    portfolio: 'Voir les réalisations',
    know: 'Envie de mieux me connaître ?',
    knowText:
      'Je suis {{name}}. Je conçois et j’écris Vetrina seul, du dessin des mises en page au code qui enregistre les domaines. Si vous avez un commerce et une question, écrivez-moi : c’est moi qui réponds.',
    write: 'M’écrire',
    projects: 'Projets',
    address: 'Adresse',
    phone: 'Téléphone',
    mail: 'E-mail',
    messages: 'Messages',
  },
  projects: {
    vetrina: {
      title: 'Vetrina',
      text: 'Le site né de votre page : vous le cherchez par son nom et vous le voyez terminé.',
      action: 'Voir le projet',
    },
    layouts: {
      title: 'Dix mises en page',
      text: 'Dix allures pour le même contenu, de la trattoria au garage, mesurées une à une : contraste, poids, clavier.',
      action: 'Les essayer',
    },
    texts: {
      title: 'Textes écrits par nous',
      text: 'Deux textes écrits par nous, compris dans la formule : qui vous êtes, ce que vous faites mieux que les autres. Ils ne vont en ligne que si vous le dites.',
      action: 'Parlons-en',
    },
  },
  developed: {
    title: 'Réalisations',
    lead: 'Un travail à la fois, jusqu’à ce qu’il soit bien fait.',
    card: 'Vetrina, le site né de votre page',
    cardText:
      'Vous cherchez votre commerce par son nom et vous voyez le site déjà fait. S’il vous plaît, vous le gardez, à partir de {{price}} par an, TVA comprise.',
    start: 'Essayer avec votre page',
    features: 'Ce qu’il contient',
    how: 'Comment ça marche',
    why: 'Pourquoi le choisir',
    more: 'Autres projets',
    steps: {
      search: 'Vous cherchez votre page et regardez l’aperçu.',
      order: 'Vous choisissez une formule et un domaine et donnez vos coordonnées de facturation.',
      publish: 'Vous payez par carte et le site est mis en ligne.',
    },
    reasons: {
      export: 'Vous téléchargez votre site et vos données quand vous voulez, en un fichier.',
      price: 'Vous payez une fois par an, TVA comprise, et voyez d’abord le total.',
      domain: 'Le domaine, si vous en prenez un, reste à vous même si vous partez.',
      see: 'Vous voyez le vrai site avant de payer.',
    },
  },
};
export default messages;
