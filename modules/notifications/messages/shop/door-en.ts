import { buyer, en as paid, owner } from './paid-en.ts';
import type { DoorMails } from './shape.ts';

/** When it came, what it is about, and what stays bought. */
const receipt = paid['shop-withdrawal'];
const declared = receipt.paragraphs.slice(0, 3);
const withdrawn = '{{name}} withdraws from the contract for: {{lines}}.';
const contact = 'Contact: {{contact}}';

export const en: DoorMails = {
  'shop-door-withdrawal': {
    ...receipt,
    paragraphs: [
      ...declared,
      'We give back {{amount}} by {{by}}, in the way you paid or in another that suits you.',
      'Bring or send back what you received within 14 days of today: the refund may wait until it is here.',
    ],
  },
  'shop-unpaid-withdrawal': {
    ...receipt,
    paragraphs: [
      ...declared,
      'It has not been reported as delivered: if you have paid nothing, you owe nothing, and may refuse it when it comes.',
      'On delivery you pay only for what stays: {{left}}.',
      'You had received and paid for it already? Answer this e-mail: the money is yours by {{by}}.',
    ],
  },
  'shop-given-back': {
    ...buyer,
    subject: paid['shop-refunded'].subject,
    heading: '{{amount}} has been given back to you.',
    paragraphs: [
      'The seller says that you got the money back like this: {{reason}}',
      'If you did not, answer this e-mail: it is still yours.',
      'It is about: {{lines}}.',
    ],
  },
  'shop-door-withdrawn': {
    ...paid['shop-withdrawn'],
    paragraphs: [
      withdrawn,
      'To give back: {{amount}}, by {{by}}. It was paid on delivery, so the money does not go back by itself: give it back as you took it, or as the two of you agree.',
      'You may wait until the goods come back. Once you have given it back, open the shop and press “I gave it back myself”: we tell whoever ordered.',
      contact,
    ],
  },
  'shop-unpaid-withdrawn': {
    ...paid['shop-withdrawn'],
    paragraphs: [
      withdrawn,
      'If it is still on its way, do not hand those pieces over and take no money for them: there is nothing to give back. When they are back, write anew how many you have.',
      'Still to deliver: {{kept}}. To be paid: {{left}}.',
      'It was delivered and paid already? Then the money has to go back by {{by}}.',
      contact,
    ],
  },
  'shop-door-refund-due': {
    ...owner,
    subject: paid['shop-refund-due'].subject,
    heading: paid['shop-refund-due'].heading,
    paragraphs: [
      withdrawn,
      'The law wants {{amount}} to go back by {{by}}. Open the shop and, once you have given it back, press “I gave it back myself”.',
      contact,
    ],
  },
};
