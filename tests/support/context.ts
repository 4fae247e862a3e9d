/** A context for tests of verbs: real database, everything else given or refusing. */
import { generateKeyPairSync } from 'node:crypto';
import { pino } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import { readConfig } from '../../platform/config.ts';
import type { Ctx, DomainEvents, Ports } from '../../platform/ctx.ts';
import type { Db } from '../../platform/db.ts';
import type { JobDefinition, Jobs } from '../../platform/jobs.ts';
import { newsEnv as playedNewsEnv, operatorRecords } from '../../sandboxes/operator-names.ts';

export interface Recorded {
  events: { event: keyof DomainEvents; payload: unknown }[];
  jobs: { name: string; payload: unknown; key: string | undefined }[];
}

/** A clock that stands still until a test moves it. */
export function testClock(at = '2026-05-25T10:00:00Z'): Clock & { set(to: string | Date): void } {
  let now = new Date(at);
  return { now: () => new Date(now), set: (to) => void (now = new Date(to)) };
}

let madeKey: string | undefined;
/** What signs newsletters in a test, as PEM; the key is short, so that it is made at once. */
const testNewsKey = (): string =>
  (madeKey ??= generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey.export({
    type: 'pkcs8',
    format: 'pem',
  }) as string);
/** How newsletters leave in a test. */
export const newsEnv = (smtpUrl: string) => playedNewsEnv(smtpUrl, testNewsKey());
/** What the operator of tests has published, for their DNS to say. */
export const testOperatorRecords = () => operatorRecords(testNewsKey());

export function testConfig(overrides: Record<string, string> = {}) {
  return readConfig({
    APP_SECRET: 'a secret of the tests',
    DATA_KEYS: `tests:${Buffer.alloc(32, 7).toString('base64')}`,
    STRIPE_SECRET_KEY: 'sk_test_tests',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_tests',
    STRIPE_WEBHOOK_SECRET: 'whsec_tests',
    STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_tests_connect',
    STRIPE_ACCOUNTS_WEBHOOK_SECRET: 'whsec_tests_accounts',
    SOCIAL_ACCESS_TOKEN: 'token-of-tests',
    SOCIAL_APP_SECRET: 'secret-of-tests',
    SOCIAL_APP_ID: '100000000000001',
    SOCIAL_WEBHOOK_TOKEN: 'word-of-tests',
    REGISTRAR_ACCESS_KEY_ID: 'AKIATESTS',
    REGISTRAR_SECRET_ACCESS_KEY: 'secret-of-tests',
    EINVOICE_USERNAME: 'seller-of-tests',
    EINVOICE_PASSWORD: 'secret-of-tests',
    EINVOICE_AUTH_BASE: 'http://127.0.0.1:1',
    EINVOICE_API_BASE: 'http://127.0.0.1:1',
    SMTP_URL: 'smtp://127.0.0.1:1',
    ...newsEnv('smtp://127.0.0.1:1'),
    ...overrides,
  });
}

/** Events and jobs are written down where they would have run; both only count when their transaction commits. */
export function testContext(
  db: Db,
  options: { ports?: Partial<Ports>; clock?: Clock } = {},
): { ctx: Ctx; seen: Recorded } {
  const seen: Recorded = { events: [], jobs: [] };
  const jobs: Jobs = {
    enqueue<T>(_tx: unknown, job: JobDefinition<T>, payload: T, given: { key?: string } = {}) {
      const waiting = seen.jobs.some(
        (other) => given.key !== undefined && other.name === job.name && other.key === given.key,
      );
      if (!waiting) seen.jobs.push({ name: job.name, payload: job.schema.parse(payload), key: given.key });
      return Promise.resolve();
    },
    enqueueAgain(ctx, name, payload) {
      seen.jobs.push({ name, payload, key: undefined });
      return Promise.resolve();
    },
    work: () => Promise.resolve(),
    schedule: () => Promise.resolve(),
    health: () => Promise.resolve({ waiting: 0, failed: 0 }),
    rest: () => Promise.resolve(),
    stop: () => Promise.resolve(),
  };
  const ctx: Ctx = {
    config: testConfig(),
    clock: options.clock ?? testClock(),
    log: pino({ level: 'silent' }),
    db,
    jobs,
    recovering: false,
    contributed: () => [],
    ports: (options.ports ?? {}) as Ports,
    react: (_ctx, event, payload) => {
      seen.events.push({ event, payload });
      return Promise.resolve();
    },
    actor: { kind: 'system', job: 'test' },
    requestId: 'test',
  };
  return { ctx, seen };
}
