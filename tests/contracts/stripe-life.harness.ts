import { Stripe } from 'stripe';
import type { StripeSandbox } from '../../sandboxes/stripe/index.ts';
import { keys } from './stripe-fixtures.ts';

export const day = 86_400;
export const premium = 'price_VetrinaPremiumYear';
export const pro = 'price_VetrinaProYear';

/** The official client, pointed at a sandbox or at the recorder before it. */
export function clientAt(url: string): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(keys.secretKey, { protocol: 'http', host: hostname, port: Number(port), telemetry: false });
}

export async function control(sandbox: StripeSandbox, path: string, body: object): Promise<unknown> {
  const response = await fetch(`${sandbox.url}/control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

/** A customer on a clock of their own, with a card and a yearly subscription to premium and one domain. */
export async function subscriber(stripe: Stripe, card = 'pm_card_visa', from = Date.UTC(2027, 0, 10, 12) / 1000) {
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: from });
  const customer = await stripe.customers.create({
    email: 'giulia@trattoria.example',
    address: { country: 'IT' },
    payment_method: card,
    invoice_settings: { default_payment_method: card },
    test_clock: clock.id,
  });
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [
      { price: premium },
      {
        price_data: {
          currency: 'eur',
          product: 'prod_Dominio',
          unit_amount: 1200,
          tax_behavior: 'inclusive',
          recurring: { interval: 'year' },
        },
      },
    ],
    automatic_tax: { enabled: true },
  });
  const advance = (to: number) => stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: to });
  const look = () => stripe.subscriptions.retrieve(subscription.id);
  return { clock, customer, subscription, advance, look, from };
}

/** Saves another test card as the one that the subscription is charged to. */
export async function useCard(stripe: Stripe, customer: string, subscription: string, card: string): Promise<void> {
  const method = await stripe.paymentMethods.attach(card, { customer });
  await stripe.subscriptions.update(subscription, { default_payment_method: method.id });
}

/** Types of the events that concern a subscription and its invoices, oldest first. */
export function typesSince(sandbox: StripeSandbox, from: number): string[] {
  return [...sandbox.state.events.values()].slice(from).map((event) => event.type);
}
