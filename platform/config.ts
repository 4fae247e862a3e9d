/**
 * The only reader of the environment. A wrong or missing variable is named, with what it is for, before anything starts.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { faultsTogether, keptSecretFile, missingForBucket } from './config-faults.ts';
import { openDataDir } from './data-dir.mjs';
import { environment, SETTINGS } from './environment.ts';
import { readOperator, type Operator } from './operator.ts';
import { unreadableFiles, withSecretFiles } from './secret-files.ts';
import type { DataKeys } from './seal.ts';
import { byCommas, withoutSlash } from './settings.ts';

/** `hops`: so many proxies stand before us. `addresses`: each of them by address or network (10.0.0.0/8). */
export type TrustedProxies = { hops: number } | { addresses: string[] };

/** What the settings of this part make of the environment. */
type Read<Part extends keyof typeof SETTINGS> = ReturnType<(typeof SETTINGS)[Part]['read']>;

export interface Config {
  /** Somebody earns money with it: no vendor is played, and nothing is sold that cannot be had. */
  production: boolean;
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Past a pooler, to the same database; undefined: `databaseUrl` is no pooler. */
  databaseDirectUrl: string | undefined;
  /** False: a pooler loses them. */
  namedStatements: boolean;
  /** What this node does: see README. */
  role: 'all' | 'web' | 'work';
  /** Queues, or rooms with all of theirs, whose jobs it runs; empty: all. */
  queues: string[];
  /** How long a stop goes on answering; undefined: only where other nodes take over. */
  drainMs: number | undefined;
  /** Where `/tls/ask` has a listener of its own. */
  ask: { port: number; host: string } | null;
  /** Without a trailing slash. */
  publicUrl: string;
  /** Null: nobody's word is taken for who calls. */
  trustProxy: TrustedProxies | null;
  /** Host and port under which free sites and previews live: `{slug}.{sitesDomain}:{port}`. */
  sitesDomain: string;
  /** Memory for ready pages of sites, in each process. */
  siteCacheBytes: number;
  /** `host:port` of machines of ours whose calendars may be read. */
  calendarsBeside: string[];
  /** Processes that answer requests on the same port. */
  servers: number;
  /** `most` on each port of a process, `mostOfOne` of one network. Who takes nothing of an answer for `silenceMs`, or less than `bytesPerSecond` beyond it, is cut. */
  connections: { most: number; mostOfOne: number; silenceMs: number; bytesPerSecond: number };
  /** Signs. */
  appSecret: string;
  /** All that are believed, the one that signs first. */
  appSecrets: readonly string[];
  /** Seal tax codes and transfer codes at rest. */
  dataKeys: DataKeys;
  /** Word of a refusal: this copy takes the place of the installation that the database knows. */
  installationAccept: string | undefined;
  logLevel: string;
  /** Where figures are told; null: nowhere. */
  metrics: { port: number; host: string } | null;
  /** The collector that takes traces; null: none are made. */
  traces: { endpoint: string } | null;
  operator: Operator;
  stripe: Read<'stripe'>;
  social: Read<'social'>;
  registrar: Read<'registrar'>;
  /** Its keys are the registrar's. */
  zones: Read<'zones'> & { accessKeyId: string; secretAccessKey: string };
  /** Resolvers, `address` or `address:port`; empty: the machine’s. */
  dnsServers: Read<'dns'>;
  eInvoices: Read<'eInvoices'>;
  /** `log` is null: nobody can be asked whether a mail was taken. */
  mail: Read<'smtp'> & { log: Read<'mailgun'> };
  /** How newsletters of customers leave; null: not at all. */
  news: Read<'news'>;
  /** Where customers’ mailboxes are; null: nowhere. */
  mailHost: Read<'mailHost'>;
  /** Where photos and built sites are kept. */
  files: Read<'files'>;
  /** Null: no program may act as an operator. */
  adminApi: { username: string; password: string } | null;
}

export class ConfigError extends Error {}

const placeVariables = environment.pick({ DATA_DIR: true, DATABASE_URL: true }).extend(SETTINGS.files.variables);

/** Variables that are set, their files read. */
const setIn = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(withSecretFiles(env)).filter(([, value]) => value !== ''));

/** Where the data are: all that a command needs which only looks after them. */
export function readPlace(env: NodeJS.ProcessEnv): Pick<Config, 'dataDir' | 'databaseUrl' | 'files'> {
  const given = setIn(env);
  // Commands lock and copy: a pooler would hold nothing for them.
  const read = placeVariables.safeParse({
    ...given,
    DATABASE_URL: given['DATABASE_DIRECT_URL'] ?? given['DATABASE_URL'],
  });
  const faults = read.success ? [] : read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  faults.push(...missingForBucket(given));
  if (!read.success || faults.length > 0) throw new ConfigError(faults.join('\n'));
  const { DATA_DIR, DATABASE_URL } = read.data;
  return { dataDir: resolve(DATA_DIR), databaseUrl: DATABASE_URL, files: SETTINGS.files.read(read.data) };
}

