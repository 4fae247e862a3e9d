import type { OrderRow } from './order-session.ts';
import { AppError } from '../../platform/errors.ts';
import { checkBilling, type BillingInfo, type BillingType } from './cart/billing.rules.ts';
import { TERMS_VERSION } from './schemas.ts';

/** Throws ordering.billing-invalid with the fault of each field. */
export function requireValidBilling(info: BillingInfo, type: BillingType, lang: string): void {
  const faults = checkBilling(info, type, lang);
  if (Object.keys(faults).length > 0) throw new AppError('ordering.billing-invalid', { status: 422, fields: faults });
}

export interface AcceptedTerms {
  accepted: boolean;
  /** As the browser named it. */
  version: string | null;
}
/**
 * Only terms in force can be accepted (W1). Throws ordering.terms-missing where they were not, ordering.terms-changed
 * where what was accepted is another version: an older page still open, or one that we never published.
 */
export function requireTerms({ accepted, version }: AcceptedTerms): void {
  const fields = { terms_accepted: 'terms-missing' };
  if (!accepted) throw new AppError('ordering.terms-missing', { status: 422, fields });
  if (version !== TERMS_VERSION) throw new AppError('ordering.terms-changed', { status: 409 });
}

/** Throws what stands between this order and its payment. */
export function requireComplete(order: OrderRow): void {
  if (!order.cart.some((line) => line.type === 'service')) throw new AppError('ordering.plan-missing', { status: 422 });
  if (order.domainChoice !== 'none' && order.domains.length === 0) {
    throw new AppError('ordering.domains-missing', { status: 422 });
  }
  if (order.domainOwnRegister && !order.domainInfo) throw new AppError('ordering.domain-info-missing', { status: 422 });
}
