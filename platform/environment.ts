/** The variables of the environment: what each is for, how it must look, what it is without being set. */
import { isIP } from 'node:net';
import { z } from 'zod';
import { readDataKeys, type DataKeys } from './seal.ts';

/** A list as people write one into a variable. */
export const byCommas = (text: string): string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

const url = (what: string) => z.url({ error: `must be a URL: ${what}` });
const secret = (what: string) =>
  z
    .string({ error: `is missing: ${what}` })
    .trim()
    .min(8, `is too short: ${what}`);

/** Every variable the product knows; what is wrong with one is said behind its name. */
export const environment = z.object({
  /** Unset: a demonstration. */
  VETRINA_ENV: z.string().optional(),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  PUBLIC_URL: url('the address people type to reach Vetrina').optional(),
  SITES_DOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]+$/)
    .default('localhost'),
  SITE_CACHE_MB: z.coerce.number().int().min(1).max(65_536).default(256),
  /** Proxies before us whose X-Forwarded-For is believed: how many, or which (addresses and networks, by commas). */
  TRUST_PROXY: z
    .string()
    .regex(
      /^(?:\d{1,2}|[0-9a-fA-F.:]+(?:\/\d{1,3})?(?:\s*,\s*[0-9a-fA-F.:]+(?:\/\d{1,3})?)*)$/,
      'must be a number or addresses',
    )
    .optional(),
  /** Connections that one process holds at once on each of its ports; more are closed as they come. */
  MAX_CONNECTIONS: z.coerce.number().int().min(10).max(1_000_000).default(4000),
  /** Of these, those of one address (IPv6: of one /64); proxies named by TRUST_PROXY speak for many. */
  MAX_CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(1).max(1_000_000).default(1000),
  /** Who takes nothing of an answer for so long loses the connection; and who takes less than so much on the average. */
  READER_SILENCE_S: z.coerce.number().min(1).max(3600).default(30),
  READER_BYTES_PER_SECOND: z.coerce.number().int().min(1).max(1_000_000).default(1000),
  SERVERS: z.coerce.number().int().min(1).max(64).default(1),
  APP_SECRET: secret('random text that signs links and sessions').optional(),
  DATA_KEYS: z
    .string({ error: 'is missing: keys that seal tax codes in the database (npm run keys -- new)' })
    .transform((text, check): DataKeys => {
      try {
        return readDataKeys(text);
      } catch (error) {
        check.addIssue((error as Error).message);
        return z.NEVER;
      }
    }),
  /** Named by the sentence that refuses a copy with other secrets or another folder; for one start. */
  INSTALLATION_ACCEPT: z
    .string()
    .regex(/^[0-9a-f]{16}$/, 'must be the word that the refusal named')
    .optional(),
  /** JSON file with the profile of whoever runs this installation; platform/operator.demo.json is the pattern. */
  OPERATOR_FILE: z.string().optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  STRIPE_SECRET_KEY: secret('the card provider’s secret key (sk_…)'),
  STRIPE_PUBLISHABLE_KEY: secret('the card provider’s publishable key (pk_…)'),
  STRIPE_WEBHOOK_SECRET: secret(
    'the signing secret of the card provider’s webhook (whsec_…); several separated by commas',
  ),
  STRIPE_API_BASE: url('the card provider’s API').default('https://api.stripe.com'),
  STRIPE_JS_URL: url('the card provider’s browser script').default('https://js.stripe.com/endive/stripe.js'),
  SOCIAL_API_BASE: url('the social network’s Graph API').default('https://graph.facebook.com/v25.0'),
  SOCIAL_ACCESS_TOKEN: secret('the social network’s access token'),
  SOCIAL_APP_SECRET: secret('the social network’s app secret'),
  /** With it customers can log in by the social network; its secret is SOCIAL_APP_SECRET. */
  SOCIAL_APP_ID: z
    .string()
    .regex(/^\d{5,25}$/, 'must be the digits of the social network’s app id')
    .optional(),
  /** Apps of the business kind ask by a configuration (`config_id`) that is made in the network's dashboard. */
  SOCIAL_LOGIN_CONFIG: z
    .string()
    .regex(/^\d{5,25}$/, 'must be the digits of a login configuration')
    .optional(),
  SOCIAL_DIALOG_BASE: url('the social network’s login dialog').default('https://www.facebook.com/v25.0'),
  /** Hosts whose pictures may be fetched; a leading dot means any sub-domain. */
  SOCIAL_PICTURE_HOSTS: z.string().default('.fbcdn.net,.cdninstagram.com,lookaside.fbsbx.com'),
  REGISTRAR_ENDPOINT: url('the registrar’s API').default('https://route53domains.us-east-1.amazonaws.com'),
  REGISTRAR_ACCESS_KEY_ID: secret('the registrar’s access key id'),
  REGISTRAR_SECRET_ACCESS_KEY: secret('the registrar’s secret access key'),
  /** Two to six hosts that answer for customers’ names; empty: each name keeps the servers it comes with. */
  NAME_SERVERS: z
    .string()
    .regex(/^(?:[a-z0-9.-]+(?:\s*,\s*[a-z0-9.-]+){1,5})?$/, 'must be two to six host names, separated by commas')
    .default(''),
  /** Addresses at which customers’ names are answered; with them each name gets a hosted zone (Route 53) of its own. */
  SITES_ADDRESSES: z
    .string()
    .default('')
    .transform(byCommas)
    .refine((list) => list.every((each) => isIP(each) > 0), 'must be IPv4 and IPv6 addresses, separated by commas')
    .refine((list) => list.length === 0 || list.some((each) => isIP(each) === 4), 'needs an IPv4 address'),
  /** Resolvers asked for what a name has in the DNS before it moves to us; empty: those of the machine. */
  DNS_SERVERS: z
    .string()
    .default('')
    .transform(byCommas)
    .refine(
      (list) => list.every((each) => /^[\d.]+(?::\d+)?$/.test(each)),
      'must be IPv4 addresses, each with a port or without, separated by commas',
    ),
  ZONES_ENDPOINT: url('the API of the hosted zones').default('https://route53.amazonaws.com'),
  /** Aruba's web services; both are needed only by a seller in Italy. */
  EINVOICE_USERNAME: secret('the user name at the intermediary for electronic invoices').optional(),
  EINVOICE_PASSWORD: secret('the password at the intermediary for electronic invoices').optional(),
  EINVOICE_AUTH_BASE: url('the intermediary’s sign-in').default('https://auth.fatturazioneelettronica.aruba.it'),
  EINVOICE_API_BASE: url('the intermediary’s services').default('https://ws.fatturazioneelettronica.aruba.it'),
  SMTP_URL: z
    .string({ error: 'is missing: the mail server, smtp://user:password@host:port' })
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://'),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n<>]*<[^\s<>]+@[^\s<>]+>$|^[^\s<>]+@[^\s<>]+$/, 'must be one address, "Name <name@example.com>"')
    .default('Vetrina <ciao@vetrina.example>'),
  /** Lets the mail server hand over what came back, at /webhooks/mail-returns. */
  MAIL_RETURNS_SECRET: secret('what the mail server shows when it hands over returned mails').optional(),
  MAIL_INBOX_URL: z.url().optional(),
  /** Lets the provider of the mail server be asked whether it took a mail whose answer was lost. */
  MAILGUN_API_KEY: secret('the key of the mail provider’s log').optional(),
  MAILGUN_API_BASE: url('the mail provider’s log').default('https://api.eu.mailgun.net'),
  /** Seconds for which that log may not know a mail that was taken. */
  MAILGUN_LAG_S: z.coerce.number().int().min(0).max(3600).default(120),
  /** Basic authorization of the programs that may do what an operator may (C11); without both nobody may. */
  ADMIN_API_USERNAME: z
    .string()
    .regex(/^[^:\s]{3,64}$/, 'must be 3 to 64 characters without a colon')
    .optional(),
  ADMIN_API_PASSWORD: z.string().min(24, 'must have at least 24 characters').optional(),
});
