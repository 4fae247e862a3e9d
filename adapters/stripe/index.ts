import type { Stripe } from 'stripe';
import { z } from 'zod';
import { systemClock, type Clock } from '../../platform/clock.ts';
import type { CardPayments, CheckoutLine, ProviderCustomer } from '../../modules/billing/card-payments.port.ts';
import { confirmed, readPrice, readSession } from './answers.ts';
import { createClient, isLive, type StripeConfig } from './client.ts';
import { readSignedEvent } from './events.ts';
import { eraseCustomer } from './erase-customer.ts';
import { pageLocale } from './locale.ts';
import { portalCalls } from './portal.ts';
import { byEitherClock, createProviderClock } from './provider-clock.ts';
import { asking } from './provider-errors.ts';
import { subscriptionCalls } from './subscriptions.ts';

function lineItem(line: CheckoutLine): Stripe.Checkout.SessionCreateParams.LineItem {
  if (line.folded === undefined) return { price: line.priceId ?? '', quantity: 1 };
  const { unitAmount, description } = line.folded;
  return {
    quantity: 1,
    price_data: {
      currency: 'eur',
      // A line is described by its product's name (docs.stripe.com, line item: "defaults to product name"): so it has its own.
      product_data: { name: description },
      unit_amount: unitAmount,
      tax_behavior: 'inclusive',
      recurring: { interval: 'year' },
    },
  };
}

/** Inside a quoted text of the search language only quotes and backslashes are special. */
const quoted = (text: string) => `'${text.replaceAll(/['\\]/g, '\\$&')}'`;

const customerFound = z.looseObject({ id: z.string(), metadata: z.record(z.string(), z.string()) });

/** Card payments through Stripe. Every method throws AppError only; see the port for the codes. */
export function createStripePayments(config: StripeConfig, ours: Clock = systemClock): CardPayments {
  const clock = createProviderClock(ours);
  const stripe = createClient(config, clock);
  const livemode = isLive(config.secretKey);

  const customerParams = (input: ProviderCustomer) => ({
    name: input.name,
    email: input.email,
    phone: input.phone,
    address: input.address,
    metadata: input.metadata,
  });

  return {
    publishableKey: config.publishableKey,
    scriptUrl: config.scriptUrl,

    listPrices: () =>
      asking(async () => {
        const expand = ['data.product', 'data.product.default_price'];
        const found = [];
        for await (const price of stripe.prices.list({ active: true, limit: 100, expand })) {
          const readable = readPrice(price);
          if (readable !== null) found.push(readable);
        }
        return found;
      }),

    searchCustomers: (facebookId) =>
      asking(async () => {
        const found = [];
        const query = `metadata['facebook_id']:${quoted(facebookId)}`;
        for await (const customer of stripe.customers.search({ query, limit: 100 })) {
          const { id, metadata } = customerFound.parse(customer);
          found.push({ id, orderId: metadata['order_id'] ?? null });
        }
        return found;
      }),

    createCustomer: (input, idempotencyKey) =>
      asking(async () => {
        const customer = await stripe.customers.create(customerParams(input), { idempotencyKey });
        return { id: customerFound.parse(customer).id };
      }),

    updateCustomer: (id, input) =>
      asking(async () => {
        confirmed(await stripe.customers.update(id, customerParams(input)), 'customer');
      }),

    eraseCustomer: (id) => asking(() => eraseCustomer(stripe, id)),

    createCheckoutSession: (input, idempotencyKey) =>
      asking(async () => {
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            ui_mode: 'embedded_page',
            line_items: input.lines.map(lineItem),
            return_url: input.returnUrl,
            // A card needs no redirect: the buyer stays on our page, which hears of it by onComplete and offers Complete.
            redirect_on_completion: 'if_required',
            automatic_tax: { enabled: true },
            customer: input.customerId,
            // The name stays as we sent it: the one typed beside the card may be another person's.
            customer_update: { address: 'auto' },
            locale: pageLocale(input.locale),
            client_reference_id: input.orderId,
            metadata: input.metadata,
            subscription_data: { metadata: input.metadata },
          },
          { idempotencyKey },
        );
        return readSession(session);
      }),

    retrieveCheckoutSession: (id) => asking(async () => readSession(await stripe.checkout.sessions.retrieve(id))),

    listCheckoutSessions: (customer) =>
      asking(async () => {
        const found = [];
        for await (const session of stripe.checkout.sessions.list({ customer, limit: 100 }))
          found.push(readSession(session));
        return found;
      }),

    expireCheckoutSession: (id) =>
      asking(async () => {
        confirmed(await stripe.checkout.sessions.expire(id), 'checkout.session');
      }),

    ...subscriptionCalls(stripe),
    ...portalCalls(stripe),

    clockAheadMs: () => clock.ahead(),

    readEvent: (rawBody, signature, receivedAt) =>
      readSignedEvent(
        { rawBody, signature, receivedAt: byEitherClock(receivedAt, clock.ahead()) },
        {
          secrets: config.webhookSecrets,
          toleranceS: config.limits.webhookToleranceS,
          apiVersion: config.limits.apiVersion,
          livemode,
        },
      ),
  };
}
