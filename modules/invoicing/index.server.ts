import './events.ts';

export { invoicingHandlers } from './handlers.ts';
export { issueCreditNote } from './issue-credit-note.ts';
export { issueInvoice, type SoldLine } from './issue-invoice.ts';
export { watchDeadlinesJob } from './jobs.ts';
export { documentPdf, listDocuments } from './list-documents.ts';
export { resendDocument } from './resend-document.ts';
