/** Sandboxes stand in for vendors, and know no more of the product than those vendors would. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailReader } from '../../adapters/imap/index.ts';
import { runningCluster } from '../../platform/postgres/cluster.ts';
import { VENDOR_VARIABLES } from '../../platform/vendors.mjs';
import { keysFor, processEnvironment, SANDBOX_KEYS, sandboxesFor } from '../../scripts/sandbox-plan.ts';
import type { SandboxName } from '../../sandboxes/main.ts';
import { environment } from '../../platform/environment.ts';
import { eventually } from './support/eventually.ts';
import { freePort } from '../../platform/free-port.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const names = Object.keys(SANDBOX_KEYS) as SandboxName[];
/** Every variable of the product, each with a value of its own. */
const everything = Object.fromEntries(Object.keys(environment.shape).map((name) => [name, `value-of-${name}`]));

describe('the sandboxes', () => {
  it.each(names)('are told the keys of %s when they play it, and no other vendor’s', (name) => {
    const others = Object.entries(VENDOR_VARIABLES).flatMap(([each, own]) => (each === name ? [] : own));
    const told = keysFor([name], everything);
    expect(Object.keys(told)).toEqual(expect.arrayContaining(SANDBOX_KEYS[name]));
    expect(others.filter((variable) => variable in told && !SANDBOX_KEYS[name].includes(variable))).toEqual([]);
  });

  it('play a mail host beside mails that go nowhere, and none beside one that is named, in part even [P4]', () => {
    expect(sandboxesFor({})).toContain('mailhost');
    expect(sandboxesFor({ MAIL_HOST_API_KEY: 'key' })).not.toContain('mailhost');
    expect(sandboxesFor({ SMTP_URL: 'smtp://localhost' })).not.toContain('mailhost');
    expect(sandboxesFor({ VETRINA_ENV: 'production' })).toEqual([]);
  });

  it('play calendars of others beside any of them, and none beside some that are named [P9]', () => {
    expect(sandboxesFor({})).toContain('calendar');
    expect(sandboxesFor({ CALENDARS_BESIDE: '127.0.0.1:9' })).not.toContain('calendar');
    expect(sandboxesFor({ VETRINA_ENV: 'production' })).toEqual([]);
  });

  it('are never told what is the product’s own', () => {
    const told = { ...keysFor(names, everything), ...processEnvironment(everything) };
    const own = ['APP_SECRET', 'DATA_KEYS', 'DATABASE_URL', 'ADMIN_API_USERNAME', 'ADMIN_API_PASSWORD', 'SMTP_URL'];
    expect(Object.keys(everything)).toEqual(expect.arrayContaining(own));
    expect(own.filter((variable) => variable in told)).toEqual([]);
  });
});

describe.runIf(existsSync('/proc/self/environ'))('the process of the sandboxes, as this machine shows it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vetrina-apart-'));
  /** A vendor that is configured, what is the product's own, and what is nobody's business. */
  const secrets = {
    EINVOICE_USERNAME: 'a-real-seller',
    EINVOICE_PASSWORD: 'password-of-a-real-vendor',
    EINVOICE_AUTH_BASE: 'http://127.0.0.1:9',
    EINVOICE_API_BASE: 'http://127.0.0.1:9',
    APP_SECRET: 'a secret of the product that signs links',
    ADMIN_API_USERNAME: 'another-server',
    ADMIN_API_PASSWORD: 'password-of-another-server',
    CLOUD_TOKEN: 'token-of-the-machine',
  };
  let parent: ChildProcess;
  let said = '';
  beforeAll(async () => {
    const port = await freePort();
    parent = spawn(join(ROOT, 'node_modules/.bin/node'), [join(ROOT, 'scripts/start.ts')], {
      cwd: ROOT,
      env: { PATH: process.env['PATH'], NODE_ENV: 'production', DATA_DIR: folder, PORT: String(port), ...secrets },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [parent.stdout, parent.stderr])
      stream?.on('data', (part: Buffer) => (said += part.toString()));
    await eventually(() => said).toContain('Stop with Ctrl-C');
  });
  afterAll(async () => {
    parent.kill('SIGTERM');
    if (parent.exitCode === null) await once(parent, 'exit');
    const { base } = JSON.parse(readFileSync(join(folder, 'postgres.json'), 'utf8')) as { base: string };
    for (const path of [base, folder]) rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  });

  it('holds none of the secrets that the product was started with', () => {
    const environOf = (id: string) => readFileSync(`/proc/${id}/environ`, 'utf8').split('\0');
    const child = readdirSync('/proc').find(
      (id) =>
        /^\d+$/.test(id) &&
        existsSync(`/proc/${id}/status`) &&
        readFileSync(`/proc/${id}/status`, 'utf8').includes(`PPid:\t${parent.pid}\n`) &&
        readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('sandboxes/main.ts'),
    );
    const variables = environOf(child ?? expect.fail('no process of sandboxes'));
    expect(variables.some((each) => each.startsWith('PATH='))).toBe(true);
    expect(Object.values(secrets).filter((secret) => variables.some((each) => each.includes(secret)))).toEqual([]);
    // The product's own process has them: that is what was looked for.
    expect(environOf(String(parent.pid))).toContain(`APP_SECRET=${secrets.APP_SECRET}`);
  });

  it('has a mail host that reads the boxes of the product: a stranger writes to one by its page [P4]', async () => {
    const at = (name: string) => new RegExp(`${name} +(\\S+)`).exec(said)?.[1] ?? expect.fail(`no ${name}: ${said}`);
    const product = new Client({ connectionString: (await runningCluster(folder)) ?? '' });
    await product.connect();
    const rows = [
      `insert into mail_domains values ('reg_1', 'ord_1', 'bar.it', 'bar.it', 'ours', now())`,
      `insert into mailboxes (id, order_id, registration_id, domain, local_part, state, quota_bytes, host, opened_at)
       values ('mbx_1', 'ord_1', 'reg_1', 'bar.it', 'info', 'live', 1073741824, 'store1', now())`,
      `insert into mailbox_devices (id, mailbox_id, kind, name, secret_sha256, created_at)
       values ('mdv_1', 'mbx_1', 'phone', 'x', encode(sha256('a secret'), 'hex'), now())`,
    ];
    for (const row of rows) await product.query(row);
    await product.end();
    const body = new URLSearchParams({
      from: 'cliente@fuori.example',
      to: 'info@bar.it',
      subject: 'Un tavolo',
      text: 'x',
    });
    await fetch(new URL('/write', at('mailhost')), { method: 'POST', body });
    const reader = createMailReader({ imapUrl: at('imap') });
    const { mails } = await reader.list({ username: 'info@bar.it', secret: 'a secret' }, { folder: 'INBOX', limit: 9 });
    expect(mails.map(({ subject }) => subject)).toEqual(['Un tavolo']);
  });
});
