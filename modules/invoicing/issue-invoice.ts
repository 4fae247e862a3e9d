import { audit } from '../../platform/audit.ts';
import type { TxCtx } from '../../platform/ctx.ts';
import type { Lang } from '../../site-kit/names.ts';
import { italianDay } from '../../site-kit/italian-day.ts';
import type { StoredBuyer } from './document.ts';
import { record, sellerOf } from './record-document.ts';
import { treatmentOf, withNets } from './vat.ts';
import { wordsIn } from './words.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface SoldLine {
  what: 'service' | 'domain';
  /** Of the plan, or of the domains; the card provider's own words where neither is known. */
  name: string;
  /** A whole year, the rest of one after a change of plan, or the credit for what was not used. */
  part: 'year' | 'rest' | 'unused';
  quantity: number;
  /** Euro cents of the whole line, VAT included. */
  amount: number;
}

function described({ what, name, part }: SoldLine, lang: Lang): string {
  const words = wordsIn(lang);
  return what === 'domain' ? words.domain(name) : words[part](name);
}

export interface InvoiceToIssue {
  orderId: string;
  /** The provider's invoice: the same one is invoiced once. */
  chargeId: string;
  lang: Lang;
  buyer: StoredBuyer;
  /** Euro cents, VAT included; `tax` is the VAT in it. */
  gross: number;
  tax: number;
  lines: SoldLine[];
  paidAt: Date;
  periodStart: Date;
  periodEnd: Date;
}

/** Issues the invoice of a payment in the caller's transaction, once; nothing where nothing was paid. */
export async function issueInvoice(ctx: TxCtx, sale: InvoiceToIssue): Promise<void> {
  if (sale.gross <= 0) return;
  const seller = sellerOf(ctx.config.operator);
  const { gross } = sale;
  const { vat, ...treatment } = treatmentOf({
    gross,
    tax: sale.tax,
    sellerCountry: seller.country,
    country: sale.buyer.country,
  });
  if (vat !== sale.tax)
    ctx.log.error({ orderId: sale.orderId, vat, charged: sale.tax }, 'the tax charged is not the VAT');
  const net = gross - vat;
  const lines = sale.lines.map((line) => ({
    description: described(line, sale.lang),
    quantity: line.quantity,
    gross: line.amount,
  }));
  const periodStart = italianDay(sale.periodStart);
  // The provider's period ends when the next one begins; a person reads the last day.
  const lastDay = italianDay(new Date(sale.periodEnd.getTime() - DAY_MS));
  const row = await record(ctx, {
    kind: 'invoice',
    orderId: sale.orderId,
    source: `charge:${sale.chargeId}`,
    corrects: null,
    issuedOn: italianDay(sale.paidAt),
    lang: sale.lang,
    seller,
    buyer: sale.buyer,
    lines: withNets(lines, net),
    net,
    vat,
    gross,
    ...treatment,
    periodStart,
    periodEnd: lastDay < periodStart ? periodStart : lastDay,
  });
  if (row) await audit(ctx, 'invoicing.issue-invoice', sale.orderId, { invoice: row.id, number: row.number });
}
