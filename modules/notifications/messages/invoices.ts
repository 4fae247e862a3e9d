import type { Lang } from '../../../site-kit/names.ts';
import type { MailWords } from './words.ts';

/** Mails that go with an invoice or a credit note. */
export const INVOICE_MAILS = ['invoice-issued', 'credit-note-issued'] as const;
export type InvoiceMail = (typeof INVOICE_MAILS)[number];

export const invoices: Record<Lang, Record<InvoiceMail, MailWords>> = {
  it: {
    'invoice-issued': {
      subject: 'La fattura {{number}} per {{name}}',
      heading: 'La tua fattura è pronta.',
      paragraphs: [
        'Abbiamo emesso la fattura {{number}} di {{total}}, IVA inclusa. È già pagata.',
        'La trovi in PDF nella pagina dell’ordine. L’originale elettronico arriva attraverso il Sistema di Interscambio.',
      ],
      button: 'Scarica la fattura',
      after: [],
    },
    'credit-note-issued': {
      subject: 'La nota di credito {{number}} per {{name}}',
      heading: 'Abbiamo emesso una nota di credito.',
      paragraphs: [
        'La nota di credito {{number}} documenta il rimborso di {{total}}. La trovi nella pagina dell’ordine.',
      ],
      button: 'Scarica la nota di credito',
      after: [],
    },
  },
  en: {
    'invoice-issued': {
      subject: 'Invoice {{number}} for {{name}}',
      heading: 'Your invoice is ready.',
      paragraphs: [
        'We have issued invoice {{number}} for {{total}}, VAT included. It is already paid.',
        'You will find it as a PDF on the page of your order.',
      ],
      button: 'Download the invoice',
      after: [],
    },
    'credit-note-issued': {
      subject: 'Credit note {{number}} for {{name}}',
      heading: 'We have issued a credit note.',
      paragraphs: [
        'Credit note {{number}} documents the refund of {{total}}. You will find it on the page of your order.',
      ],
      button: 'Download the credit note',
      after: [],
    },
  },
  es: {
    'invoice-issued': {
      subject: 'La factura {{number}} de {{name}}',
      heading: 'Tu factura está lista.',
      paragraphs: [
        'Hemos emitido la factura {{number}} de {{total}}, IVA incluido. Ya está pagada.',
        'La encontrarás en PDF en la página de tu pedido.',
      ],
      button: 'Descargar la factura',
      after: [],
    },
    'credit-note-issued': {
      subject: 'La factura rectificativa {{number}} de {{name}}',
      heading: 'Hemos emitido una factura rectificativa.',
      paragraphs: [
        'La factura rectificativa {{number}} documenta el reembolso de {{total}}. La encontrarás en la página de tu pedido.',
      ],
      button: 'Descargar el documento',
      after: [],
    },
  },
  fr: {
    'invoice-issued': {
      subject: 'La facture {{number}} pour {{name}}',
      heading: 'Votre facture est prête.',
      paragraphs: [
        'Nous avons émis la facture {{number}} de {{total}}, TVA comprise. Elle est déjà payée.',
        'Vous la trouverez en PDF sur la page de votre commande.',
      ],
      button: 'Télécharger la facture',
      after: [],
    },
    'credit-note-issued': {
      subject: 'L’avoir {{number}} pour {{name}}',
      heading: 'Nous avons émis un avoir.',
      paragraphs: [
        'L’avoir {{number}} atteste le remboursement de {{total}}. Vous le trouverez sur la page de votre commande.',
      ],
      button: 'Télécharger l’avoir',
      after: [],
    },
  },
  el: {
    'invoice-issued': {
      subject: 'Το τιμολόγιο {{number}} για {{name}}',
      heading: 'Το τιμολόγιό σας είναι έτοιμο.',
      paragraphs: [
        'Εκδώσαμε το τιμολόγιο {{number}} για {{total}}, με ΦΠΑ. Έχει ήδη πληρωθεί.',
        'Θα το βρείτε σε PDF στη σελίδα της παραγγελίας σας.',
      ],
      button: 'Λήψη του τιμολογίου',
      after: [],
    },
    'credit-note-issued': {
      subject: 'Το πιστωτικό τιμολόγιο {{number}} για {{name}}',
      heading: 'Εκδώσαμε πιστωτικό τιμολόγιο.',
      paragraphs: [
        'Το πιστωτικό τιμολόγιο {{number}} αφορά την επιστροφή {{total}}. Θα το βρείτε στη σελίδα της παραγγελίας σας.',
      ],
      button: 'Λήψη του εγγράφου',
      after: [],
    },
  },
};
