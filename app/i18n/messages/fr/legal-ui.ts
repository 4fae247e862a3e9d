import type it from '../it/legal-ui.ts';
import type { Messages } from '../shape.ts';

const messages: Messages<typeof it> = {
  privacy: 'Politique de confidentialité',
  terms: 'Conditions du service',
  cookies: 'Politique de cookies',
  agreement: 'Accord sur les données des visiteurs',
  about: {
    privacy:
      'Quelles données Vetrina traite, pourquoi, combien de temps, et comment les voir, les corriger ou les effacer.',
    terms: 'Ce que vous achetez avec Vetrina, son prix, comment résilier et comment vous rétracter sous 14 jours.',
    cookies: 'Les cookies et le stockage que Vetrina utilise vraiment, leur rôle et comment les effacer.',
    agreement:
      'Ce que nous convenons avec qui a un site Vetrina sur les données des clients, acheteurs et lecteurs (art. 28 du RGPD).',
  },
  version: 'Version du {{date}}',
  both: 'Confidentialité et conditions',
  loading: 'Chargement du texte…',
  failed: 'Nous n’avons pas pu charger le texte.',
  demo: 'Documents de démonstration : la société est fictive. Un juriste les relit avant la mise en service.',
  open: 'Ouvrir la page complète',
};
export default messages;
