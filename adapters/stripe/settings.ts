import { byCommas, defineSettings, secret, url } from '../../platform/settings.ts';

export const stripeSettings = defineSettings({
  variables: {
    STRIPE_SECRET_KEY: secret('the card provider’s secret key (sk_…)'),
    STRIPE_PUBLISHABLE_KEY: secret('the card provider’s publishable key (pk_…)'),
    STRIPE_WEBHOOK_SECRET: secret(
      'the signing secret of the card provider’s webhook (whsec_…); several separated by commas',
    ),
    STRIPE_API_BASE: url('the card provider’s API').default('https://api.stripe.com'),
    STRIPE_JS_URL: url('the card provider’s browser script').default('https://js.stripe.com/endive/stripe.js'),
  },
  rows: [
    {
      names: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
      unset: '–',
      what: 'card provider; the webhook goes to `/webhooks/stripe`, several secrets by commas',
    },
    { names: ['STRIPE_API_BASE', 'STRIPE_JS_URL'], unset: 'the vendor’s', what: 'its API and its browser script' },
  ],
  read: (env) => ({
    secretKey: env.STRIPE_SECRET_KEY,
    publishableKey: env.STRIPE_PUBLISHABLE_KEY,
    webhookSecrets: byCommas(env.STRIPE_WEBHOOK_SECRET),
    apiBase: env.STRIPE_API_BASE,
    scriptUrl: env.STRIPE_JS_URL,
  }),
});
