/** What the customer's order page shows of invoices, and how an operator mends one. Browser-safe. */
import * as z from 'zod/mini';
import { isCode, line } from '../../site-kit/typed-text.ts';

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

const may = (longest: number) => z.optional(line(longest));
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
  name: may(BUYER_LENGTHS.name),
  firstName: may(BUYER_LENGTHS.firstName),
  lastName: may(BUYER_LENGTHS.lastName),
  vat: may(BUYER_LENGTHS.vat),
  taxCode: may(BUYER_LENGTHS.taxCode),
  recipientCode: may(BUYER_LENGTHS.recipientCode),
  pec: z.optional(z.string().check(z.trim(), z.maxLength(BUYER_LENGTHS.pec), z.refine(isCode))),
  street: may(BUYER_LENGTHS.street),
  zip: may(BUYER_LENGTHS.zip),
  city: may(BUYER_LENGTHS.city),
  province: may(BUYER_LENGTHS.province),
});
export type BuyerCorrection = z.infer<typeof buyerCorrection>;
