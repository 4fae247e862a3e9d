import { createHash } from 'node:crypto';
import type { Ctx } from '../../../platform/ctx.ts';
import { requireSold, type CatalogueEntry, type Plan } from '../../plans/index.server.ts';
import { AppError } from '../../../platform/errors.ts';
import type { DomainChoice } from '../schemas.ts';

/** A priced line as the order keeps it. `unitAmount`: euro cents a year, VAT included. */
export interface StoredLine {
  priceId: string;
  product: string;
  type: 'service' | 'domain';
  /** Which plan a service line buys. */
  plan: Plan | null;
  quantity: number;
  unitAmount: number;
  name: string;
}
export interface CartRequest {
  /** Price id of the chosen plan, or null when none was chosen. */
  servicePriceId: string | null;
  /** Names to register, or the one to transfer; none with the choice 'none'. */
  domains: string[];
  choice: DomainChoice;
}

/**
 * Prices a cart from the catalogue: at most one service and one domain line; the domain line's quantity is the number
 * of names; no names, no line. Throws ordering.plan-missing where the price is not a plan of the catalogue, else
 * ordering.domains-missing where names were chosen and none is named; the fields name both where both are missing (W4).
 */
export function priceCart(request: CartRequest, catalogue: CatalogueEntry[]): StoredLine[] {
  const service = catalogue.find((entry) => entry.type === 'service' && entry.id === request.servicePriceId);
  const noNames = request.choice !== 'none' && request.domains.length === 0;
  const fields: Record<string, string> = noNames ? { domains: 'domains-missing' } : {};
  if (!service)
    throw new AppError('ordering.plan-missing', { status: 422, fields: { plan: 'plan-missing', ...fields } });
  if (noNames) throw new AppError('ordering.domains-missing', { status: 422, fields });
  const lines: StoredLine[] = [toLine(service, 1)];
  if (request.domains.length > 0) {
    const domain = catalogue.find((entry) => entry.type === 'domain');
    if (!domain)
      throw new AppError('billing.catalogue-wrong', { status: 503, reason: 'the catalogue has no domain price' });
    lines.push(toLine(domain, request.domains.length));
  }
  return lines;
}

const toLine = (entry: CatalogueEntry, quantity: number): StoredLine => ({
  priceId: entry.id,
  product: entry.product,
  type: entry.type,
  plan: entry.plan,
  quantity,
  unitAmount: entry.unit_amount,
  name: entry.name,
});

/** Throws plans.not-sold for a cart with a plan that is not sold here today. */
export function requireSoldPlans(ctx: Ctx, cart: readonly StoredLine[]): void {
  for (const { plan } of cart) if (plan) requireSold(ctx, plan);
}

/** Euro cents a year, VAT included. */
export const cartTotal = (lines: StoredLine[]): number =>
  lines.reduce((sum, line) => sum + line.unitAmount * line.quantity, 0);

/** Same hash, same thing to pay: a checkout session made for another hash must not be used. */
export function cartHash(lines: StoredLine[], domains: string[]): string {
  const sorted = lines.map((l) => [l.type, l.priceId, l.quantity, l.unitAmount].join(':')).toSorted();
  return createHash('sha256')
    .update(JSON.stringify([sorted, domains.toSorted()]))
    .digest('hex')
    .slice(0, 32);
}
