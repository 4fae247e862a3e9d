import type { Stripe } from 'stripe';
import { systemClock, type Clock } from '../../../platform/clock.ts';
import type { Delivered, MerchantPayments, PaymentInput } from '../../../modules/takings/merchant-payments.port.ts';
import { confirmed } from '../answers.ts';
import { createClient, isLive, type StripeConfig } from '../client.ts';
import { pageLocale } from '../locale.ts';
import { byEitherClock, createProviderClock } from '../provider-clock.ts';
import { asking, nothingLeft } from '../provider-errors.ts';
import { linkAnswer, readAccountId, readAccountState, readMerchantRefund, readPayment } from './answers.ts';
import { readAccountNotice, readMerchantEvent } from './events.ts';

export interface ConnectConfig extends Pick<StripeConfig, 'secretKey' | 'apiBase' | 'limits' | 'httpClient'> {
  /** The provider's payment pages. */
  checkoutUrl: string;
  webhookSecrets: string[];
  noticeSecrets: string[];
}

const INCLUDE = ['configuration.merchant', 'requirements'] as const;

/** All that is sold is in the lines; nothing of it is ours. */
const paymentParams = (input: PaymentInput): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  ui_mode: 'hosted_page',
  // Whoever has paid waits for nothing more: methods that take days are left out.
  allowed_payment_method_types: ['card'],
  line_items: input.lines.map(({ name, quantity, cents }) => ({
    quantity,
    price_data: { currency: input.currency.toLowerCase(), unit_amount: cents, product_data: { name } },
  })),
  success_url: input.returnUrl,
  cancel_url: input.returnUrl,
  client_reference_id: input.reference,
  expires_at: input.expiresAt,
  locale: pageLocale(input.lang),
  ...(input.mail === null ? {} : { customer_email: input.mail }),
});

/** Payments into owners' own Stripe accounts (Connect, direct charges). Every method throws AppError only; see the port for the codes. */
export function createMerchantPayments(config: ConnectConfig, ours: Clock = systemClock): MerchantPayments {
  const clock = createProviderClock(ours);
  const stripe = createClient(config, clock);
  const { apiVersion, webhookToleranceS: toleranceS } = config.limits;
  const expected = { toleranceS, apiVersion, livemode: isLive(config.secretKey) };
  const believed = ({ receivedAt, ...delivered }: Delivered) => ({
    ...delivered,
    receivedAt: byEitherClock(receivedAt, clock.ahead()),
  });

  return {
    pageOrigin: new URL(config.checkoutUrl).origin,

    openAccount: (input, idempotencyKey) =>
      asking(async () => {
        const made = await stripe.v2.core.accounts.create(
          {
            contact_email: input.mail,
            display_name: input.name,
            dashboard: 'full',
            identity: { country: input.country.toLowerCase() },
            configuration: { merchant: { capabilities: { card_payments: { requested: true } } } },
            defaults: { responsibilities: { fees_collector: 'stripe', losses_collector: 'stripe' } },
            metadata: { site_id: input.siteId },
            include: [...INCLUDE],
          },
          { idempotencyKey },
        );
        return { id: readAccountId(made) };
      }),

    accountState: (account) =>
      asking(async () => readAccountState(await stripe.v2.core.accounts.retrieve(account, { include: [...INCLUDE] }))),

    onboardingLink: ({ account, refreshUrl, returnUrl }) =>
      asking(async () => {
        const flow = { refresh_url: refreshUrl, return_url: returnUrl };
        const made = await stripe.v2.core.accountLinks.create({
          account,
          use_case: { type: 'account_onboarding', account_onboarding: flow },
        });
        return linkAnswer.parse(made).url;
      }),

    openPayment: (input, idempotencyKey) =>
      asking(async () => {
        const as = { idempotencyKey, stripeContext: input.account };
        return readPayment(await stripe.checkout.sessions.create(paymentParams(input), as));
      }),

    findPayment: ({ account, id }) =>
      asking(async () => readPayment(await stripe.checkout.sessions.retrieve(id, {}, { stripeContext: account }))),

    expirePayment: ({ account, id }) =>
      asking(async () => {
        confirmed(await stripe.checkout.sessions.expire(id, {}, { stripeContext: account }), 'checkout.session');
      }),

    refund: ({ account, chargeId, amount, effect }, idempotencyKey) =>
      asking(async () => {
        try {
          const made = await stripe.refunds.create(
            { payment_intent: chargeId, amount, metadata: { effect } },
            { idempotencyKey, stripeContext: account },
          );
          return readMerchantRefund(made);
        } catch (error) {
          if (nothingLeft(error)) return 'nothing-left';
          throw error;
        }
      }),

    findRefund: ({ account, chargeId, effect }) =>
      asking(async () => {
        const asked = stripe.refunds.list({ payment_intent: chargeId, limit: 100 }, { stripeContext: account });
        for await (const answer of asked) {
          const refund = readMerchantRefund(answer);
          if (refund.effect === effect) return refund;
        }
        return null;
      }),

    readEvent: (delivered) => readMerchantEvent(believed(delivered), { ...expected, secrets: config.webhookSecrets }),
    readNotice: (delivered) =>
      readAccountNotice(stripe, believed(delivered), { ...expected, secrets: config.noticeSecrets }),
  };
}
