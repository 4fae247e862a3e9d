import type { Operator } from '../../../../../platform/operator.ts';
import type { LegalDocument } from '../../document.ts';
import { BROWSERS } from '../browsers.ts';

const document = (operator: Operator): LegalDocument => ({
  title: 'Politique de cookies',
  sections: [
    {
      id: 'short',
      heading: 'En bref',
      blocks: [
        'Nous n’utilisons que des cookies et un stockage techniques, sans lesquels le site oublierait votre langue ou votre commande. Ni publicité, ni suivi, ni ressource de tiers, sauf le formulaire de carte quand vous payez. C’est pourquoi nous ne demandons pas votre consentement : nous vous informons.',
      ],
    },
    {
      id: 'list',
      heading: 'Ce que nous gardons dans votre navigateur',
      blocks: [
        {
          table: {
            head: ['Nom', 'À quoi il sert', 'Durée'],
            rows: [
              ['yr_site', 'Se souvient que vous avez lu cet avis', '1 an'],
              ['i18next', 'La langue choisie (cookie)', '1 an'],
              ['i18nextLng', 'La langue choisie (stockage local)', 'jusqu’à ce que vous l’effaciez'],
              [
                'vetrina-theme-mode, vetrina-color-scheme',
                'Clair ou sombre, et la couleur principale (stockage local)',
                'jusqu’à ce que vous l’effaciez',
              ],
              [
                'pages',
                'Pour les agents seulement : les dernières pages cherchées (stockage local)',
                'jusqu’à la déconnexion',
              ],
              ['__Host-vetrina_order', 'Rouvre votre commande dans votre seul navigateur', '400 jours'],
              [
                '__Host-vetrina_login',
                'Retient un instant la connexion avec Facebook que vous avez commencée',
                '10 minutes',
              ],
              [
                'react-router-scroll-positions',
                'Votre place dans une page quand vous y revenez (stockage de session)',
                'jusqu’à la fermeture de l’onglet',
              ],
              [
                'vetrina.draft',
                'Ce que vous saisissez dans la commande, pour qu’un rechargement ne perde rien (stockage de session)',
                'jusqu’à la fermeture de l’onglet',
              ],
              [
                'vetrina.edits',
                'Ce que vous modifiez sur votre site, jusqu’à son enregistrement (stockage de session)',
                'jusqu’à la fermeture de l’onglet',
              ],
              [
                'vetrina.photos',
                'Les photos que vous choisissez pour votre site, jusqu’à leur arrivée (base de données de ce navigateur)',
                'jusqu’à leur arrivée ou leur retrait de la liste',
              ],
              [
                'vetrina.orderPaymentComplete',
                'Pour quelle commande vous avez appuyé sur Terminer, jusqu’à ce que vous ouvriez la gestion (stockage de session)',
                'jusqu’à la fermeture de l’onglet',
              ],
              [
                'vetrina.agentOrder',
                'Pour les agents seulement : la commande à laquelle ils travaillent (stockage de session)',
                'jusqu’à la fermeture de l’onglet',
              ],
            ],
          },
        },
        'Quand vous payez, le prestataire de paiement peut déposer ses propres cookies techniques contre la fraude, selon sa politique.',
      ],
    },
    {
      id: 'browsers',
      heading: 'Comment les effacer ou les bloquer',
      blocks: [
        { table: { head: ['Navigateur', 'Instructions'], rows: BROWSERS } },
        `Si vous les bloquez, le site se lit tout de même, mais une commande ne peut pas aboutir. Questions : ${operator.mail}.`,
      ],
    },
  ],
});
export default document;