/** Throws ConfigError with one line for each wrong variable. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = setIn(env);
  const parsed = environment.safeParse(given);
  const faults = parsed.success ? [] : parsed.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
  const lines = [...unreadableFiles(env), ...faults, ...faultsTogether(given).map((fault) => `  ${fault}`)];
  if (!parsed.success || lines.length > 0) {
    throw new ConfigError(
      `The configuration is not complete:\n${[...new Set(lines)].join('\n')}\nSee "Configuration" in README.md.`,
    );
  }
  const e = parsed.data;
  const dataDir = resolve(e.DATA_DIR);
  const registrar = SETTINGS.registrar.read(e);
  const appSecrets = byCommas(e.APP_SECRET ?? keptSecret(dataDir));
  return {
    production: e.VETRINA_ENV === 'production',
    port: e.PORT,
    host: e.HOST,
    dataDir,
    databaseUrl: e.DATABASE_URL,
    databaseDirectUrl: e.DATABASE_DIRECT_URL,
    namedStatements: e.DATABASE_NAMED_STATEMENTS === 'on',
    role: e.ROLE,
    queues: byCommas(e.QUEUES ?? ''),
    drainMs: e.DRAIN_S === undefined ? undefined : e.DRAIN_S * 1000,
    ask: e.ASK_PORT === undefined ? null : { port: e.ASK_PORT, host: e.ASK_HOST },
    publicUrl: withoutSlash(e.PUBLIC_URL ?? `http://localhost:${e.PORT}`),
    trustProxy: trusted(e.TRUST_PROXY),
    sitesDomain: e.SITES_DOMAIN,
    siteCacheBytes: e.SITE_CACHE_MB * 1024 * 1024,
    calendarsBeside: e.CALENDARS_BESIDE,
    servers: e.SERVERS,
    connections: {
      most: e.MAX_CONNECTIONS,
      mostOfOne: e.MAX_CONNECTIONS_PER_ADDRESS,
      silenceMs: e.READER_SILENCE_S * 1000,
      bytesPerSecond: e.READER_BYTES_PER_SECOND,
    },
    appSecret: appSecrets[0] ?? '',
    appSecrets,
    dataKeys: e.DATA_KEYS,
    installationAccept: e.INSTALLATION_ACCEPT,
    logLevel: e.LOG_LEVEL,
    metrics: e.METRICS_PORT === undefined ? null : { port: e.METRICS_PORT, host: e.METRICS_HOST },
    traces: e.OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? null : { endpoint: e.OTEL_EXPORTER_OTLP_ENDPOINT },
    operator: operatorOf(e.OPERATOR_FILE),
    stripe: SETTINGS.stripe.read(e),
    social: SETTINGS.social.read(e),
    registrar,
    zones: {
      ...SETTINGS.zones.read(e),
      accessKeyId: registrar.accessKeyId,
      secretAccessKey: registrar.secretAccessKey,
    },
    dnsServers: SETTINGS.dns.read(e),
    eInvoices: SETTINGS.eInvoices.read(e),
    mail: { ...SETTINGS.smtp.read(e), log: SETTINGS.mailgun.read(e) },
    news: SETTINGS.news.read(e),
    mailHost: SETTINGS.mailHost.read(e),
    files: SETTINGS.files.read(e),
    adminApi:
      e.ADMIN_API_USERNAME !== undefined && e.ADMIN_API_PASSWORD !== undefined
        ? { username: e.ADMIN_API_USERNAME, password: e.ADMIN_API_PASSWORD }
        : null,
  };
}

function trusted(text: string | undefined): TrustedProxies | null {
  if (text === undefined || text === '0') return null;
  if (/^\d+$/.test(text)) return { hops: Number(text) };
  return { addresses: byCommas(text) };
}

function operatorOf(file: string | undefined): Operator {
  try {
    return readOperator(file);
  } catch (error) {
    throw new ConfigError(`The configuration is not complete:\n  OPERATOR_FILE ${(error as Error).message}`);
  }
}

/** A secret made once and kept in the data folder, so that links survive a restart on a machine without configuration. */
function keptSecret(dataDir: string): string {
  const file = keptSecretFile(dataDir);
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const unfit = openDataDir(dataDir);
  if (unfit) throw new ConfigError(unfit);
  const made = randomBytes(32).toString('base64url');
  writeFileSync(file, made, { mode: 0o600 });
  return made;
}
