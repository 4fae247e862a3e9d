/** What the product itself reads of the environment; each adapter has its vendor's beside it (adapters/<vendor>/settings.ts). */
import { z } from 'zod';
import { readDataKeys, type DataKeys } from './seal.ts';
import { byCommas, secret, url, withoutSlash, type SettingsRow } from './settings.ts';

const postgres = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://');

export const ownSettings = {
  variables: {
    VETRINA_ENV: z.string().optional(),
    PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    DATA_DIR: z.string().default('.data'),
    DATABASE_URL: postgres.optional(),
    DATABASE_DIRECT_URL: postgres.optional(),
    DATABASE_NAMED_STATEMENTS: z.enum(['on', 'off']).default('on'),
    ROLE: z.enum(['all', 'web', 'work']).default('all'),
    QUEUES: z.string().optional(),
    DRAIN_S: z.coerce.number().min(0).max(300).optional(),
    ASK_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
    ASK_HOST: z.string().default('127.0.0.1'),
    PUBLIC_URL: url('the address people type to reach Vetrina').optional(),
    SITES_DOMAIN: z
      .string()
      .regex(/^[a-z0-9.-]+$/)
      .default('localhost'),
    CALENDARS_BESIDE: z
      .string()
      .default('')
      .transform(byCommas)
      .refine(
        (list) => list.every((each) => /^[a-z0-9.-]+:\d{1,5}$/.test(each)),
        'must be host:port, separated by commas',
      ),
    SITE_CACHE_MB: z.coerce.number().int().min(1).max(65_536).default(256),
    TRUST_PROXY: z
      .string()
      .regex(
        /^(?:\d{1,2}|[0-9a-fA-F.:]+(?:\/\d{1,3})?(?:\s*,\s*[0-9a-fA-F.:]+(?:\/\d{1,3})?)*)$/,
        'must be a number or addresses',
      )
      .optional(),
    MAX_CONNECTIONS: z.coerce.number().int().min(10).max(1_000_000).default(4000),
    MAX_CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(1).max(1_000_000).default(1000),
    READER_SILENCE_S: z.coerce.number().min(1).max(3600).default(30),
    READER_BYTES_PER_SECOND: z.coerce.number().int().min(1).max(1_000_000).default(1000),
    SERVERS: z.coerce.number().int().min(1).max(64).default(1),
    APP_SECRET: secret('random text that signs links and sessions')
      .refine((text) => byCommas(text).every((each) => each.length >= 8), 'holds one that is too short')
      .optional(),
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
    INSTALLATION_ACCEPT: z
      .string()
      .regex(/^[0-9a-f]{16}$/, 'must be the word that the refusal named')
      .optional(),
    OPERATOR_FILE: z.string().optional(),
    METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    OTEL_EXPORTER_OTLP_ENDPOINT: url('where a collector takes traces').transform(withoutSlash).optional(),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    ADMIN_API_USERNAME: z
      .string()
      .regex(/^[^:\s]{3,64}$/, 'must be 3 to 64 characters without a colon')
      .optional(),
    ADMIN_API_PASSWORD: z.string().min(24, 'must have at least 24 characters').optional(),
  },
  rows: [
    {
      names: ['VETRINA_ENV'],
      unset: 'a demonstration',
      what: '`production`: no vendor is played, and nothing is sold that cannot be had',
    },
    {
      names: ['PORT', 'HOST'],
      unset: '3000, 127.0.0.1',
      what: 'where the product listens; sandboxes and the gallery take `PORT`+11 to +23 or free ones',
    },
    { names: ['PUBLIC_URL'], unset: '`http://localhost:PORT`', what: 'the address people type' },
    { names: ['SITES_DOMAIN'], what: 'free sites and previews live under it' },
    { names: ['SERVERS'], what: 'processes that answer on the port; jobs run in the first' },
    { names: ['MAX_CONNECTIONS'], what: 'connections that one process holds at once; more are closed as they come' },
    {
      names: ['MAX_CONNECTIONS_PER_ADDRESS'],
      what: 'of these, those of one address (IPv6: one /64); a proxy of `TRUST_PROXY` is excepted',
    },
    {
      names: ['READER_SILENCE_S', 'READER_BYTES_PER_SECOND'],
      what: 'who takes nothing of an answer for so many seconds, or needs longer for it than these and that rate allow, loses the connection',
    },
    { names: ['SITE_CACHE_MB'], what: 'memory for ready pages of sites, in each process' },
    {
      names: ['CALENDARS_BESIDE'],
      unset: 'none',
      what: 'hosts beside this machine whose calendars may block times of bookings, `host:port`, over http too; every other must have a public address and https',
    },
    {
      names: ['OPERATOR_FILE'],
      unset: '`platform/operator.demo.json`',
      what: 'who runs this installation: imprint, contact page, legal texts, registrant of names, seller on invoices',
    },
    {
      names: ['DATA_DIR'],
      what: 'database, files, secrets, journal of mails under way; for its owner only (0700), one product at a time with the database in it (`DATA_DIR/lock`, held by the kernel)',
    },
    {
      names: ['DATABASE_URL'],
      unset: 'own PostgreSQL in `DATA_DIR`; needed in production',
      what: 'any PostgreSQL ≥ 15: one address that always leads to the one that writes',
    },
    {
      names: ['DATABASE_DIRECT_URL'],
      unset: '`DATABASE_URL`',
      what: 'the same database past a pooler that hands connections out by transaction (pgbouncer): the listener, the queue, migrations and locks go there',
    },
    {
      names: ['DATABASE_NAMED_STATEMENTS'],
      what: '`off` where the pooler loses named statements (pgbouncer before 1.21); the doctor says so',
    },
    {
      names: ['ROLE'],
      what: '`web` answers and runs no job, `work` runs jobs and answers only health checks, `all` does both',
    },
    {
      names: ['QUEUES'],
      unset: 'all',
      what: 'queues whose jobs this node runs, or rooms with all of theirs, by commas: `previews`, and `-previews` on the node that runs all others',
    },
    {
      names: ['DRAIN_S'],
      unset: '10 beside other nodes, 0 alone',
      what: 'seconds at a stop in which `/readyz` says 503 and everything is still answered',
    },
    {
      names: ['ASK_PORT', 'ASK_HOST'],
      unset: '–, 127.0.0.1',
      what: 'a listener of its own for `/tls/ask`, for proxies on other machines of a private network',
    },
    {
      names: ['APP_SECRET'],
      unset: 'made and kept in `DATA_DIR`; needed in production and with `DATABASE_URL`',
      what: 'signs the links in mails; several by commas, the first signs, all are believed ([rotation](docs/runbooks/rotate-keys.md))',
    },
    {
      names: ['DATA_KEYS'],
      unset: 'made and kept in `DATA_DIR` by the demonstration; needed in production',
      what: 'seals tax codes in the database: `id:key`, several by commas, the first seals (`npm run keys -- new`, [rotation](docs/runbooks/rotate-keys.md))',
    },
    {
      names: ['INSTALLATION_ACCEPT'],
      what: 'for one start: the word named by the sentence that refuses a copy with other secrets or another folder on a database that knows an installation',
    },
    {
      names: ['TRUST_PROXY'],
      what: 'proxies whose `X-Forwarded-For` is believed: how many stand before us, or their addresses (`10.0.0.0/8, …`); unset: nobody’s',
    },
    {
      names: ['METRICS_PORT', 'METRICS_HOST'],
      unset: '–, `127.0.0.1`',
      what: 'a port of its own that tells Prometheus what the product counts ([metrics](docs/metrics.md)); further processes (`SERVERS`) take the ports behind it. For nobody outside',
    },
    {
      names: ['OTEL_EXPORTER_OTLP_ENDPOINT'],
      what: 'a collector that takes traces by OTLP over HTTP, such as `http://127.0.0.1:4318` ([traces](docs/metrics.md#traces)); unset: none are made',
    },
    {
      names: ['LOG_LEVEL'],
      unset: '`warn` with sandboxes, else `info`',
      what: '`debug`, `info`, `warn`, `error` or `silent`',
    },
    {
      names: ['ADMIN_API_USERNAME', 'ADMIN_API_PASSWORD'],
      unset: '–',
      what: 'basic authorization of our other servers for `/buy_yr/api/admin/…`; without both none may call',
    },
  ] satisfies SettingsRow[],
};
