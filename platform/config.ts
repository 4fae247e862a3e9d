/**
 * The only reader of the environment. Every variable the product knows is in this schema; a wrong or missing one is
 * named, with what it is for, before anything starts.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { DEMO_PROFILE, readOperator, type Operator } from './operator.ts';
import { readDataKeys, type DataKeys } from './seal.ts';

const url = (what: string) => z.url({ error: `must be a URL: ${what}` });
const secret = (what: string) =>
  z
    .string({ error: `is missing: ${what}` })
    .trim()
    .min(8, `is too short: ${what}`);

const schema = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  /** HTTPS beside PORT; both or neither. */
  TLS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  TLS_CERTIFICATES: z.string().optional(),
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
  /** JSON file with the profile of whoever runs this installation; platform/operator.demo.json is the pattern. */
  OPERATOR_FILE: z.string().default(DEMO_PROFILE),
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
    .transform((text) =>
      text
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean),
    )
    .refine((list) => list.every((each) => isIP(each) > 0), 'must be IPv4 and IPv6 addresses, separated by commas')
    .refine((list) => list.length === 0 || list.some((each) => isIP(each) === 4), 'needs an IPv4 address'),
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
  /** Basic authorization of the programs that may do what an operator may (C11); without both nobody may. */
  ADMIN_API_USERNAME: z
    .string()
    .regex(/^[^:\s]{3,64}$/, 'must be 3 to 64 characters without a colon')
    .optional(),
  ADMIN_API_PASSWORD: z.string().min(24, 'must have at least 24 characters').optional(),
});

/** `hops`: so many proxies stand before us. `addresses`: each of them by address or network (10.0.0.0/8). */
export type TrustedProxies = { hops: number } | { addresses: string[] };

export interface Config {
  port: number;
  host: string;
  /** Null: no HTTPS. `certificates`: folder of pairs of PEM files, `name.crt` and `name.key`. */
  tls: { port: number; certificates: string } | null;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Without a trailing slash. */
  publicUrl: string;
  /** Null: nobody's word is taken for who calls. */
  trustProxy: TrustedProxies | null;
  /** Host and port under which free sites and previews live: `{slug}.{sitesDomain}:{port}`. */
  sitesDomain: string;
  /** Memory for ready pages of sites, in each process. */
  siteCacheBytes: number;
  /** Processes that answer requests on the same port. */
  servers: number;
  appSecret: string;
  /** Seal tax codes and transfer codes at rest. */
  dataKeys: DataKeys;
  logLevel: string;
  operator: Operator;
  stripe: { secretKey: string; publishableKey: string; webhookSecrets: string[]; apiBase: string; scriptUrl: string };
  social: {
    apiBase: string;
    accessToken: string;
    appSecret: string;
    pictureHosts: string[];
    /** Undefined: nobody logs in by the social network. */
    appId: string | undefined;
    /** Undefined: the login asks by the name of the permission. */
    loginConfig: string | undefined;
    dialogBase: string;
  };
  registrar: { endpoint: string; accessKeyId: string; secretAccessKey: string; nameServers: string[] };
  /** `addresses` is empty where somebody else answers for customers’ names. */
  zones: { endpoint: string; addresses: string[]; accessKeyId: string; secretAccessKey: string };
  eInvoices: { authBase: string; apiBase: string; username: string; password: string };
  mail: { smtpUrl: string; from: string; returnsSecret: string | undefined; inboxUrl: string | undefined };
  /** Null: no program may act as an operator. */
  adminApi: { username: string; password: string } | null;
}

export class ConfigError extends Error {}

/** Where the data are: all that a command needs which only looks after them. */
export function readPlace(env: NodeJS.ProcessEnv): Pick<Config, 'dataDir' | 'databaseUrl'> {
  const read = schema.pick({ DATA_DIR: true, DATABASE_URL: true }).safeParse({
    DATA_DIR: env['DATA_DIR'] || undefined,
    DATABASE_URL: env['DATABASE_URL'] || undefined,
  });
  if (!read.success) throw new ConfigError('DATABASE_URL must start with postgres://');
  return { dataDir: resolve(read.data.DATA_DIR), databaseUrl: read.data.DATABASE_URL };
}

