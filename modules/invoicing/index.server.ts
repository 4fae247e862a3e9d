import './events.ts';

export { adoptDocuments, compareDocuments, type DocumentsCompared } from './compare-documents.ts';
export { documentPdf } from './document-pdf.ts';
export { issueCreditNote } from './issue-credit-note.ts';
export { issueInvoice, type SoldLine } from './issue-invoice.ts';
export { monitorDeadlinesJob } from './jobs.ts';
export { resendDocument } from './resend-document.ts';
