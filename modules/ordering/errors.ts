import type { OrderRow } from './order-session.ts';
import { AppError } from '../../platform/errors.ts';
import { checkBilling, type BillingInfo, type BillingType } from './billing.rules.ts';

/** Throws ordering.billing-invalid with the fault of each field. */
export function requireValidBilling(info: BillingInfo, type: BillingType, lang: string): void {
  const faults = checkBilling(info, type, lang);
  if (Object.keys(faults).length > 0) throw new AppError('ordering.billing-invalid', { status: 422, fields: faults });
}

/** Throws what stands between this order and its payment. */
export function requireComplete(order: OrderRow): void {
  if (!order.cart.some((line) => line.type === 'service')) throw new AppError('ordering.plan-missing', { status: 422 });
  if (order.domainChoice !== 'none' && order.domains.length === 0) {
    throw new AppError('ordering.domains-missing', { status: 422 });
  }
  if (order.domainOwnRegister && !order.domainInfo) throw new AppError('ordering.domain-info-missing', { status: 422 });
}
