import { emptyBilling, normaliseBilling, type BillingInfo } from '../../../../modules/ordering/cart/billing.rules.ts';
import type { Order } from '../../../../modules/ordering/schemas.ts';
import type { Lang } from '../../../../site-kit/names.ts';
import { homeCountry } from '../../../forms/countries.ts';
import type { Person } from '../../../forms/use-person-form.ts';

const infoOf = (saved: Record<string, string>): BillingInfo => ({ ...emptyBilling(), ...saved });

/** Who is invoiced, as saved; a new order starts with what is known, in the country of its reader's language. */
export const billingOf = (order: Order | null, lang: Lang, known: Partial<BillingInfo> = {}): Person =>
  order
    ? { type: order.type, info: infoOf(order.billing_info) }
    : { type: 'customer', info: { ...emptyBilling(), country: homeCountry(lang), ...known } };

/** Who will own the domain: as saved, else a copy of who is invoiced (W6). */
export const ownerOf = (order: Order | null, lang: Lang): Person =>
  order?.domain_info ? { type: order.domain_info_type, info: infoOf(order.domain_info) } : billingOf(order, lang);

/** True when the server holds just what was typed. */
export function isSaved(typed: Person, saved: Person, lang: Lang): boolean {
  if (typed.type !== saved.type) return false;
  const sent = normaliseBilling(typed.info, typed.type, lang);
  return Object.entries(sent).every(([field, text]) => text === saved.info[field as keyof BillingInfo]);
}
