/** The job queue: how fast it drains, and how long a buyer's mail takes while ten thousand notices wait. */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { z } from 'zod';
import { sendMailJob } from '../../modules/notifications/jobs.ts';
import type { Db } from '../../platform/db.ts';
import { defineJob, handle, startJobs, type JobDefinition, type Jobs } from '../../platform/jobs.ts';
import type { Lane } from '../../platform/lanes.ts';
import type { Suite } from '../lib/bench.ts';
import type { Product } from '../lib/product.ts';
import { line } from '../lib/report.ts';
import { median } from '../lib/stats.ts';
import { ratio } from '../lib/turns.ts';

const SUITE = 'queue';
const NOTICES = 10_000;
const quietLog = pino({ level: 'silent' });
const trivial = defineJob('bench.trivial', z.object({ number: z.number() }));
const bare = defineJob('bench.bare', z.object({ number: z.number() }));
const all = (...definitions: unknown[]) => definitions as JobDefinition<never>[];

export const queueSuite: Suite = async ({ product, quick, say }) => {
  const drained = await drainedInTurn(product, quick);
  say('trivial jobs are done; a buyer’s mail among notices …');
  const mails = await mailTimes(product, quick);
  return [
    line(SUITE, 'trivial jobs through the queue', '/s', drained.ours, { least: 300 }),
    line(SUITE, 'trivial jobs ÷ bare pg-boss with as many workers', '', ratio(drained.ours, drained.bare), {
      least: 0.7,
    }),
    line(SUITE, 'trivial jobs of the bulk lane alone, one worker', '/s', drained.bulk),
    line(SUITE, `a buyer’s mail with ${NOTICES.toLocaleString('en')} notices waiting ÷ idle`, '', [mails.ratio], {
      most: 2,
    }),
    line(SUITE, 'a buyer’s mail, idle', 'ms', mails.idle),
    line(SUITE, 'a buyer’s mail among notices', 'ms', mails.busy),
    line(SUITE, 'notices sent meanwhile', '/s', [mails.noticesPerSecond]),
  ];
};

/** A B C, A B C, … in a database of their own: both lanes, bare pg-boss with fetch and complete and nothing else, one lane. */
async function drainedInTurn({ database, sql }: Product, quick: boolean) {
  const name = `bench_queue_${randomBytes(4).toString('hex')}`;
  await sql.query(`create database ${name}`);
  const url = `postgres://${database.user}:${encodeURIComponent(database.password)}@${database.host}:${database.port}/${name}`;
  const pool = new Pool({ connectionString: url, max: 4 });
  const db = drizzle(pool);
  let done = 0;
  const jobs = await startJobs(url, all(trivial, bare), quietLog);
  const boss = new PgBoss({ connectionString: url, max: 6, supervise: false, schedule: false, migrate: false });
  const found = { ours: [] as number[], bare: [] as number[], bulk: [] as number[] };
  try {
    await boss.start();
    await jobs.work([handle(trivial, () => Promise.resolve(void (done += 1)))]);
    const amount = quick ? 600 : 3000;
    for (let round = 0; round < (quick ? 4 : 7); round++) {
      done = 0;
      const both = await perSecond(
        amount,
        () => enqueue(db, jobs, amount, trivial),
        () => until(() => done === amount),
      );
      await enqueue(db, jobs, amount, bare);
      const alone = await perSecond(
        amount,
        () => Promise.resolve(),
        () => fetchAll(boss),
      );
      done = 0;
      const bulk = await perSecond(
        amount,
        () => enqueue(db, jobs, amount, trivial, 'bulk'),
        () => until(() => done === amount),
      );
      // The first round is the compiler's and the cache's.
      if (round === 0) continue;
      found.ours.push(both);
      found.bare.push(alone);
      found.bulk.push(bulk);
    }
  } finally {
    await jobs.stop();
    await boss.stop({ graceful: false });
    await pool.end();
    await sql.query(`drop database ${name} with (force)`);
  }
  return found;
}

/** Jobs a second, from the commit that made them known until the last is done. */
async function perSecond(amount: number, begin: () => Promise<void>, end: () => Promise<void>): Promise<number> {
  await begin();
  const from = performance.now();
  await end();
  return (amount * 1000) / (performance.now() - from);
}

function enqueue(db: Db, jobs: Jobs, amount: number, job: typeof trivial, lane?: Lane): Promise<void> {
  return db.transaction(async (tx) => {
    for (let number = 0; number < amount; number++)
      // Half of each lane: as many workers are busy as the queue has.
      await jobs.enqueue(tx, job, { number }, { lane: lane ?? (number % 3 === 0 ? 'bulk' : 'buyer') });
  });
}

async function fetchAll(boss: PgBoss): Promise<void> {
  const one = async () => {
    for (;;) {
      const [job] = await boss.fetch(bare.name);
      if (!job) return;
      await boss.complete(bare.name, job.id);
    }
  };
  await Promise.all(Array.from({ length: bare.concurrency }, one));
}

/** Milliseconds from the commit of a buyer's mail until the server has taken it, alone and among notices. */
async function mailTimes({ database, sql }: Product, quick: boolean) {
  const pool = new Pool({ ...database, max: 4 });
  const db = drizzle(pool);
  const { user, password, host, port, database: name } = database;
  const jobs = await startJobs(
    `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${name}`,
    all(sendMailJob),
    quietLog,
  );
  const write = (prefix: string, amount: number, lane: Lane) =>
    db.transaction(async (tx) => {
      for (let number = 0; number < amount; number++) {
        const id = `${prefix}-${number}@bench.example`;
        await pool.query(
          `insert into mails (id, kind, order_id, occasion, "to", lang, subject, text, html, created_at)
           values ($1, 'renewal-notice', $1, '', 'bench@example.org', 'it', 'Prova', 'Prova', '<p>Prova</p>', now())`,
          [id],
        );
        await jobs.enqueue(tx, sendMailJob, { mailId: id }, { key: id, lane });
      }
    });
  const sent = async (id: string): Promise<Date | null> =>
    (await sql.query<{ sent_at: Date | null }>('select sent_at from mails where id = $1', [id])).rows[0]?.sent_at ??
    null;
  async function oneMail(prefix: string): Promise<number> {
    await write(prefix, 1, 'buyer');
    const from = Date.now();
    for (;;) {
      const at = await sent(`${prefix}-0@bench.example`);
      if (at) return Math.max(at.getTime() - from, 1);
      await sleep(10);
    }
  }
  async function several(prefix: string, amount: number): Promise<number[]> {
    const times: number[] = [];
    for (let number = 0; number < amount; number++) {
      times.push(await oneMail(`${prefix}${number}`));
      await sleep(100);
    }
    return times;
  }
  const noticesLeft = async () =>
    (await sql.query(`select 1 from mails where id like 'notice-%' and sent_at is null`)).rowCount ?? 0;
  try {
    const amount = quick ? 15 : 60;
    await several('warm', 10);
    const idle = await several('idle', amount);
    await write('notice', NOTICES, 'bulk');
    const [before, from] = [await noticesLeft(), performance.now()];
    const busy = await several('busy', amount);
    const [after, seconds] = [await noticesLeft(), (performance.now() - from) / 1000];
    if (after === 0) throw new Error('the notices were gone before the last mail was measured');
    return { idle, busy, ratio: median(busy) / median(idle), noticesPerSecond: (before - after) / seconds };
  } finally {
    await sql.query(`delete from pgboss.job where name = $1 and state < 'active'`, [sendMailJob.name]);
    await jobs.stop();
    await pool.end();
  }
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(2);
}
