import { brandOf } from '../cards.ts';
import { newId } from '../ids.ts';
import type { Address } from './customer.ts';

export interface CardInput {
  number: string;
  expMonth: number;
  expYear: number;
  name: string;
  wallet?: 'apple_pay' | 'google_pay' | null;
}
export interface Payer {
  customer: string | null;
  email: string | null;
  name: string | null;
  phone: string | null;
  address: Address | null;
}
export type MethodInput =
  | { type: 'card'; card: CardInput }
  | { type: 'sepa_debit'; iban: string }
  | { type: 'paypal'; email: string | null };

export const checks = { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' };
const walletDetails = {
  apple_pay: { type: 'apple_pay' as const, dynamic_last4: null, apple_pay: {} },
  google_pay: { type: 'google_pay' as const, dynamic_last4: null, google_pay: {} },
};

function cardDetails(card: CardInput) {
  const brand = brandOf(card.number);
  return {
    brand,
    checks,
    country: 'IT',
    display_brand: brand,
    exp_month: card.expMonth,
    exp_year: card.expYear,
    funding: 'credit',
    generated_from: null,
    last4: card.number.slice(-4),
    networks: { available: [brand], preferred: null },
    regulated_status: 'regulated' as const,
    three_d_secure_usage: { supported: true },
    wallet: card.wallet ? walletDetails[card.wallet] : null,
  };
}

function details(input: MethodInput) {
  if (input.type === 'card') return { type: input.type, card: cardDetails(input.card) };
  if (input.type === 'paypal') {
    return { type: input.type, paypal: { country: 'IT', payer_email: input.email, payer_id: newId('', 13) } };
  }
  const country = input.iban.slice(0, 2);
  return {
    type: input.type,
    sepa_debit: {
      bank_code: input.iban.slice(4, 9),
      branch_code: null,
      country,
      fingerprint: newId('', 16),
      generated_from: null,
      last4: input.iban.slice(-4),
    },
  };
}

export function buildPaymentMethod(input: MethodInput, payer: Payer, created: number) {
  return {
    id: newId('pm_1'),
    object: 'payment_method' as const,
    allow_redisplay: 'limited' as const,
    billing_details: {
      address: payer.address,
      email: payer.email,
      name: payer.name,
      phone: payer.phone,
      tax_id: null,
    },
    created,
    customer: payer.customer,
    customer_account: null,
    livemode: false,
    metadata: {} as Record<string, string>,
    ...details(input),
  };
}
export type PaymentMethod = ReturnType<typeof buildPaymentMethod>;
