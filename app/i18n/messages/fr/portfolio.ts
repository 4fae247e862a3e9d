import type it from '../it/portfolio.ts';
import type { Messages } from '../shape.ts';

const messages: Messages<typeof it> = {
  home: {
    title: 'Vetrina : des sites pour ceux qui tiennent boutique',
    heading: 'Je fais des sites pour ceux qui ont une boutique, pas du temps.',
    message:
      'Vetrina prend ce que vous avez déjà écrit sur votre page sociale et en fait un site : horaires, carte, photos, chemin pour venir. Vous continuez à travailler.',
    contact: 'Me contacter',
    portfolio: 'Voir les réalisations',
    know: 'Envie de mieux me connaître ?',
    knowText:
      'Je conçois et j’écris Vetrina seul, du dessin des mises en page au code qui enregistre les domaines. Si vous avez un commerce et une question, parlons-en : c’est moi qui réponds.',
    address: 'Adresse',
    phone: 'Téléphone',
    mail: 'E-mail',
    messages: 'Messages',
  },
  developed: {
    title: 'Réalisations',
    lead: 'Un travail à la fois, jusqu’à ce qu’il soit bien fait.',
    card: 'Vetrina, le site qui naît de votre page',
    cardText:
      'Vous cherchez votre commerce par son nom et voyez le site déjà fait. S’il vous plaît, vous le gardez, avec un domaine à vous, dès {{price}} par an, TVA comprise.',
    start: 'Essayer avec votre page',
    how: 'Comment ça marche',
    steps: {
      search: 'Vous cherchez votre page et regardez l’aperçu.',
      order: 'Vous choisissez la formule et le domaine, et donnez vos données de facturation.',
      publish: 'Vous payez par carte et le site est en ligne à votre nom.',
    },
    why: 'Pourquoi le choisir',
    reasons: {
      sync: 'Il se met à jour quand vous changez votre page.',
      price: 'Un seul prix, une fois par an, TVA comprise.',
      domain: 'Le domaine reste à vous, même si vous partez.',
    },
  },
};
export default messages;
