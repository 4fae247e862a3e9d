import { byCommas, defineSettings, secret, url } from '../../platform/settings.ts';

export const stripeSettings = defineSettings({
  variables: {
    STRIPE_SECRET_KEY: secret('the card provider’s secret key (sk_…)'),
    STRIPE_PUBLISHABLE_KEY: secret('the card provider’s publishable key (pk_…)'),
    STRIPE_WEBHOOK_SECRET: secret(
      'the signing secret of the card provider’s webhook (whsec_…); several separated by commas',
    ),
    STRIPE_CONNECT_WEBHOOK_SECRET: secret(
      'the signing secret of the webhook for events of connected accounts (whsec_…); several separated by commas',
    ).optional(),
    STRIPE_ACCOUNTS_WEBHOOK_SECRET: secret(
      'the signing secret of the event destination for notices of accounts (whsec_…); several separated by commas',
    ).optional(),
    STRIPE_API_BASE: url('the card provider’s API').default('https://api.stripe.com'),
    STRIPE_CHECKOUT_URL: url('the card provider’s payment pages').default('https://checkout.stripe.com'),
    STRIPE_JS_URL: url('the card provider’s browser script').default('https://js.stripe.com/endive/stripe.js'),
  },
  rows: [
    {
      names: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
      unset: '–',
      what: 'card provider; the webhook goes to `/webhooks/stripe`, several secrets by commas',
    },
    {
      names: ['STRIPE_CONNECT_WEBHOOK_SECRET', 'STRIPE_ACCOUNTS_WEBHOOK_SECRET'],
      unset: 'shops of sites take no card payments',
      what: 'owners’ own accounts (Connect): events of connected accounts go to `/webhooks/stripe/connect`, notices of accounts (thin events) to `/webhooks/stripe/accounts`',
    },
    {
      names: ['STRIPE_API_BASE', 'STRIPE_JS_URL', 'STRIPE_CHECKOUT_URL'],
      unset: 'the vendor’s',
      what: 'its API, its browser script and its payment pages',
    },
  ],
  read: (env) => ({
    secretKey: env.STRIPE_SECRET_KEY,
    publishableKey: env.STRIPE_PUBLISHABLE_KEY,
    webhookSecrets: byCommas(env.STRIPE_WEBHOOK_SECRET),
    /** Null where owners cannot connect accounts: both are needed. */
    connect:
      env.STRIPE_CONNECT_WEBHOOK_SECRET && env.STRIPE_ACCOUNTS_WEBHOOK_SECRET
        ? {
            webhookSecrets: byCommas(env.STRIPE_CONNECT_WEBHOOK_SECRET),
            noticeSecrets: byCommas(env.STRIPE_ACCOUNTS_WEBHOOK_SECRET),
          }
        : null,
    checkoutUrl: env.STRIPE_CHECKOUT_URL,
    apiBase: env.STRIPE_API_BASE,
    scriptUrl: env.STRIPE_JS_URL,
  }),
});
