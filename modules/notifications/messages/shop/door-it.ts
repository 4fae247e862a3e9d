import { buyer, it as paid, owner } from './paid-it.ts';
import type { DoorMails } from './shape.ts';

/** When it came, what it is about, and what stays bought. */
const receipt = paid['shop-withdrawal'];
const declared = receipt.paragraphs.slice(0, 3);
const withdrawn = '{{name}} recede dal contratto per: {{lines}}.';
const contact = 'Contatto: {{contact}}';

export const it: DoorMails = {
  'shop-door-withdrawal': {
    ...receipt,
    paragraphs: [
      ...declared,
      'Ti restituiamo {{amount}} entro {{by}}, come hai pagato o in un altro modo che va bene a te.',
      'Riporta o rimanda ciò che hai ricevuto entro 14 giorni da oggi: il rimborso può aspettare che torni.',
    ],
  },
  'shop-unpaid-withdrawal': {
    ...receipt,
    paragraphs: [
      ...declared,
      'Non risulta ancora consegnato: se non hai pagato nulla, non devi nulla, e quando arriva puoi rifiutarlo.',
      'Alla consegna paghi solo ciò che resta: {{left}}.',
      'Lo avevi già ricevuto e pagato? Rispondi a questa e-mail: il denaro ti spetta entro {{by}}.',
    ],
  },
  'shop-given-back': {
    ...buyer,
    subject: paid['shop-refunded'].subject,
    heading: 'Ti è stato restituito {{amount}}.',
    paragraphs: [
      'Chi vende dice di averti restituito il denaro così: {{reason}}',
      'Se non l’hai ricevuto, rispondi a questa e-mail: ti spetta comunque.',
      'Riguarda: {{lines}}.',
    ],
  },
  'shop-door-withdrawn': {
    ...paid['shop-withdrawn'],
    paragraphs: [
      withdrawn,
      'Da restituire: {{amount}}, entro {{by}}. Si era pagato alla consegna, quindi il denaro non torna da solo: restituiscilo come l’hai preso, o come vi accordate.',
      'Puoi aspettare che la merce torni. Quando l’hai restituito, apri il negozio e premi «L’ho restituito io»: lo diciamo noi a chi ha ordinato.',
      contact,
    ],
  },
  'shop-unpaid-withdrawn': {
    ...paid['shop-withdrawn'],
    paragraphs: [
      withdrawn,
      'Se è ancora in viaggio, non consegnare quei pezzi e non incassarli: non c’è nulla da restituire. Quando tornano, scrivi di nuovo quanti ne hai.',
      'Resta da consegnare: {{kept}}. Da incassare: {{left}}.',
      'Era già consegnato e pagato? Allora il denaro va restituito entro {{by}}.',
      contact,
    ],
  },
  'shop-door-refund-due': {
    ...owner,
    subject: paid['shop-refund-due'].subject,
    heading: paid['shop-refund-due'].heading,
    paragraphs: [
      withdrawn,
      'La legge vuole che {{amount}} tornino entro {{by}}. Apri il negozio e, quando li hai restituiti, premi «L’ho restituito io».',
      contact,
    ],
  },
};
