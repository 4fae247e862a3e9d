import { AppError } from '../../platform/errors.ts';
import { checkBilling, type BillingInfo, type BillingType } from './billing.rules.ts';

/** Throws ordering.billing-invalid with the fault of each field. */
export function requireValidBilling(info: BillingInfo, type: BillingType, lang: string): void {
  const faults = checkBilling(info, type, lang);
  if (Object.keys(faults).length > 0) throw new AppError('ordering.billing-invalid', { status: 422, fields: faults });
}
