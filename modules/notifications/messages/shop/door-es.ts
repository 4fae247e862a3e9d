import { buyer, es as paid, owner } from './paid-es.ts';
import type { DoorMails } from './shape.ts';

/** When it came, what it is about, and what stays bought. */
const receipt = paid['shop-withdrawal'];
const declared = receipt.paragraphs.slice(0, 3);
const withdrawn = '{{name}} desiste del contrato por: {{lines}}.';
const contact = 'Contacto: {{contact}}';

export const es: DoorMails = {
  'shop-door-withdrawal': {
    ...receipt,
    paragraphs: [
      ...declared,
      'Te devolvemos {{amount}} antes de {{by}}, como pagaste o de otra manera que te venga bien.',
      'Trae o envía de vuelta lo que recibiste en 14 días desde hoy: el reembolso puede esperar a que vuelva.',
    ],
  },
  'shop-unpaid-withdrawal': {
    ...receipt,
    paragraphs: [
      ...declared,
      'Aún no consta como entregado: si no has pagado nada, no debes nada, y cuando llegue puedes rechazarlo.',
      'Al recibirlo pagas solo lo que queda: {{left}}.',
      '¿Ya lo habías recibido y pagado? Responde a este correo: el dinero te corresponde antes de {{by}}.',
    ],
  },
  'shop-given-back': {
    ...buyer,
    subject: paid['shop-refunded'].subject,
    heading: 'Te han devuelto {{amount}}.',
    paragraphs: [
      'Quien vende dice que te devolvió el dinero así: {{reason}}',
      'Si no lo has recibido, responde a este correo: sigue siendo tuyo.',
      'Es por: {{lines}}.',
    ],
  },
  'shop-door-withdrawn': {
    ...paid['shop-withdrawn'],
    paragraphs: [
      withdrawn,
      'Por devolver: {{amount}}, antes de {{by}}. Se pagó al recibirlo, así que el dinero no vuelve solo: devuélvelo como lo cobraste, o como acordéis.',
      'Puedes esperar a que vuelva la mercancía. Cuando lo hayas devuelto, abre la tienda y pulsa «Lo he devuelto yo»: se lo decimos nosotros a quien hizo el pedido.',
      contact,
    ],
  },
  'shop-unpaid-withdrawn': {
    ...paid['shop-withdrawn'],
    paragraphs: [
      withdrawn,
      'Si aún está en camino, no entregues esas piezas ni las cobres: no hay nada que devolver. Cuando vuelvan, escribe de nuevo cuántas tienes.',
      'Queda por entregar: {{kept}}. Por cobrar: {{left}}.',
      '¿Ya estaba entregado y pagado? Entonces hay que devolver el dinero antes de {{by}}.',
      contact,
    ],
  },
  'shop-door-refund-due': {
    ...owner,
    subject: paid['shop-refund-due'].subject,
    heading: paid['shop-refund-due'].heading,
    paragraphs: [
      withdrawn,
      'La ley quiere que {{amount}} vuelvan antes de {{by}}. Abre la tienda y, cuando los hayas devuelto, pulsa «Lo he devuelto yo».',
      contact,
    ],
  },
};
