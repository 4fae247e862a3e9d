import { BILLING_FIELDS, type BillingInfo } from '../../modules/ordering/cart/billing.rules.ts';

/**
 * What a quick hand (or the browser's autofill) put into the server's HTML before the script ran. React would write its
 * own empty values over it at the first render.
 */
export function typedBeforeHydration(box: HTMLElement | null, shown: BillingInfo): Partial<BillingInfo> {
  const typed: Partial<BillingInfo> = {};
  for (const field of BILLING_FIELDS) {
    const control = box?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${field}"]`);
    if (control?.value && control.value !== shown[field]) typed[field] = control.value;
  }
  return typed;
}
