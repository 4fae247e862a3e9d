import type { ChargedLine } from '../billing/index.server.ts';
import { DOMAIN_LINE } from './cart/lines.rules.ts';
import type { OrderRow } from './order-session.ts';

/** What a charge sold, as an invoice lists it. Amounts are euro cents. */
export interface SoldLine {
  what: 'service' | 'domain';
  /** Of the plan, or of the domains; the card provider's own words where neither is known. */
  name: string;
  /** A whole year, the rest of one after a change of plan, or the credit for what was not used. */
  part: 'year' | 'rest' | 'unused';
  quantity: number;
  amount: number;
}

/** The card provider's words for the lines of its invoices, in English whatever the customer speaks (seen 2026-10-28). */
const YEAR = /^\d+ × (.+) \(at .+\)$/;
const PART = /^(Unused|Remaining) time on (?:\d+ × )?(.+?)(?: after .+| \(.+\))?$/;

/** A name more: the provider counts it as a change of what there was, and what was sold is its year. `domain`: ASCII form. */
export const soldDomain = (domain: string, amount: number): SoldLine => ({
  what: 'domain',
  name: domain,
  part: 'year',
  quantity: 1,
  amount,
});

/** What a charged line sold: names come from the order's own cart where the provider's words lead to it. */
export function soldLine(line: ChargedLine, order: Pick<OrderRow, 'cart' | 'locale' | 'domains'>): SoldLine {
  const [, change, changed] = PART.exec(line.description) ?? [];
  const name = changed ?? YEAR.exec(line.description)?.[1] ?? line.description;
  // The line of the names is bought as "Dominio: a.it, b.it" in its reader's language, and has the catalogue's word once one has left.
  const words = order.cart
    .filter(({ type }) => type === 'domain')
    .flatMap((line) => [line.name, DOMAIN_LINE[order.locale]]);
  const domain = words.some((word) => name === word || name.startsWith(`${word}: `));
  return {
    what: domain ? 'domain' : 'service',
    name: domain ? order.domains.join(', ') : name,
    part: change === 'Unused' ? 'unused' : change === 'Remaining' ? 'rest' : 'year',
    quantity: line.quantity,
    amount: line.amount,
  };
}
