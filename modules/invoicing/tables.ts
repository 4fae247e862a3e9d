import { date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { Lang } from '../../site-kit/names.ts';
import type { Sealed } from '../../platform/seal.ts';
import type { StoredBuyer, DocumentKind, DocumentLine, EInvoiceState, Seller } from './document.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Last number given in each year. Its row is locked until the document that took a number is committed. */
export const invoiceSeries = pgTable('invoice_series', {
  year: integer().primaryKey(),
  last: integer().notNull(),
});

/** Invoices and credit notes, one series for both. A row never changes: a mistake is mended by a further document. */
export const invoices = pgTable(
  'invoices',
  {
    id: text().primaryKey(),
    year: integer().notNull(),
    number: integer().notNull(),
    kind: text().$type<DocumentKind>().notNull(),
    orderId: text('order_id').notNull(),
    /** What it documents, once: "charge:in_…" or "refund:refund:ord_…". */
    source: text().notNull().unique('invoices_source'),
    /** The invoice that a credit note takes back in part or whole. */
    corrects: text(),
    /** Day of the payment in Italy; the year of the number is its year. */
    issuedOn: date('issued_on').notNull(),
    lang: text().$type<Lang>().notNull(),
    seller: jsonb().$type<Seller>().notNull(),
    buyer: jsonb().$type<StoredBuyer>().notNull(),
    lines: jsonb().$type<DocumentLine[]>().notNull(),
    /** Euro cents; `gross` is the provider's to the cent, and `net` = `gross` - `vat`. */
    net: integer().notNull(),
    vat: integer().notNull(),
    gross: integer().notNull(),
    /** Hundredths of a percent: 2200. */
    rate: integer().notNull(),
    /** Why no Italian VAT is charged, as the tax office codes it; null when it is. */
    nature: text().$type<'N2.1' | 'N7'>(),
    periodStart: date('period_start'),
    periodEnd: date('period_end'),
    createdAt: at('created_at').notNull(),
    /** Erased after that day and not before. */
    keepUntil: date('keep_until').notNull(),
  },
  (t) => [unique('invoices_number').on(t.year, t.number), index('invoices_order').on(t.orderId)],
);

/**
 * Documents that the exchange has and a restored database does not: their numbers are given, and the sale that one
 * documents takes it instead of a new one.
 */
export const adoptedDocuments = pgTable(
  'adopted_documents',
  {
    year: integer().notNull(),
    number: integer().notNull(),
    /** As `invoices.source`; null where the document does not say. */
    source: text().unique('adopted_documents_source'),
    day: date().notNull(),
    fileName: text('file_name').notNull(),
    /** As the exchange has it. */
    xml: text().$type<Sealed>(),
    adoptedAt: at('adopted_at').notNull(),
    usedAt: at('used_at'),
  },
  (t) => [primaryKey({ columns: [t.year, t.number] })],
);

/** Every try to hand a document to the exchange: a rejected one is sent again in a file of its own. */
export const eInvoices = pgTable(
  'e_invoices',
  {
    id: text().primaryKey(),
    invoiceId: text('invoice_id')
      .notNull()
      .references(() => invoices.id),
    /** Number of the file: the exchange refuses to see one twice. */
    file: integer().generatedAlwaysAsIdentity().unique('e_invoices_file'),
    /** The buyer as this file names it, where a correction was needed. */
    buyer: jsonb().$type<StoredBuyer>().notNull(),
    /** What was sent, whole and sealed, kept as long as the document. */
    xml: text().$type<Sealed>(),
    state: text().$type<EInvoiceState>().notNull(),
    /** As the intermediary named it. */
    fileName: text('file_name'),
    exchangeId: text('exchange_id'),
    code: text(),
    message: text(),
    createdAt: at('created_at').notNull(),
    sentAt: at('sent_at'),
    answeredAt: at('answered_at'),
    /** Until then a rejected document may be sent again under its number. */
    resendUntil: at('resend_until'),
  },
  (t) => [index('e_invoices_invoice').on(t.invoiceId), index('e_invoices_state').on(t.state)],
);
