import { and, eq, sum } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { TxCtx } from '../../platform/ctx.ts';
import { italianDay } from '../../site-kit/italian-day.ts';
import { documentNumber, record } from './record-document.ts';
import { invoices } from './tables.ts';
import { vatRefunded, withNets } from './vat.ts';
import { wordsIn } from './words.ts';

export interface CreditNoteToIssue {
  /** The provider's invoice whose payment went back. */
  chargeId: string;
  /** Our key of the refund: credited once. */
  refundKey: string;
  /** Euro cents, VAT included; 'rest': whatever was not given back before. */
  amount: number | 'rest';
}

/** Issues the credit note of a refund in the caller's transaction, once. Without an invoice there is nothing to correct. */
export async function issueCreditNote(ctx: TxCtx, refund: CreditNoteToIssue): Promise<void> {
  // Two refunds of one invoice one after the other: each needs to know what the other gave back.
  const [invoice] = await ctx.db
    .select()
    .from(invoices)
    .where(eq(invoices.source, `charge:${refund.chargeId}`))
    .for('update');
  if (!invoice) return;
  const [given] = await ctx.db
    .select({ gross: sum(invoices.gross).mapWith(Number) })
    .from(invoices)
    .where(and(eq(invoices.corrects, invoice.id), eq(invoices.kind, 'credit-note')));
  const before = given?.gross ?? 0;
  const gross = Math.min(refund.amount === 'rest' ? invoice.gross : refund.amount, invoice.gross - before);
  if (gross <= 0) return;
  const vat = vatRefunded(invoice, before, gross);
  const description = wordsIn(invoice.lang).creditFor(documentNumber(invoice));
  const row = await record(ctx, {
    kind: 'credit-note',
    orderId: invoice.orderId,
    source: `refund:${refund.refundKey}`,
    corrects: invoice.id,
    issuedOn: italianDay(ctx.clock.now()),
    lang: invoice.lang,
    seller: invoice.seller,
    buyer: invoice.buyer,
    lines: withNets([{ description, quantity: 1, gross }], gross - vat),
    net: gross - vat,
    vat,
    gross,
    rate: invoice.rate,
    nature: invoice.nature,
    periodStart: null,
    periodEnd: null,
  });
  if (row) await audit(ctx, 'invoicing.issue-credit-note', invoice.orderId, { invoice: row.id, number: row.number });
}
