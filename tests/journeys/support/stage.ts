/**
 * The whole product for a test: sandboxes in this process, the built product in its own, on free ports with a data
 * folder of its own, and a database of its own on the server of the test run, or a server of its own. The product can be
 * killed and started again on the same data.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startDnsSandbox } from '../../../sandboxes/dns/index.ts';
import { startEInvoiceSandbox } from '../../../sandboxes/einvoice/index.ts';
import { startMailSandbox } from '../../../sandboxes/mail/index.ts';
import { startRegistrarSandbox } from '../../../sandboxes/registrar/index.ts';
import { startSocialPagesSandbox } from '../../../sandboxes/social-pages/index.ts';
import { startStripeSandbox } from '../../../sandboxes/stripe/index.ts';
import { platformTargets } from '../../../sandboxes/stripe/webhooks.ts';
import { clusterBase } from '../../../platform/postgres/place.ts';
import { newsEnv } from '../../support/context.ts';
import { openTestDatabase } from '../../support/database.ts';
import { freePort } from './free-port.ts';
import { hear, untilFound } from './silence.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const HOST = '127.0.0.1';
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

export type Stage = Awaited<ReturnType<typeof openStage>>;

interface StageOptions {
  folder?: string;
  /** The server that comes with the product, in its folder: for a test that ends, loses or weighs it. */
  ownServer?: boolean;
}

/** `settings` are variables of the product's environment beyond those that put it on this stage. */
export async function openStage(
  settings: Record<string, string> = {},
  { folder = mkdtempSync(join(tmpdir(), 'vetrina-stage-')), ownServer = false }: StageOptions = {},
) {
  const database = ownServer ? undefined : await openTestDatabase();
  const port = await freePort();
  const stripe = await startStripeSandbox({
    host: HOST,
    port: 0,
    secretKey: KEYS.STRIPE_SECRET_KEY,
    publishableKey: KEYS.STRIPE_PUBLISHABLE_KEY,
    webhooks: platformTargets(`http://${HOST}:${port}/webhooks/stripe`, {
      own: KEYS.STRIPE_WEBHOOK_SECRET,
      connected: KEYS.STRIPE_CONNECT_WEBHOOK_SECRET,
      accounts: KEYS.STRIPE_ACCOUNTS_WEBHOOK_SECRET,
    }),
  });
  const social = await startSocialPagesSandbox({
    host: HOST,
    port: 0,
    accessToken: KEYS.SOCIAL_ACCESS_TOKEN,
    appSecret: KEYS.SOCIAL_APP_SECRET,
    login: {
      appId: KEYS.SOCIAL_APP_ID,
      redirectUris: ['social', 'connect'].map((what) => `http://localhost:${port}/manager/${what}/return`),
    },
    webhook: { url: `http://127.0.0.1:${port}/webhooks/social`, verifyToken: KEYS.SOCIAL_WEBHOOK_TOKEN },
  });
  const registrar = await startRegistrarSandbox({
    host: HOST,
    port: 0,
    accessKeyId: KEYS.REGISTRAR_ACCESS_KEY_ID,
    secretAccessKey: KEYS.REGISTRAR_SECRET_ACCESS_KEY,
    operationDelayMs: 700,
  });
  const dns = await startDnsSandbox({ host: HOST, port: 0, httpPort: 0 });
  const mail = await startMailSandbox({ host: HOST, httpPort: 0, smtpPort: 0 });
  const eInvoices = await startEInvoiceSandbox({
    host: HOST,
    port: 0,
    username: KEYS.EINVOICE_USERNAME,
    password: KEYS.EINVOICE_PASSWORD,
    answerMs: 0,
  });
  const env = {
    ...KEYS,

    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'info',
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
    DATABASE_URL: database?.url,
    APP_SECRET: database && 'a secret of the stage that signs links',
    ...settings,
  };
  let child: ChildProcess | undefined;
  const log: string[] = [];
  const origin = `http://localhost:${port}`;

  async function start(): Promise<void> {
    // A product that nobody asks would tidy its memory every few seconds, while others wait for the processor.
    const started = spawn(join(ROOT, 'node_modules/.bin/node'), ['--no-memory-reducer', join(ROOT, 'server/main.ts')], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    const keep = (chunk: Buffer) => {
      log.push(chunk.toString());
      hear(chunk.toString());
    };
    started.stdout.on('data', keep);
    started.stderr.on('data', keep);
    const ready = () =>
      fetch(`${origin}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      );
    await untilFound(
      async () => [started.exitCode !== null, await ready()] as const,
      ([ended, answers]) => {
        if (!ended && !answers) throw new Error('the product was silent for 240 s and is not ready');
      },
      240,
    );
    if (started.exitCode !== null) throw new Error(`the product did not start:\n${log.slice(-20).join('')}`);
  }

  /** Resolves with the exit code; null after a kill. */
  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const running = child;
    child = undefined;
    if (!running || running.exitCode !== null || running.signalCode !== null) return running?.exitCode ?? null;
    const gone = once(running, 'exit');
    running.kill(signal);
    await gone;
    return running.exitCode;
  }

  /** Of a server of its own; its data stand outside the data folder when its user cannot reach the product's binaries. */
  const databasePidFile = () => join(clusterBase(folder) ?? folder, 'postgres', 'postmaster.pid');

  /** After a SIGKILL the database server outlives the product until the next start takes it over. */
  function endDatabase(): void {
    const pidFile = databasePidFile();
    if (existsSync(pidFile)) process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGINT');
  }

  async function close(): Promise<void> {
    await end('SIGTERM');
    endDatabase();
    await Promise.all([stripe, social, registrar, dns, mail, eInvoices].map((each) => each.close()));
    await database?.close();
    for (const path of [clusterBase(folder) ?? folder, folder])
      rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  try {
    await start();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    origin,
    port,
    folder,
    env,
    stripe,
    social,
    registrar,
    mail,
    eInvoices,
    /** Everything the product printed. */
    log,
    start,
    /** Exists while the database server runs. */
    databasePidFile,
    endDatabase,
    pid: () => child?.pid,
    signal: (name: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL') => void child?.kill(name),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    close,
  };
}
