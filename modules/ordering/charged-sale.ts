import { eq } from 'drizzle-orm';
import type { TxCtx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import type { ChargedLine } from '../billing/index.server.ts';
import { nameOfCharge } from './settle-addition.ts';
import { soldDomain, soldLine, type SoldLine } from './sold-line.ts';
import { orders } from './tables.ts';

/** To whom a charge sold what, as its invoice says it: `lang` is the buyer's; tax code and VAT number stay encrypted. */
export async function chargedSale(
  ctx: TxCtx,
  { orderId, charge }: { orderId: string; charge: { id: string; amount: number; lines: ChargedLine[] } },
) {
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new AppError('ordering.not-found', { status: 404 });
  const added = await nameOfCharge(ctx, charge.id);
  const { billing } = order;
  const lines: SoldLine[] = added
    ? [soldDomain(added, charge.amount)]
    : charge.lines.map((line) => soldLine(line, order));
  return {
    lang: order.locale,
    lines,
    buyer: {
      business: billing.vat !== '',
      name: billing.business_name,
      firstName: billing.first_name,
      lastName: billing.last_name,
      vat: billing.vat,
      taxCode: billing.ssn,
      recipientCode: billing.sdi,
      pec: billing.pec,
      street: billing.address,
      zip: billing.zip,
      city: billing.city,
      province: billing.province,
      country: billing.country,
    },
  };
}
