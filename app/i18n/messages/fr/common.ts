import type it from '../it/common.ts';
import type { Messages } from '../shape.ts';

const messages: Messages<typeof it> = {
  recovery: {
    title: 'Nous remettons nos comptes en ordre',
    text: 'Après une restauration, nous comparons nos registres : pendant un moment, on ne peut ni commander ni payer. Les sites publiés restent en ligne, et rien de ce que vous avez payé n’est perdu.',
    open: 'Comparer et reprendre',
  },
  'to-site': 'Votre site',
  skip: 'Aller au contenu',
  nav: {
    label: 'Menu principal',
    home: 'Vetrina, page d’accueil',
    menu: 'Menu',
    components: 'Composants',
    developed: 'Réalisations',
    builder: 'Créer votre site',
  },
  language: 'Langue',
  languages: { it: 'Italien', en: 'Anglais', es: 'Espagnol', fr: 'Français', el: 'Grec' },
  colors: 'Passer du clair au sombre',
  appearance: {
    mode: 'Apparence',
    modes: { auto: 'Comme l’appareil', light: 'Clair', dark: 'Sombre' },
    scheme: 'Couleur',
    schemes: { aubergine: 'Aubergine', navy: 'Bleu marine' },
  },
  back: 'Annuler',
  close: 'Fermer',
  retry: 'Réessayer',
  loading: 'Un instant…',
  requestId: 'Code de la demande : {{id}}',
  newTab: '(s’ouvre dans un nouvel onglet)',
  footer: {
    vat: 'N° TVA',
    socials: 'Nos réseaux',
    policies: 'Documents légaux',
    privacy: 'Politique de confidentialité',
    cookies: 'Politique de cookies',
    terms: 'Conditions du service',
    withdraw: 'Renoncer au contrat ici',
    demo: 'Profil de démonstration : cette société est fictive, elle ne vend rien et aucun paiement n’est réel.',
  },
  banner: { text: 'Votre site n’est qu’à une recherche.', action: 'Chercher votre page' },
  cookies: {
    label: 'Information sur les cookies',
    text: 'Nous n’utilisons que des cookies techniques : la langue, les couleurs, votre commande. Ni publicité, ni suivi.',
    more: 'Voir lesquels',
    accept: 'Accepter',
    continue: 'Continuer',
  },
  notFound: {
    title: 'Page introuvable',
    text: 'Il n’y a rien à cette adresse : le lien est peut-être ancien, ou il manque une lettre. Vous pouvez repartir de la recherche de votre page.',
    action: 'Chercher votre page',
  },
};
export default messages;
