/**
 * `npm start`: the product, and a sandbox for every vendor that is not configured. `--dev` serves from source with live
 * reload. With VETRINA_ENV=production nothing is stood in for: whatever is missing is named instead.
 */
import { fork } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { ConfigError, readConfig } from '../platform/config.ts';
import { DataFolderHeld, holderOf } from '../platform/data-lock.ts';
import { createLogger } from '../platform/logger.ts';
import { withSecretFiles } from '../platform/secret-files.ts';
import { endOnSignals } from '../server/ending.ts';
import { beforeStart } from './before-start.mjs';
import { DoesNotStart, keepRunning, loadProduct } from './keep-running.ts';
import { mailViewsUrl } from './mail-views.ts';
import { keysFor, processEnvironment, SANDBOX_KEYS, sandboxesFor } from './sandbox-plan.ts';
import { tellSystemd } from './tell-systemd.ts';
import { demoDataKeys } from './keys/demo-data-keys.ts';
import { demoStaff, type DemoMember } from './staff/demo-staff.ts';
import type { LaterWord, SandboxName, SandboxPlan, SandboxReport } from '../sandboxes/main.ts';

const STAFF_SCREENS = { agent: '/sitimanager/previews', operator: '/operator' } as const;
const dev = process.argv.includes('--dev');
const env = withSecretFiles(process.env);
// Nothing that is made here is for anybody else on this machine.
process.umask(0o077);
const port = Number(env['PORT'] || 3000);
const dataDir = resolve(env['DATA_DIR'] || '.data');
// A person is reading the tour; a service wants every request.
env['LOG_LEVEL'] ||= env['VETRINA_ENV'] === 'production' ? 'info' : 'warn';

const free = (wanted: number): Promise<number> =>
  new Promise((answer, fail) => {
    const probe = createServer();
    probe.once('error', () => (wanted === 0 ? fail(new Error('no free port')) : answer(free(0))));
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => answer(typeof address === 'object' && address ? address.port : wanted));
    });
  });

/** Keys of the sandboxes: made once for this data folder, so that a restart knows its own payments and domains. */
function sandboxKeys(): Record<string, string> {
  const file = join(dataDir, 'sandbox-keys.json');
  // A folder of an earlier version lacks the keys of vendors that came later.
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
  mkdirSync(dataDir, { recursive: true });
  const secret = () => randomBytes(18).toString('hex');
  const keys = {
    STRIPE_SECRET_KEY: `sk_test_${secret()}`,
    STRIPE_PUBLISHABLE_KEY: `pk_test_${secret()}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${secret()}`,
    STRIPE_CONNECT_WEBHOOK_SECRET: `whsec_${secret()}`,
    STRIPE_ACCOUNTS_WEBHOOK_SECRET: `whsec_${secret()}`,
    SOCIAL_ACCESS_TOKEN: secret(),
    SOCIAL_APP_SECRET: secret(),
    SOCIAL_APP_ID: String(randomInt(10 ** 14, 2 ** 48 - 1)),
    SOCIAL_WEBHOOK_TOKEN: secret(),
    REGISTRAR_ACCESS_KEY_ID: `AKIA${secret().slice(0, 16).toUpperCase()}`,
    REGISTRAR_SECRET_ACCESS_KEY: secret(),
    EINVOICE_USERNAME: 'vetrina-demo',
    EINVOICE_PASSWORD: secret(),
    MAIL_RETURNS_SECRET: secret(),
    MAILGUN_API_KEY: secret(),
    MAIL_HOST_API_KEY: secret(),
    ...kept,
  };
  writeFileSync(file, JSON.stringify(keys, null, 1), { mode: 0o600 });
  return keys;
}

async function startSandboxes(
  names: SandboxName[],
): Promise<{ stop(): Promise<void>; tell(word: LaterWord): void; urls: SandboxReport['urls'] } | null> {
  if (names.length === 0) return null;
  // Of a vendor that is configured nothing is invented, and nothing of it goes to the sandboxes.
  const made = sandboxKeys();
  for (const name of names.flatMap((each) => SANDBOX_KEYS[each])) env[name] ||= made[name] ?? '';
  const ports: SandboxPlan['ports'] = {
    stripe: await free(port + 11),
    social: await free(port + 12),
    registrar: await free(port + 13),
    mail: await free(port + 14),
    smtp: await free(port + 15),
    gallery: await free(port + 16),
    einvoice: await free(port + 17),
    dns: await free(port + 18),
    mailhost: await free(port + 19),
    imap: await free(port + 20),
    submission: await free(port + 21),
    mx: await free(port + 22),
    calendar: await free(port + 23),
  };
  const plan: SandboxPlan = {
    names,
    ports,
    dataDir: join(dataDir, 'sandboxes'),
    keys: keysFor(names, env),
    productUrl: `http://localhost:${port}`,
    webhookUrl: `http://127.0.0.1:${port}/webhooks/stripe`,
  };
  const child = fork(join(import.meta.dirname, '../sandboxes/main.ts'), {
    stdio: 'inherit',
    serialization: 'json',
    detached: true,
    // What it may know it is told in the plan.
    env: processEnvironment(env),
  });
  const report = await new Promise<SandboxReport>((ready, fail) => {
    child.once('message', (message) => ready(message as SandboxReport));
    child.once('exit', (code) => fail(new Error(`The sandboxes did not start (exit ${code}).`)));
    child.send(plan);
  });
  Object.assign(env, report.env);
  return {
    urls: report.urls,
    tell: (word) => void child.send(word),
    stop: () =>
      new Promise((done) => {
        child.once('exit', () => done());
        child.disconnect();
      }),
  };
}

