import type it from '../it/legal-ui.ts';
import type { Messages } from '../shape.ts';

const messages: Messages<typeof it> = {
  privacy: 'Politique de confidentialité',
  terms: 'Conditions d’utilisation',
  cookies: 'Politique de cookies',
  version: 'Version du {{date}}',
  both: 'Confidentialité et conditions',
  loading: 'Chargement du texte…',
  failed: 'Nous n’avons pas pu charger le texte.',
  demo: 'Documents de démonstration : la société est fictive. Un juriste les relit avant la mise en service.',
  open: 'Ouvrir la page complète',
};
export default messages;
