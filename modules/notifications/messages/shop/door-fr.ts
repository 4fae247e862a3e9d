import { buyer, fr as paid, owner } from './paid-fr.ts';
import type { DoorMails } from './shape.ts';

/** When it came, what it is about, and what stays bought. */
const receipt = paid['shop-withdrawal'];
const declared = receipt.paragraphs.slice(0, 3);
const withdrawn = '{{name}} se rétracte du contrat pour\u00a0: {{lines}}.';
const contact = 'Contact\u00a0: {{contact}}';

export const fr: DoorMails = {
  'shop-door-withdrawal': {
    ...receipt,
    paragraphs: [
      ...declared,
      'Nous vous rendons {{amount}} avant {{by}}, comme vous avez payé ou d’une autre façon qui vous convient.',
      'Rapportez ou renvoyez ce que vous avez reçu sous 14 jours à compter d’aujourd’hui\u00a0: le remboursement peut attendre son retour.',
    ],
  },
  'shop-unpaid-withdrawal': {
    ...receipt,
    paragraphs: [
      ...declared,
      'La livraison ne nous a pas encore été signalée\u00a0: si vous n’avez rien payé, vous ne devez rien, et pouvez refuser le colis à son arrivée.',
      'À la livraison vous ne payez que ce qui reste\u00a0: {{left}}.',
      'Vous l’aviez déjà reçu et payé\u00a0? Répondez à cet e-mail\u00a0: l’argent vous revient avant {{by}}.',
    ],
  },
  'shop-given-back': {
    ...buyer,
    subject: paid['shop-refunded'].subject,
    heading: '{{amount}} vous ont été rendus.',
    paragraphs: [
      'Le vendeur dit vous avoir rendu l’argent ainsi\u00a0: {{reason}}',
      'Si vous ne l’avez pas reçu, répondez à cet e-mail\u00a0: cet argent vous revient.',
      'Cela concerne\u00a0: {{lines}}.',
    ],
  },
  'shop-door-withdrawn': {
    ...paid['shop-withdrawn'],
    paragraphs: [
      withdrawn,
      'À rendre\u00a0: {{amount}}, avant {{by}}. La commande a été payée à la livraison, l’argent ne repart donc pas de lui-même\u00a0: rendez-le comme vous l’avez reçu, ou comme vous en convenez.',
      'Vous pouvez attendre le retour de la marchandise. Une fois l’argent rendu, ouvrez la boutique et appuyez sur «\u00a0Je l’ai rendu moi-même\u00a0»\u00a0: nous le disons à la personne qui a commandé.',
      contact,
    ],
  },
  'shop-unpaid-withdrawn': {
    ...paid['shop-withdrawn'],
    paragraphs: [
      withdrawn,
      'Si le colis est encore en route, ne remettez pas ces pièces et n’en encaissez pas le prix\u00a0: il n’y a rien à rendre. À leur retour, écrivez à nouveau combien vous en avez.',
      'Reste à livrer\u00a0: {{kept}}. À encaisser\u00a0: {{left}}.',
      'C’était déjà livré et payé\u00a0? Alors l’argent doit être rendu avant {{by}}.',
      contact,
    ],
  },
  'shop-door-refund-due': {
    ...owner,
    subject: paid['shop-refund-due'].subject,
    heading: paid['shop-refund-due'].heading,
    paragraphs: [
      withdrawn,
      'La loi veut que {{amount}} repartent avant {{by}}. Ouvrez la boutique et, une fois l’argent rendu, appuyez sur «\u00a0Je l’ai rendu moi-même\u00a0».',
      contact,
    ],
  },
};
