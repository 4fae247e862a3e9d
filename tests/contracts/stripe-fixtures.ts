import { createStripePayments } from '../../adapters/stripe/index.ts';
import type { CardPayments, ProviderCustomer } from '../../modules/billing/card-payments.port.ts';
import { K } from '../../modules/plans/schemas.ts';
import { startStripeSandbox, type StripeSandbox, type StripeSandboxOptions } from '../../sandboxes/stripe/index.ts';

export const keys = { publishableKey: 'pk_test_vetrina', secretKey: 'sk_test_vetrina' };
export const webhookSecret = 'whsec_first';

export const startSandbox = (options: Partial<StripeSandboxOptions> = {}) =>
  startStripeSandbox({ host: '127.0.0.1', port: 0, ...keys, ...options });

export const paymentsAt = (
  apiBase: string,
  {
    timeoutMs = K.provider.timeoutMs,
    ...changes
  }: { secretKey?: string; webhookSecrets?: string[]; timeoutMs?: number } = {},
) =>
  createStripePayments({
    ...keys,
    webhookSecrets: [webhookSecret],
    apiBase,
    scriptUrl: `${apiBase}/stripe.js`,
    limits: { ...K.provider, timeoutMs },
    ...changes,
  });

export const buyer: ProviderCustomer = {
  name: 'Trattoria da Giulia',
  email: 'giulia@trattoria.example',
  phone: '+390552345678',
  address: { city: 'Firenze', country: 'IT', postal_code: '50122', state: 'FI', line1: 'Borgo Pinti 1' },
  metadata: { user_id: 'usr_1', order_id: 'ord_1', facebook_id: '1001' },
};

/** A customer and an open session: premium and three domains, 135.00. */
export async function openSession(payments: CardPayments, order = 'ord_1') {
  const customer = await payments.createCustomer(buyer, `cust:${order}`);
  return payments.createCheckoutSession(
    {
      customerId: customer.id,
      lines: [
        { priceId: 'price_VetrinaPremiumYear' },
        { folded: { unitAmount: 3600, description: 'Dominio: a.it, b.it, c.com' } },
      ],
      returnUrl: 'http://localhost:3000/payment/ord_1?session_id={CHECKOUT_SESSION_ID}',
      locale: 'it',
      orderId: order,
      metadata: { order_id: order },
    },
    `session:${order}`,
  );
}

export interface PayAnswer {
  status: string;
  code?: string;
  decline_code?: string;
  message?: string;
  return_url?: string | null;
  fields?: Record<string, string>;
}

/** What the card form posts when the buyer presses Pay. */
export async function pay(
  sandbox: StripeSandbox,
  session: { id: string; clientSecret: string | null },
  card: {
    number?: string;
    expiry?: string;
    cvc?: string;
    authentication?: 'complete' | 'fail';
    way?: string;
    iban?: string;
  } = {},
): Promise<PayAnswer> {
  const key = session.clientSecret?.split('_secret_')[1] ?? '';
  const response = await fetch(`${sandbox.url}/embedded/${session.id}/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key, number: '4242424242424242', expiry: '12 / 39', cvc: '123', name: 'Giulia', ...card }),
  });
  return (await response.json()) as PayAnswer;
}

export async function armFault(
  sandbox: StripeSandbox,
  fault: { kind: string; times?: number; path?: string; method?: string },
) {
  const response = await fetch(`${sandbox.url}/_control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  if (!response.ok) throw new Error(await response.text());
}
