/** What the customer's order page shows of invoices, and how an operator mends one. Browser-safe. */
import * as z from 'zod/mini';

/** A document on the order's page; its PDF is GET /buy_yr/api/order/check/{order}/invoices/{id}. */
export const invoiceItem = z.object({
  id: z.string(),
  kind: z.enum(['invoice', 'credit-note']),
  /** "17/2026" */
  number: z.string(),
  /** "2026-11-21" */
  issued_on: z.string(),
  /** Euro cents, VAT included. */
  gross: z.number(),
});
export type InvoiceItem = z.infer<typeof invoiceItem>;

const line = (longest: number) =>
  z.optional(z.string().check(z.trim(), z.maxLength(longest), z.regex(/^[^\p{Cc}]*$/u)));
/** The longest that a document takes of each field of its buyer. */
export const BUYER_LENGTHS = {
  name: 80,
  firstName: 60,
  lastName: 60,
  vat: 28,
  taxCode: 16,
  recipientCode: 7,
  pec: 256,
  street: 60,
  zip: 12,
  city: 60,
  province: 2,
} as const;
/** Fields of the buyer that a correction may change; absent ones stay. */
export const buyerCorrection = z.object({
  name: line(BUYER_LENGTHS.name),
  firstName: line(BUYER_LENGTHS.firstName),
  lastName: line(BUYER_LENGTHS.lastName),
  vat: line(BUYER_LENGTHS.vat),
  taxCode: line(BUYER_LENGTHS.taxCode),
  recipientCode: line(BUYER_LENGTHS.recipientCode),
  pec: line(BUYER_LENGTHS.pec),
  street: line(BUYER_LENGTHS.street),
  zip: line(BUYER_LENGTHS.zip),
  city: line(BUYER_LENGTHS.city),
  province: line(BUYER_LENGTHS.province),
});
export type BuyerCorrection = z.infer<typeof buyerCorrection>;
