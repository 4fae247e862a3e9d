import type it from '../it/plans.ts';
import type { Messages } from '../shape.ts';

const messages: Messages<typeof it> = {
  features: {
    domain: 'Domaine .it, .com ou .net en option, au prix affiché dans la commande',
    layouts: '{{layouts}} mises en page au choix',
    mailboxes: '{{mailboxes}} boîtes e-mail de {{gigabytes}} Go',
    sync: 'Se met à jour avec votre page',
    editor: 'Textes et photos modifiables depuis le site',
    pages: 'Jusqu’à {{pages}} pages écrites par vous',
    texts: '{{texts}} textes écrits par nous, si vous le demandez',
    languages: 'Jusqu’à {{languages}} langues, avec vos traductions',
    statistics: 'Statistiques de visite',
    adFree: 'Aucune publicité de notre part',
    indexed: 'Visible dans les moteurs de recherche',
    shop: 'Boutique en ligne',
    booking: 'Réservations',
    newsletter: 'Lettre d’information',
    extensions: 'Extensions',
    unlimited: 'Utilisation illimitée',
  },
  extra: {
    shop: 'Commandes depuis le site : retrait chez vous ou livraison.',
    booking: 'Tables, rendez-vous, cours et chambres.',
    newsletter: 'Écrivez à ceux qui vous ont laissé leur adresse.',
    extensions: 'D’autres modules, à mesure qu’ils sortent.',
    unlimited: 'Aucune limite à payer en plus.',
  },
  more: 'Tout Premium, et les modules de Pro.',
  'not-yet': 'Pas encore disponibles dans Pro : {{list}}.',
  same: 'Comprend aujourd’hui la même chose que Premium.',
  includes: 'Votre formule comprend : {{list}}.',
  free: 'Si vous administrez une page et le prouvez avec Facebook, vous pouvez mettre en ligne son site gratuit : il porte notre marque, n’est pas visible des moteurs de recherche, reste en ligne {{free}} jours après votre dernière connexion, puis s’éteint. Vous pouvez l’éteindre à tout moment et vous ne devez rien. Nous pouvons l’éteindre s’il enfreint la loi ou ces conditions, et nous vous disons pourquoi quand vous revenez. Si vous achetez ensuite une formule, le site reste le même, à la même adresse.',
  'on-mail':
    'Les {{mailboxes}} boîtes e-mail, de {{gigabytes}} Go chacune, s’ouvrent sur le domaine enregistré chez nous. Chaque boîte peut écrire à {{hour}} destinataires par heure et à {{day}} par jour ; si elle envoie du courrier indésirable, nous pouvons arrêter ses envois, et vous le voyez dans votre espace. Tant que le contrat est suspendu parce que le renouvellement n’est pas payé, les boîtes continuent de recevoir, mais ne s’ouvrent pas et n’envoient rien. À la fin, elles refusent le courrier : pendant {{days}} jours encore, vous pouvez les ouvrir et emporter vos messages, puis nous les effaçons. Nous traitons les messages pour votre compte, uniquement pour les remettre, les conserver et reconnaître les indésirables ; personne chez nous ne les lit.',
  'on-texts':
    'Les textes écrits par nous sont au nombre de {{texts}} par contrat. Vous les demandez depuis votre espace, vous les lisez en brouillon à côté de ce qui existe et vous décidez de leur publication.',
};
export default messages;