/** Throws ConfigError with one line for each wrong variable. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  const faults = parsed.success ? [] : parsed.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
  const lines = [...faults, ...missingForItaly(given), ...halfOfTls(given), ...twoAnswerers(given)];
  if (!parsed.success || lines.length > 0) {
    throw new ConfigError(
      `The configuration is not complete:\n${[...new Set(lines)].join('\n')}\nSee "Configuration" in README.md.`,
    );
  }
  const e = parsed.data;
  const dataDir = resolve(e.DATA_DIR);
  const list = (value: string) =>
    value
      .split(',')
      .map((s) => s.trim())
      .filter(Boolean);
  return {
    port: e.PORT,
    host: e.HOST,
    tls:
      e.TLS_PORT !== undefined && e.TLS_CERTIFICATES !== undefined
        ? { port: e.TLS_PORT, certificates: resolve(e.TLS_CERTIFICATES) }
        : null,
    dataDir,
    databaseUrl: e.DATABASE_URL,
    publicUrl: (e.PUBLIC_URL ?? `http://localhost:${e.PORT}`).replace(/\/+$/, ''),
    trustProxy: trusted(e.TRUST_PROXY),
    sitesDomain: e.SITES_DOMAIN,
    siteCacheBytes: e.SITE_CACHE_MB * 1024 * 1024,
    servers: e.SERVERS,
    appSecret: e.APP_SECRET ?? keptSecret(dataDir),
    dataKeys: e.DATA_KEYS,
    logLevel: e.LOG_LEVEL,
    operator: operatorOf(e.OPERATOR_FILE),
    stripe: {
      secretKey: e.STRIPE_SECRET_KEY,
      publishableKey: e.STRIPE_PUBLISHABLE_KEY,
      webhookSecrets: list(e.STRIPE_WEBHOOK_SECRET),
      apiBase: e.STRIPE_API_BASE,
      scriptUrl: e.STRIPE_JS_URL,
    },
    social: {
      apiBase: e.SOCIAL_API_BASE.replace(/\/+$/, ''),
      accessToken: e.SOCIAL_ACCESS_TOKEN,
      appSecret: e.SOCIAL_APP_SECRET,
      pictureHosts: list(e.SOCIAL_PICTURE_HOSTS),
      appId: e.SOCIAL_APP_ID,
      loginConfig: e.SOCIAL_LOGIN_CONFIG,
      dialogBase: e.SOCIAL_DIALOG_BASE.replace(/\/+$/, ''),
    },
    registrar: {
      endpoint: e.REGISTRAR_ENDPOINT,
      accessKeyId: e.REGISTRAR_ACCESS_KEY_ID,
      secretAccessKey: e.REGISTRAR_SECRET_ACCESS_KEY,
      nameServers: list(e.NAME_SERVERS),
    },
    zones: {
      endpoint: e.ZONES_ENDPOINT.replace(/\/+$/, ''),
      addresses: e.SITES_ADDRESSES,
      accessKeyId: e.REGISTRAR_ACCESS_KEY_ID,
      secretAccessKey: e.REGISTRAR_SECRET_ACCESS_KEY,
    },
    eInvoices: {
      authBase: e.EINVOICE_AUTH_BASE,
      apiBase: e.EINVOICE_API_BASE,
      username: e.EINVOICE_USERNAME ?? '',
      password: e.EINVOICE_PASSWORD ?? '',
    },
    mail: { smtpUrl: e.SMTP_URL, from: e.MAIL_FROM, returnsSecret: e.MAIL_RETURNS_SECRET, inboxUrl: e.MAIL_INBOX_URL },
    adminApi:
      e.ADMIN_API_USERNAME !== undefined && e.ADMIN_API_PASSWORD !== undefined
        ? { username: e.ADMIN_API_USERNAME, password: e.ADMIN_API_PASSWORD }
        : null,
  };
}

function trusted(text: string | undefined): TrustedProxies | null {
  if (text === undefined || text === '0') return null;
  if (/^\d+$/.test(text)) return { hops: Number(text) };
  return { addresses: text.split(',').map((each) => each.trim()) };
}

/** One of the two answers for customers’ names: name servers of somebody’s own, or zones that we make. */
function twoAnswerers({ NAME_SERVERS, SITES_ADDRESSES }: NodeJS.ProcessEnv): string[] {
  if (NAME_SERVERS === undefined || SITES_ADDRESSES === undefined) return [];
  return ['  SITES_ADDRESSES and NAME_SERVERS exclude each other: zones of our own, or somebody’s name servers'];
}

function halfOfTls({ TLS_PORT, TLS_CERTIFICATES }: NodeJS.ProcessEnv): string[] {
  if ((TLS_PORT === undefined) === (TLS_CERTIFICATES === undefined)) return [];
  return ['  TLS_PORT and TLS_CERTIFICATES go together: where HTTPS listens, and the folder of its certificates'];
}

/** A seller in Italy must send electronic invoices; others need no intermediary. */
function missingForItaly(given: NodeJS.ProcessEnv): string[] {
  let country: string;
  try {
    country = readOperator(given['OPERATOR_FILE'] ?? DEMO_PROFILE).country;
  } catch {
    // The file's own faults are told by operatorOf.
    return [];
  }
  if (country !== 'IT') return [];
  return ['EINVOICE_USERNAME', 'EINVOICE_PASSWORD']
    .filter((name) => given[name] === undefined)
    .map((name) => `  ${name} is missing: a seller in Italy hands electronic invoices to an intermediary`);
}

function operatorOf(file: string): Operator {
  try {
    return readOperator(file);
  } catch (error) {
    throw new ConfigError(`The configuration is not complete:\n  OPERATOR_FILE ${(error as Error).message}`);
  }
}

/** A secret made once and kept in the data folder, so that links survive a restart on a machine without configuration. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'app-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(dataDir, { recursive: true });
  const made = randomBytes(32).toString('base64url');
  writeFileSync(file, made, { mode: 0o600 });
  return made;
}
