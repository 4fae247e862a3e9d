import { codeForms } from './code-forms.rules.ts';
import { markOf, masked, seal, unseal, type DataKeys, type Sealed } from '../../../platform/seal.ts';
import type { BillingInfo } from './billing.rules.ts';

/** A person or business as a row keeps it: the tax codes sealed, everything else readable. */
export type StoredBilling = Omit<BillingInfo, 'ssn' | 'vat'> & { ssn: Sealed | ''; vat: Sealed | '' };

export const sealBilling = (keys: DataKeys, { ssn, vat, ...rest }: BillingInfo): StoredBilling => ({
  ...rest,
  ssn: seal(keys, ssn),
  vat: seal(keys, vat),
});

export const openBilling = (keys: DataKeys, { ssn, vat, ...rest }: StoredBilling): BillingInfo => ({
  ...rest,
  ssn: unseal(keys, ssn),
  vat: unseal(keys, vat),
});

/** For whoever may look at an order and need not know its tax codes. */
export function maskBilling(keys: DataKeys, stored: StoredBilling): BillingInfo {
  const open = openBilling(keys, stored);
  return { ...open, ssn: masked(open.ssn), vat: masked(open.vat) };
}

/** What finds an order by its buyer's tax codes, without telling them: columns of its row. */
export const markedCodes = (keys: DataKeys, { ssn, vat }: Pick<BillingInfo, 'ssn' | 'vat'>) => ({
  taxMarks: [ssn, vat].flatMap(codeForms).map((form) => markOf(keys, form)),
  taxMarkedWith: keys.current.id,
});
