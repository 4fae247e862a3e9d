/** Jobs and rows under the names that they had before migration 0044: none is lost, and each is done once. */
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dunningCycleJob } from '../modules/billing/index.server.ts';
import { pollDomainJob } from '../modules/domains/jobs.ts';
import { deadLetterJob, handle, startJobs, type DeadLetter, type Jobs } from '../platform/jobs.ts';
import { migrateDatabase } from '../platform/migrate.ts';
import { openTestDatabase, type TestDatabase } from '../tests/support/database.ts';
import { allHandlers } from './worker.ts';

interface Journal {
  entries: { tag: string }[];
}
const FORMER = [
  'billing.clock',
  'billing.sweep-checkouts',
  'billing.forget-customer',
  'domains.follow',
  'domains.watch',
  'ordering.follow-additions',
  'invoicing.watch-deadlines',
  'retention.forget',
];
let database: TestDatabase;
let jobs: Jobs | undefined;
const folder = mkdtempSync(join(tmpdir(), 'vetrina-migrations-'));
const rows = async <T extends object>(text: string) => (await database.pool.query<T>(text)).rows;

/** The migrations before the one with this number, in a folder of their own. */
function before(number: string): string {
  const { entries, ...rest } = JSON.parse(readFileSync('migrations/meta/_journal.json', 'utf8')) as Journal;
  const earlier = entries.filter(({ tag }) => tag < number);
  mkdirSync(join(folder, 'meta'));
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...rest, entries: earlier }));
  for (const { tag } of earlier) copyFileSync(`migrations/${tag}.sql`, join(folder, `${tag}.sql`));
  return folder;
}

/** The queues as the version before left them: a job waits in each, one has given up and is on its way to a person. */
async function leaveJobs(): Promise<void> {
  const boss = new PgBoss({ connectionString: database.url, supervise: false });
  await boss.start();
  await boss.createQueue('jobs.given-up', { policy: 'short' });
  for (const name of FORMER) {
    await boss.createQueue(name, { policy: 'short', notify: true, deadLetter: 'jobs.given-up', retryLimit: 0 });
  }
  await boss.send('domains.follow', { registrationId: 'dom_lost' }, { singletonKey: 'dom_lost' });
  const [tried] = await boss.fetch('domains.follow');
  await boss.fail('domains.follow', tried?.id ?? '', new Error('the registrar is away'));
  for (const name of FORMER) {
    const payload = name.startsWith('domains.f') ? { registrationId: 'dom_waiting' } : {};
    await boss.send(name, payload, { singletonKey: `${name} waits` });
  }
  await boss.schedule('billing.clock', '20 * * * *');
  await boss.stop({ graceful: false });
}

beforeAll(async () => {
  database = await openTestDatabase();
  await database.pool.query(
    'drop schema public cascade; drop schema if exists drizzle, pgboss, mail cascade; create schema public',
  );
  await migrateDatabase(database.pool, before('0044'));
  await leaveJobs();
  await database.pool.query(`
    insert into effects (key, subject, intended_at, done_at) values
      ('forget-customer:cus_1', 'ord_1', now(), now()), ('cust:ord_1', 'ord_1', now(), null);
    insert into free_exits (order_id, charge_id, "until", reason, created_at)
      values ('ord_1', 'ch_1', now() + interval '1 year', 'untold', now());
    insert into failed_jobs (id, name, payload, reason, tries, failed_at) values
      ('one', 'domains.follow', '{"registrationId": "dom_2"}', 'x', 3, now()), ('other', 'domains.align', '{}', 'x', 3, now());
    insert into tasks (key, kind, subject, detail, opened_at, last_at) values
      ('jobs.failed:domains.follow:dom_2', 'jobs.failed', 'dom_2', 'x', now(), now()),
      ('jobs.failed:billing.clock', 'jobs.failed', 'billing.clock', 'x', now(), now()),
      ('billing.clock', 'billing.clock', 'vendors', 'x', now(), now())`);
  await migrateDatabase(database.pool, 'migrations');
}, 120_000);
afterAll(async () => {
  await jobs?.stop();
  await database.close();
  rmSync(folder, { recursive: true });
});

describe('what the version before left', () => {
  it('in its queues is done under the new names, once, and what gave up reaches a person by its new name [X1]', async () => {
    const done: unknown[] = [];
    const ended: DeadLetter[] = [];
    const definitions = allHandlers(() => expect.fail('no job of the product runs here')).map(
      (each) => each.definition,
    );
    jobs = await startJobs(database.url, definitions, pino({ level: 'silent' }));
    const names = (await rows<{ name: string }>('select name from pgboss.queue')).map(({ name }) => name);
    expect(names.filter((name) => FORMER.includes(name) || name === 'jobs.given-up')).toEqual([]);
    await jobs.work([
      handle(pollDomainJob, (payload) => Promise.resolve(void done.push(payload))),
      handle(dunningCycleJob, (payload) => Promise.resolve(void done.push(payload))),
      handle(deadLetterJob, (_, { deadLetter }) => Promise.resolve(void (deadLetter && ended.push(deadLetter)))),
    ]);
    await expect.poll(() => [done.length, ended.length]).toEqual([2, 1]);
    expect(done).toEqual(expect.arrayContaining([{ registrationId: 'dom_waiting' }, {}]));
    expect(ended).toMatchObject([{ name: 'domains.poll', reason: expect.stringContaining('away') as string }]);
    const waiting = await rows<{ name: string }>(`select name from pgboss.job where state = 'created' order by name`);
    expect(waiting.map(({ name }) => name)).toEqual([
      'billing.erase-customer',
      'billing.reconcile-checkouts',
      'domains.monitor',
      'invoicing.monitor-deadlines',
      'ordering.poll-additions',
      'retention.purge',
    ]);
    expect(await rows('select name from pgboss.schedule')).toEqual([]);
  });

  it('in its tables stands under the new names: calls, failed jobs and their tasks, cancellations granted [X1]', async () => {
    expect(await rows('select key from external_calls order by key')).toEqual([
      { key: 'cust:ord_1' },
      { key: 'erase-customer:cus_1' },
    ]);
    expect(await rows('select charge_id from penalty_free_cancellations')).toEqual([{ charge_id: 'ch_1' }]);
    expect(await rows('select name from failed_jobs order by id')).toEqual([
      { name: 'domains.poll' },
      { name: 'domains.align' },
    ]);
    expect(await rows('select key, subject from tasks order by key')).toEqual([
      { key: 'billing.clock', subject: 'vendors' },
      { key: 'jobs.failed:billing.dunning-cycle', subject: 'billing.dunning-cycle' },
      { key: 'jobs.failed:domains.poll:dom_2', subject: 'dom_2' },
    ]);
  });
});
