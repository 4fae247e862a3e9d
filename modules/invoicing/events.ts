import type { DocumentKind } from './document.ts';

declare module '../../platform/ctx.ts' {
  interface DomainEvents {
    /** A document has its number. `number`: "17/2026"; `gross`: euro cents. */
    'invoicing.issued': { orderId: string; invoiceId: string; kind: DocumentKind; number: string; gross: number };
    /** The exchange, or the intermediary before it, refused a document: it counts as not issued until it is sent again. */
    'invoicing.rejected': {
      orderId: string;
      invoiceId: string;
      number: string;
      code: string;
      message: string;
      /** Last moment to send it again under its number. */
      resendUntil: Date;
    };
    /** The exchange took it. */
    'invoicing.accepted': { orderId: string; invoiceId: string };
    /** The law's days run out, or nobody answers: a person looks. */
    'invoicing.overdue': { orderId: string; invoiceId: string; number: string; state: string };
  }
}
