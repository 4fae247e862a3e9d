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
/** Fields of the buyer that a correction may change; absent ones stay. */
export const buyerCorrection = z.object({
  name: line(80),
  firstName: line(60),
  lastName: line(60),
  vat: line(28),
  taxCode: line(16),
  recipientCode: line(7),
  pec: line(256),
  street: line(60),
  zip: line(12),
  city: line(60),
  province: line(2),
});
export type BuyerCorrection = z.infer<typeof buyerCorrection>;
