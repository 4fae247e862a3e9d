/** All vendors that the product sells with, each played by its sandbox, and the variables that lead to them. */
import { startDnsSandbox } from '../../sandboxes/dns/index.ts';
import { startEInvoiceSandbox } from '../../sandboxes/einvoice/index.ts';
import { startMailSandbox } from '../../sandboxes/mail/index.ts';
import { OPERATOR } from '../../sandboxes/operator-names.ts';
import { startRegistrarSandbox } from '../../sandboxes/registrar/index.ts';
import { startSocialPagesSandbox } from '../../sandboxes/social-pages/index.ts';
import { startStripeSandbox } from '../../sandboxes/stripe/index.ts';
import { platformTargets } from '../../sandboxes/stripe/webhooks.ts';
import { newsEnv, testOperatorRecords } from './context.ts';

const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_stage_secret',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_stage_public',
  STRIPE_WEBHOOK_SECRET: 'whsec_stage_secret',
  STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_stage_connect',
  STRIPE_ACCOUNTS_WEBHOOK_SECRET: 'whsec_stage_accounts',
  SOCIAL_ACCESS_TOKEN: 'stage-token',
  SOCIAL_APP_SECRET: 'stage-app-secret',
  SOCIAL_APP_ID: '700000000000007',
  SOCIAL_WEBHOOK_TOKEN: 'stage-word-of-the-webhook',
  REGISTRAR_ACCESS_KEY_ID: 'AKIASTAGE00000000000',
  REGISTRAR_SECRET_ACCESS_KEY: 'stage-registrar-secret',
  EINVOICE_USERNAME: 'seller-of-journeys',
  EINVOICE_PASSWORD: 'secret-of-journeys',
  DATA_KEYS: `journeys:${Buffer.alloc(32, 3).toString('base64')}`,
};

export interface VendorPlaces {
  /** Where they listen. */
  host: string;
  /** PUBLIC_URL: where people are led back to. */
  publicUrl: string;
  /** Where the product hears of events, as seen from here. */
  webhooks: string;
}
export type Vendors = Awaited<ReturnType<typeof openVendors>>;

export async function openVendors({ host, publicUrl, webhooks }: VendorPlaces) {
  /** How far the card provider's clock stands ahead of everybody's, in milliseconds. */
  const cardClock = { aheadMs: 0 };
  const stripe = await startStripeSandbox({
    host,
    now: () => Date.now() + cardClock.aheadMs,
    port: 0,
    secretKey: KEYS.STRIPE_SECRET_KEY,
    publishableKey: KEYS.STRIPE_PUBLISHABLE_KEY,
    webhooks: platformTargets(`${webhooks}/webhooks/stripe`, {
      own: KEYS.STRIPE_WEBHOOK_SECRET,
      connected: KEYS.STRIPE_CONNECT_WEBHOOK_SECRET,
      accounts: KEYS.STRIPE_ACCOUNTS_WEBHOOK_SECRET,
    }),
  });
  const social = await startSocialPagesSandbox({
    host,
    port: 0,
    accessToken: KEYS.SOCIAL_ACCESS_TOKEN,
    appSecret: KEYS.SOCIAL_APP_SECRET,
    login: {
      appId: KEYS.SOCIAL_APP_ID,
      redirectUris: ['social', 'connect'].map((what) => `${publicUrl}/manager/${what}/return`),
    },
    webhook: { url: `${webhooks}/webhooks/social`, verifyToken: KEYS.SOCIAL_WEBHOOK_TOKEN },
  });
  const registrar = await startRegistrarSandbox({
    host,
    port: 0,
    accessKeyId: KEYS.REGISTRAR_ACCESS_KEY_ID,
    secretAccessKey: KEYS.REGISTRAR_SECRET_ACCESS_KEY,
    operationDelayMs: 700,
  });
  const dns = await startDnsSandbox({ host, port: 0, httpPort: 0, hosted: registrar.hosted });
  dns.write(OPERATOR, testOperatorRecords());
  const mail = await startMailSandbox({ host, httpPort: 0, smtpPort: 0, dns: () => dns.server });
  const eInvoices = await startEInvoiceSandbox({
    host,
    port: 0,
    username: KEYS.EINVOICE_USERNAME,
    password: KEYS.EINVOICE_PASSWORD,
    answerMs: 0,
  });
  return {
    stripe,
    cardClock,
    social,
    registrar,
    dns,
    mail,
    eInvoices,
    env: {
      ...KEYS,
      STRIPE_API_BASE: stripe.url,
      STRIPE_JS_URL: `${stripe.url}/stripe.js`,
      STRIPE_CHECKOUT_URL: stripe.url,
      SOCIAL_API_BASE: social.url,
      SOCIAL_DIALOG_BASE: social.url,
      SOCIAL_PICTURE_HOSTS: social.pictureHost,
      REGISTRAR_ENDPOINT: registrar.url,
      ZONES_ENDPOINT: registrar.url,
      DNS_SERVERS: dns.server,
      EINVOICE_AUTH_BASE: eInvoices.url,
      EINVOICE_API_BASE: eInvoices.url,
      SMTP_URL: mail.smtpUrl,
      ...newsEnv(mail.smtpUrl),
      MAIL_INBOX_URL: mail.inboxUrl,
    },
    async close(): Promise<void> {
      await Promise.all([stripe, social, registrar, dns, mail, eInvoices].map((each) => each.close()));
    },
  };
}
