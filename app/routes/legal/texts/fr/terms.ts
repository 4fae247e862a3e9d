import type { Operator } from '../../../../../platform/operator.ts';
import type { LegalDocument } from '../../document.ts';

const document = (operator: Operator): LegalDocument => ({
  title: 'Conditions d’utilisation',
  sections: [
    {
      id: 'parties',
      heading: 'Avec qui vous contractez',
      blocks: [
        `Avec ${operator.name}, ${operator.street}, ${operator.zip} ${operator.city} (${operator.country}), numéro de TVA ${operator.vat}, ${operator.mail}. Qui indique un numéro de TVA achète en tant qu’entreprise ; les autres, en tant que consommateurs.`,
      ],
    },
    {
      id: 'service',
      heading: 'Ce que vous achetez',
      blocks: [
        'Un site web généré à partir de votre page sociale et hébergé par nous, en version gratuite, Premium ou Pro. La version gratuite porte notre nom et n’est pas indexée. Premium comprend : un domaine .it, .com ou .net, 10 mises en page, 2 boîtes e-mail de 1 Go, la mise à jour automatique, des pages personnelles, des statistiques, aucune publicité de notre part, la visibilité dans les moteurs de recherche. Pro ajoute boutique, réservations, lettre d’information et extensions.',
      ],
    },
    {
      id: 'price',
      heading: 'Prix et paiement',
      blocks: [
        'Premium coûte 99 euros par an, Pro 179 euros par an, TVA comprise. Les domaines supplémentaires coûtent le prix affiché avant la commande. Le paiement se fait d’avance, par les moyens affichés au moment de payer. La facture arrive par e-mail.',
      ],
    },
    {
      id: 'term',
      heading: 'Durée, renouvellement et résiliation',
      blocks: [
        'Le contrat dure un an à partir de l’activation et se renouvelle chaque année. Nous vous prévenons avant le renouvellement. Vous pouvez résilier depuis votre profil jusqu’à 15 jours avant l’échéance, ou par lettre recommandée jusqu’à 30 jours avant. Le service reste actif jusqu’à la fin de la période payée.',
      ],
    },
    {
      id: 'withdrawal',
      heading: 'Droit de rétractation',
      blocks: [
        `Si vous êtes consommateur, vous pouvez vous rétracter dans les 14 jours suivant le contrat, sans donner de motif : il suffit d’écrire à ${operator.mail}. Nous vous remboursons sous 14 jours par le même moyen de paiement. Si vous avez demandé à commencer tout de suite, la part du service déjà fournie peut être déduite. L’enregistrement d’un domaine fait à votre demande est un service entièrement exécuté et n’est pas remboursé. Les entreprises n’ont pas de droit de rétractation.`,
      ],
    },
    {
      id: 'domain',
      heading: 'Le domaine',
      blocks: [
        'Le domaine est enregistré à votre nom si vous le demandez, sinon au nôtre pour votre compte ; vous pouvez toujours le transférer. L’enregistrement dépend du registre de l’extension : si le nom n’est plus libre, vous pouvez en choisir un autre ou être remboursé.',
      ],
    },
    {
      id: 'content',
      heading: 'Vos contenus',
      blocks: [
        'Les textes et les photos restent à vous. Vous nous autorisez à les utiliser uniquement pour publier le site. Vous garantissez pouvoir les utiliser et qu’ils sont licites. Nous pouvons suspendre un site qui enfreint la loi, en vous disant pourquoi.',
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
        'Pendant 30 jours, vous pouvez exporter les textes, les photos et les données de vos clients. Ensuite nous les effaçons, sauf ce que la loi nous oblige à conserver.',
      ],
    },
    {
      id: 'law',
      heading: 'Droit et litiges',
      blocks: [
        'Le droit italien s’applique. Si vous êtes consommateur, vous gardez la protection du pays où vous vivez et pouvez saisir ses tribunaux ; pour les entreprises, les tribunaux de notre siège sont compétents. Vous pouvez aussi saisir un organisme de règlement des litiges.',
      ],
    },
  ],
});
export default document;
