import type { DeliveryWords } from './delivery-shape.ts';

export const fr: DeliveryWords = {
  title: 'Commander',
  lead: 'Choisissez les quantités et réservez\u00a0: vous retirez chez nous ou nous vous l’apportons, et vous payez à la réception. Vous ne payez rien ici et aucune inscription n’est nécessaire.',
  paidLead:
    'Choisissez les quantités et payez par carte\u00a0: vous retirez chez nous ou nous vous l’apportons. Aucune inscription n’est nécessaire.',
  how: 'Comment vous le recevez',
  collect: 'Retrait chez nous',
  free: 'gratuit',
  freeFrom: 'Gratuit à partir de {price}.',
  least: 'Commande à partir de {price}.',
  codes: 'Codes postaux\u00a0: {name}.',
  country: 'Dans ce pays seulement\u00a0: {name}.',
  update:
    'Si vous changez, appuyez sur «\u00a0{name}\u00a0»\u00a0: vous verrez le prix et, pour la livraison, où écrire l’adresse.',
  goods: 'Produits',
  delivery: 'Livraison',
  addressTitle: 'Où nous l’apportons',
  noteHint: 'Par exemple, le nom sur la sonnette.',
  street: 'Rue et numéro',
  zip: 'Code postal',
  town: 'Ville',
  addressNote:
    'Nous livrons dans ce pays seulement\u00a0: {name}. L’adresse est vue par le vendeur et par qui livre, personne d’autre.',
  send: 'Réserver la livraison',
  noDuty:
    'C’est une réservation\u00a0: vous n’êtes pas obligé d’acheter. Vous payez à la livraison, et pouvez annuler jusqu’au départ.',
  duty: 'Avec ce bouton vous achetez et vous engagez à payer {price}, livraison comprise. Vous payez tout de suite par carte, puis nous vous l’apportons.',
  withdraw:
    'Vous pouvez vous rétracter dans les 14 jours suivant la réception des biens, sans donner de motif\u00a0: la page de la commande suffit. Vous les renvoyez ou les rapportez, à vos frais, dans les 14 jours\u00a0; nous vous remboursons ce que vous avez payé dans les 14 jours suivant la rétractation, sur la même carte, livraison comprise si vous renoncez à toute la commande. Nous pouvons attendre le retour des biens.',
  doorWithdraw:
    'Vous achetez à la livraison et pouvez vous rétracter dans les 14 jours suivant la réception des biens, sans donner de motif\u00a0: la page de la commande suffit, ou dites-le-nous comme vous voulez. Vous les renvoyez ou les rapportez, à vos frais, dans les 14 jours\u00a0; nous vous remboursons ce que vous avez payé dans les 14 jours suivant la rétractation, livraison comprise si vous renoncez à toute la commande. Nous pouvons attendre le retour des biens.',
  arrives: 'Livraison prévue',
  address: 'Adresse',
  bringBack: 'Renvoyez-nous ou rapportez-nous ce que vous avez reçu\u00a0: le remboursement peut attendre son retour.',
  unpaidSum:
    'Vous vous rétractez du contrat pour\u00a0: {name}. La livraison ne nous a pas encore été signalée\u00a0: si vous n’avez rien payé, vous ne devez rien.',
  unpaid:
    'La livraison ne nous avait pas encore été signalée\u00a0: si vous n’avez rien payé, vous ne devez rien, et pouvez refuser le colis à son arrivée. Vous l’aviez déjà reçu et payé\u00a0? Dites-le-nous\u00a0: nous vous rendons l’argent avant {name}.',
  leftAtDoor: 'À la livraison vous payez {price}.',
  givenBack: 'Nous vous avons rendu {price}.',
  receiptHere: 'L’accusé de réception, avec date et heure, reste sur la page de la commande.',
  stateText: {
    placed: 'Nous l’avons mis de côté pour vous. Nous vous dirons quand il part.',
    accepted: 'Nous le préparons, puis nous vous l’apportons.',
    paid: 'Merci\u00a0: l’achat est conclu. Nous vous écrirons quand il part.',
  },
  error: {
    street: 'Écrivez la rue et le numéro, sans adresse web.',
    zip: 'Indiquez un code postal entier de ce pays : {name}. Nous ne livrons pas ailleurs.',
    town: 'Écrivez la ville, sans adresse web.',
    reach: '{name}\u00a0: nous n’allons pas à ce code postal. Choisissez une autre façon, ou retirez chez nous.',
    changed: 'Vous avez changé la façon de le recevoir\u00a0: regardez le total et confirmez à nouveau.',
    gone: 'Ce mode de livraison n’existe plus\u00a0: choisissez-en un autre.',
    least: '{name}\u00a0: commande à partir de {price}.',
  },
};
