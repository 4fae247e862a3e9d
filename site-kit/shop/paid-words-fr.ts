import type { PaidWords } from './paid-shape.ts';

export const fr: PaidWords = {
  lead: 'Choisissez les quantités, payez par carte et retirez chez nous. Aucune inscription n’est nécessaire.',
  send: 'Commande avec obligation de paiement',
  duty: 'Par ce bouton, vous achetez et vous engagez à payer {price}. Vous payez tout de suite par carte, puis vous retirez chez nous.',
  payOn: 'Le paiement se fait sur la page de Stripe : les données de votre carte ne passent pas par ce site.',
  mailNeeded:
    'Écrivez votre adresse e-mail : nous y envoyons la confirmation de l’achat, à laquelle la loi vous donne droit.',
  lawTitle: 'Vos droits',
  withdraw:
    'Vous pouvez vous rétracter du contrat dans les 14 jours suivant le retrait, sans donner de raison : la page de votre commande suffit. Vous rapportez ce que vous avez retiré, à vos frais, sous 14 jours ; nous vous remboursons ce que vous avez payé dans les 14 jours de la rétractation, sur la même carte. Nous pouvons attendre le retour de la marchandise.',
  perishable: 'Pas de droit de rétractation, car cela se détériore ou se périme vite : {name}.',
  sealed: 'Pas de droit de rétractation une fois le scellé ouvert, pour des raisons d’hygiène ou de santé : {name}.',
  custom: 'Pas de droit de rétractation, car c’est fait sur mesure pour vous : {name}.',
  guarantee:
    'Les biens que vous achetez ont la garantie légale de conformité : le vendeur répond pendant au moins deux ans des défauts présents à la délivrance. Vous pouvez demander la réparation ou le remplacement sans frais et, si cela ne suffit pas, une réduction du prix ou votre argent.',
  pay: 'Payer {price}',
  again: 'Ouvrir la page de paiement',
  noPage: 'La page de paiement ne répond pas. Vous n’avez rien payé : réessayez dans un instant.',
  notNow: 'Ce n’est pas possible pour l’instant, et rien n’a changé : réessayez dans un instant.',
  keptUntil:
    'Nous la gardons pour vous jusqu’à {name}. Si vous ne payez pas, la commande devient caduque et vous ne devez rien.',
  withdrawHere: 'Renoncer au contrat ici',
  withdrawPart: 'Seulement une partie ? Choisissez laquelle',
  withdrawOf: '{n} sur {name}',
  withdrawUntil: 'Vous pouvez vous rétracter jusqu’à {name}.',
  withdrawTitle: 'Rétractation de la commande n° {n}',
  withdrawSum: 'Vous vous rétractez du contrat pour : {name}. Nous vous remboursons {price}.',
  withdrawMail: 'Nous envoyons l’accusé de réception, avec date et heure, à {name}.',
  withdrawKept: 'Restent achetés, car ils ne peuvent pas être rendus : {name}.',
  withdrawRest: 'Le reste de la commande reste acheté.',
  withdrawNothing: 'Choisissez au moins une pièce à rendre.',
  withdrawCount: '{name} : choisissez un nombre de 0 à {n}.',
  withdrawYes: 'Confirmer la rétractation',
  withdrawnOn: 'Rétractation reçue : {name}.',
  withdrawnWhat: 'Elle porte sur : {name}.',
  refundBy: 'Nous vous remboursons {price} avant {name}.',
  bringBack: 'Rapportez-nous ce que vous avez retiré : le remboursement peut attendre son retour.',
  refunding: '{price} sont en route vers votre carte.',
  refunded: 'Nous vous avons remboursé {price} sur votre carte. Votre banque peut prendre quelques jours.',
  refundedElsewhere: 'Nous vous avons rendu {price} autrement : l’e-mail que vous avez reçu dit comment.',
  askHere: 'Se rétracter d’un contrat',
  askTitle: 'Se rétracter d’un contrat',
  askText:
    'Indiquez le numéro de la commande et l’e-mail de l’achat : nous vous envoyons le lien par lequel vous vous rétractez en deux étapes, sans compte.',
  askNumber: 'Numéro de la commande',
  askMail: 'E-mail de l’achat',
  askSend: 'Envoyez-moi le lien',
  askWrong: 'Il faut les deux : le numéro, en chiffres, et l’adresse e-mail.',
  askedTitle: 'Regardez vos e-mails',
  askedText:
    'Si le numéro et l’adresse sont ceux d’une commande de cette boutique, le lien est en route. Rien n’arrive ? Vérifiez les deux, regardez dans les indésirables, ou écrivez-nous ou appelez-nous : la rétractation vaut de quelque façon que vous nous la disiez.',
  maker: 'Fabricant',
  identifier: 'Modèle ou lot',
  warnings: 'Avertissements',
  stateText: {
    ready: 'Nous vous attendons : vous avez déjà payé.',
    sent: 'Il est en route\u00a0: vous avez déjà payé.',
    'cancelled-by-owner':
      'Nous sommes désolés : nous avons dû l’annuler. Ce que vous avez payé revient sur votre carte.',
  },
};
