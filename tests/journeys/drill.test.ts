/** A second of a PostgreSQL that is archived comes back: orders from before it, none from after it, and what somebody deleted. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client as Database } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '../../scripts/drill/drill.ts';
import { archivedMissing, SOMEBODY, startArchived } from '../support/archived-postgres.ts';
import { newClient } from './support/client.ts';
import { eventually } from './support/eventually.ts';
import { freePort } from '../../platform/free-port.ts';
import { NIVES } from './support/persons.ts';
import { openStage, type Stage } from './support/stage.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const reason = archivedMissing();
/** What no product in recovery may change. That it compared with the vendors is written into the copy. */
const TABLES = [
  'orders',
  'subscriptions',
  'invoices',
  'mails',
  'domain_registrations',
  'sites',
  'site_versions',
].concat(`(select * from audit_log where action <> 'recovery.compare')`);
const DIGEST = TABLES.map(
  (table, index) =>
    `select ${index} as place, count(*)::int as rows, md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as digest from ${table} t`,
).join(' union all ');

describe.skipIf(reason)(`a drill${reason ? ` (${reason})` : ''}`, () => {
  let archived: Awaited<ReturnType<typeof startArchived>>;
  let stage: Stage;
  let moment: Date;
  let before: unknown;
  const files = () => join(archived.folder, 'files');

  async function query<Row extends object>(url: string, text: string): Promise<Row[]> {
    const database = new Database({ connectionString: url });
    await database.connect();
    try {
      return (await database.query<Row>(text)).rows;
    } finally {
      await database.end();
    }
  }
  const state = (url: string) => query(url, DIGEST);
  async function buy(page: string, mail: string, domains: string[] = []): Promise<string> {
    const client = newClient(stage);
    const { id, session } = await client.readyToPay(page, domains, { ...NIVES, mail });
    await client.pay(session);
    await eventually(async () => (await client.progress(id)).status).toBe('live');
    return id;
  }
  /** The command, as somebody who is not root. */
  function drill(...words: string[]): Promise<{ code: number; said: string }> {
    const env = { ...stage.env, ...archived.env, NODE_COMPILE_CACHE: undefined };
    const given = [join(ROOT, 'scripts/drill.ts'), archived.drills, `--files=${files()}`, ...words];
    return new Promise((done) => {
      const node = join(ROOT, 'node_modules/.bin/node');
      execFile(
        node,
        [...given, `--postgres=${archived.postgres}`],
        { cwd: archived.folder, env, ...SOMEBODY },
        (error, out, err) =>
          done({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, said: `${out}${err}` }),
      );
    });
  }
  /** What every vendor has of us. */
  const vendors = () => {
    const { operations, domains } = stage.registrar.state();
    return {
      mails: stage.mail.messages().length,
      documents: stage.eInvoices.files().length,
      customers: stage.stripe.state.customers.size,
      subscriptions: JSON.stringify([...stage.stripe.state.subscriptions.values()]),
      registrar: { operations, domains },
    };
  };

  beforeAll(async () => {
    archived = await startArchived();
    stage = await openStage(
      { DATABASE_URL: archived.url, APP_SECRET: 'a secret of the stage that signs links' },
      { ownServer: true },
    );
    await buy('900000000000101', 'prima@example.org', ['libero-drill.it']);
    await archived.backup('--type=full', 'backup');
    await buy('900000000000404', 'dopo-il-backup@example.org');
    await eventually(() => new Set(stage.eInvoices.files().map(({ number }) => number)).size).toBe(2);
    await stage.stop();
    before = await state(archived.url);
    const [now] = await query<{ now: Date }>(archived.url, 'select now() as now');
    moment = now?.now ?? new Date(0);
    await sleep(50);
    await stage.start();
    await buy('900000000000606', 'troppo-tardi@example.org');
    cpSync(join(stage.folder, 'files'), files(), { recursive: true });
    // Whoever drills reads them and may not write there.
    for (const path of ['', ...readdirSync(files(), { recursive: true, encoding: 'utf8' })])
      chmodSync(join(files(), path), statSync(join(files(), path)).isDirectory() ? 0o755 : 0o644);
    await stage.stop();
    // Somebody's mistake, the reason for all of this.
    await query(archived.url, 'truncate sites cascade');
    await archived.archiveNow();
  });
  afterAll(async () => {
    await stage?.close();
    await archived?.close();
  });

  it('brings back everything of its second and nothing of later, opens the sites, and changes nothing anywhere', async () => {
    const [had, now] = [vendors(), await state(archived.url)];
    const { code, said } = await drill(`--at=${moment.toISOString()}`, '--keep');
    expect(said).not.toContain('WRONG');
    expect(code, said).toBe(0);
    console.log(said);
    expect(vendors()).toEqual(had);
    expect(await state(archived.url), 'the installation itself is not touched').toEqual(now);
    const [name = ''] = readdirSync(archived.drills).filter((each) => each.endsWith('.json'));
    const report = JSON.parse(readFileSync(join(archived.drills, name), 'utf8')) as Report;
    expect(report).toMatchObject({ at: moment.toISOString(), postgres: '15', sites: 2, wrong: [] });
    expect(new Date(report.until ?? 0).getTime()).toBeLessThanOrEqual(moment.getTime());
    // Of the one that was sold afterwards.
    expect(report.differences).toMatchObject({ 'subscription-unknown': 1, 'series-behind': 1 });
    expect(statSync(report.kept ?? '').mode & 0o777).toBe(0o700);
    expect(await restored(report.kept ?? '', DIGEST)).toEqual(before);
    rmSync(report.kept ?? '', { recursive: true });
  });

  it('says WRONG of a site whose picture is lost, and leaves nothing behind', async () => {
    const photos = readdirSync(files(), { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.startsWith('site-files/'),
    );
    for (const path of photos) if (statSync(join(files(), path)).isFile()) rmSync(join(files(), path));
    const { code, said } = await drill(`--at=${moment.toISOString()}`, '--no-vendors');
    expect(said).toMatch(/^WRONG \S+: \d+$/m);
    expect(code).toBe(1);
    expect(readdirSync(archived.drills).filter((each) => !each.endsWith('.json'))).toEqual([]);
  });

  it('refuses in words a second that the archive does not reach', async () => {
    const { code, said } = await drill(`--at=${new Date(Date.now() + 3_600_000).toISOString()}`);
    expect(said).toMatch(/^The archive does not reach that moment/);
    expect(code).toBe(1);
    const early = await drill('--at=2020-01-01T00:00:00Z');
    expect(early.said).toMatch(/^The archive does not reach that moment/);
  });

  /** What was kept, started once more. */
  async function restored(folder: string, text: string): Promise<unknown> {
    const port = await freePort();
    const config = { config_file: 'postgresql.conf', hba_file: 'pg_hba.conf', ident_file: 'pg_ident.conf' };
    const given = Object.entries(config).flatMap(([key, file]) => ['-c', `${key}=${join(folder, file)}`]);
    const words = ['-D', join(folder, 'postgres'), '-p', String(port), '-c', 'listen_addresses=127.0.0.1'];
    const server = spawn(
      join(archived.postgres, 'postgres'),
      [...words, '-c', 'archive_mode=off', '-c', `unix_socket_directories=${archived.drills}`, ...given],
      { env: archived.env, ...SOMEBODY, stdio: 'ignore' },
    );
    const gone = once(server, 'exit');
    const url = Object.assign(new URL(archived.url), { port: String(port) }).href;
    try {
      await eventually(() =>
        query(url, 'select 1').then(
          () => true,
          () => false,
        ),
      ).toBe(true);
      return await query(url, text);
    } finally {
      server.kill('SIGINT');
      await gone;
    }
  }
});