function tour(urls: SandboxReport['urls'] | undefined, mailUrl: string | undefined, staff: DemoMember[]): string {
  const lines = [
    '',
    `  Vetrina is open at  http://localhost:${port}/vetrina`,
    '',
    ...(urls?.social
      ? ['  1. Search        "Trattoria Sette Gufi", "Officina", "Casa Lumbrera", "Πέντε Μυρτιές" …']
      : []),
    '  2. Look          the generated site appears; try another layout, then subscribe',
    ...(urls?.registrar
      ? ['  3. Domain        most names are free; "occupato…" is taken, "rubato…" is lost to somebody faster']
      : []),
    ...(urls?.stripe
      ? [
          '  4. Card          4242 4242 4242 4242 pays · 4000 0000 0000 0002 is declined · 4000 0025 0000 3155 asks 3-D Secure',
        ]
      : []),
    ...(mailUrl ? [`  5. Mail          ${mailUrl}`] : []),
    `  6. The site      http://{name}.${env['SITES_DOMAIN'] || 'localhost'}:${port}, and on its domain (curl -H "Host: …" localhost:${port})`,
    '',
    ...(staff.length > 0
      ? [
          '  Behind the counter, in this demonstration:',
          ...staff.map(
            ({ role, email, password }) =>
              `     ${role.padEnd(10)} http://localhost:${port}${STAFF_SCREENS[role].padEnd(22)} ${email}  ${password}`,
          ),
          '',
        ]
      : []),
    ...(urls && Object.keys(urls).length > 0
      ? [
          '  Played by sandboxes, nothing leaves this machine:',
          ...Object.entries(urls).map(([name, url]) => `     ${name.padEnd(10)} ${url}`),
          '',
        ]
      : []),
    '  Stop with Ctrl-C.',
    '',
  ];
  return lines.join('\n');
}

try {
  const faults = await beforeStart(env);
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
  const holder = holderOf(dataDir);
  if (holder) throw new DataFolderHeld(holder);
  const production = env['VETRINA_ENV'] === 'production';
  // A real installation names its own: rows sealed with a forgotten key are lost.
  if (!production) env['DATA_KEYS'] ||= demoDataKeys(dataDir, { make: true }) ?? '';
  // It loads while the sandboxes do.
  const loaded = loadProduct();
  const sandboxes = await startSandboxes(sandboxesFor(env));
  const givenUp = async (sentence: string) => {
    process.stderr.write(`\n${sentence}\n\n`);
    await sandboxes?.stop();
    process.exit(1);
  };
  const config = readConfig(env);
  const keeping = { dataDir, log: createLogger(config.logLevel), givenUp };
  const product = await keepRunning(loaded, { env, dev }, keeping).catch(async (error: unknown) => {
    await sandboxes?.stop();
    throw error;
  });
  tellSystemd(process.env);
  endOnSignals(
    async () => {
      await product.stop();
      await sandboxes?.stop();
    },
    () => product.kill(),
  );
  if (sandboxes?.urls.mailhost)
    try {
      sandboxes.tell({ mailDatabase: await mailViewsUrl(config) });
    } catch (error) {
      // Everything else works.
      process.stderr.write(`\nThe mail host knows no mailboxes: it has no role in the database (${String(error)})\n`);
    }
  // Only where vendors are stood in for: on a real installation people are invited (npm run staff).
  const staff = sandboxes ? await demoStaff(config) : [];
  process.stdout.write(tour(sandboxes?.urls, config.mail.inboxUrl, staff));
} catch (error) {
  const known = error instanceof ConfigError || error instanceof DataFolderHeld || error instanceof DoesNotStart;
  process.stderr.write(
    `\n${known || !(error instanceof Error) ? String(error instanceof Error ? error.message : error) : error.stack}\n\n`,
  );
  process.exit(1);
}
