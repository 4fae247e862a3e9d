import { NOTICE_LEGAL_DAYS, UNPAID } from '../../../../../modules/billing/subscription/dunning.rules.ts';
import { K } from '../../../../../modules/plans/schemas.ts';
import plans from '../../../../i18n/messages/fr/plans.ts';
import type { LegalText } from '../../document.ts';
import { offerWords } from '../../offer-words.ts';

const document: LegalText = (operator, offer) => {
  const said = offerWords('fr', offer, plans);
  return {
    title: 'Conditions du service',
    sections: [
      {
        id: 'parties',
        heading: 'Avec qui vous contractez',
        blocks: [
          `Avec ${operator.name}, ${operator.street}, ${operator.zip} ${operator.city} (${operator.country}), numéro de TVA ${operator.vat}, ${operator.mail}. La personne qui indique un numéro de TVA achète en tant qu’entreprise ; les autres, en tant que consommateurs.`,
        ],
      },
      {
        id: 'service',
        heading: 'Ce que vous achetez',
        blocks: [
          `Un site web généré à partir de votre page Facebook et hébergé par nos soins. Formules : ${said.plans}. Chaque formule comprend :`,
          { list: said.features },
          ...(said.larger ? [said.larger] : []),
          ...(said.texts ? [said.texts] : []),
          ...(said.boxes ? [said.boxes] : []),
          ...(said.free ? [said.free] : []),
        ],
      },
      {
        id: 'price',
        heading: 'Prix et paiement',
        blocks: [
          `Prix pour un an, TVA comprise : ${said.prices}. Les domaines se paient au prix affiché avant la commande. Le paiement se fait d’avance, par les moyens affichés au moment de payer : carte et, là où le prestataire les propose, PayPal, prélèvement SEPA, Apple Pay et Google Pay. La facture est en PDF sur la page de votre commande : dès qu’elle est prête, nous vous envoyons le lien.`,
        ],
      },
      {
        id: 'order',
        heading: 'Comment le contrat est conclu',
        blocks: [
          `Vous indiquez vos coordonnées de facturation, choisissez une formule et un domaine, acceptez ces conditions et payez. Jusqu’au paiement, vous pouvez revenir en arrière et corriger. Le bouton de paiement vaut commande avec obligation de paiement : le contrat est conclu lorsque le paiement aboutit.`,
          `Vous recevez aussitôt par e-mail la confirmation, avec ces conditions jointes sous forme de texte que vous pouvez conserver. Nous enregistrons la version acceptée, l’heure et la langue dans laquelle vous l’avez lue.`,
        ],
      },
      {
        id: 'term',
        heading: 'Durée, renouvellement et résiliation',
        blocks: [
          `Le contrat dure un an à compter de l’activation et se renouvelle chaque année au même prix, ou à celui que nous vous avons communiqué. Si vous êtes consommateur, nous vous écrivons au moins ${NOTICE_LEGAL_DAYS} jours avant l’échéance, avec la date limite de résiliation ; si nous ne pouvons pas le prouver, vous pouvez partir à tout moment jusqu’à l’échéance suivante et récupérer le renouvellement.`,
          `Vous pouvez résilier depuis la page de votre commande jusqu’à ${K.cancelOnSiteDays} jours avant l’échéance, ou par lettre recommandée jusqu’à ${K.cancelByLetterDays} jours avant. Le site reste en ligne jusqu’à la fin de la période payée.`,
          `Si le renouvellement n’est pas payé, nous vous prévenons et réessayons. Après ${UNPAID.graceDays} jours le site est suspendu, après ${UNPAID.endAfterDays} le contrat prend fin.`,
        ],
      },
      {
        id: 'withdrawal',
        heading: 'Droit de rétractation',
        blocks: [
          `Si vous êtes consommateur, vous pouvez vous rétracter dans les ${K.withdrawalDays} jours suivant la conclusion du contrat, sans motif et sans frais. Utilisez « Renoncer au contrat ici » sur la page de votre commande, qui s’ouvre depuis le lien de chacun de nos e-mails : elle ne demande que votre nom, le numéro de la commande et une adresse pour l’accusé de réception, puis un second bouton, « Confirmer la rétractation ». L’accusé daté arrive aussitôt par e-mail. Écrire à ${operator.mail} suffit aussi.`,
          `Nous remboursons tout ce que vous avez payé sous ${K.refundDays} jours, par le même moyen de paiement. Un domaine déjà enregistré le reste jusqu’à son échéance : s’il est à votre nom il reste à vous, s’il est au nôtre vous pouvez en demander le transfert. Les entreprises n’ont pas de droit de rétractation.`,
        ],
      },
      {
        id: 'domain',
        heading: 'Le domaine',
        blocks: [
          'Le domaine est enregistré à votre nom si vous le demandez, sinon au nôtre pour votre compte ; vous pouvez toujours le transférer. L’enregistrement dépend du registre de l’extension : si le nom n’est plus libre, vous pouvez en choisir un autre ou être remboursé.',
        ],
      },
      {
        id: 'content',
        heading: 'Vos contenus',
        blocks: [
          'Les textes et les photos restent à vous. Vous nous autorisez à les utiliser uniquement pour publier le site. Vous garantissez pouvoir les utiliser et qu’ils sont licites. Nous pouvons suspendre un site qui enfreint la loi, en vous disant pourquoi.',
          `Si vous voyez un contenu illicite sur un site que nous hébergeons, écrivez à ${operator.mail} avec l’adresse de la page et le motif : nous répondons par une décision motivée, et l’auteur est prévenu.`,
        ],
      },
      {
        id: 'liability',
        heading: 'Responsabilité et garanties',
        blocks: [
          'Les consommateurs bénéficient de la garantie légale de conformité des services numériques. Envers les entreprises, notre responsabilité est limitée, sauf dol ou faute lourde, à ce qui a été payé dans la dernière année.',
        ],
      },
      {
        id: 'end',
        heading: 'À la fin du contrat',
        blocks: [
          `Quand vous le voulez, et pendant ${K.exportDays} jours après la fin, vous pouvez obtenir vos données dans un format lisible par une machine : le site en pages et photographies, les textes, les visites, les données de la commande et les factures. Le code de transfert du domaine est sur la page de la commande. Vous téléchargez le tout vous-même ; si vous nous le demandez, nous le remettons au plus tard sous ${K.exportDays} jours. Puis nous les effaçons, sauf ce que la loi nous oblige à conserver.`,
        ],
      },
      {
        id: 'law',
        heading: 'Droit et litiges',
        blocks: [
          'Le droit italien s’applique. Si vous êtes consommateur, vous gardez la protection du pays où vous vivez et pouvez saisir ses tribunaux ; pour les entreprises, les tribunaux de notre siège sont compétents. Vous pouvez aussi saisir un organisme de règlement des litiges.',
        ],
      },
    ],
  };
};
export default document;
