/**
 * A process that sends mails is killed (SIGKILL) at moments of chance while mails are under way, and another goes on with
 * the same database and the same journal. What arrives at the mail server is counted, not what has different ids. Run by
 * `npm run chaos`; `npm test` has the named moments (mail-crash-points.test.ts).
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendMailJob } from '../../modules/notifications/jobs.ts';
import { mails } from '../../modules/notifications/tables.ts';
import { startJobs, type JobDefinition, type Jobs } from '../../platform/jobs.ts';
import { seal } from '../../platform/seal.ts';
import { startMailSandbox, type MailSandbox } from '../../sandboxes/mail/index.ts';
import { chance } from '../journeys/support/chance.ts';
import { testConfig } from '../support/context.ts';
import { openTestDatabase, type TestDatabase } from '../support/database.ts';
import { report } from './report.ts';

const KILLS = Number(process.env['CHAOS_KILLS'] ?? 0);
const API_KEY = 'key-of-tests';
/** As many as a purchase sends, within the time that it takes. */
const MAILS_PER_LIFE = 4;
const LIFE_MS = 1000;
const { dataKeys } = testConfig();

const folder = mkdtempSync(join(tmpdir(), 'vetrina-kills-'));
let database: TestDatabase;
let sandbox: MailSandbox;
let jobs: Jobs;
/** Message-IDs, one for each arrival. */
const arrivals: string[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  sandbox = await startMailSandbox({
    host: '127.0.0.1',
    httpPort: 0,
    smtpPort: 0,
    apiKey: API_KEY,
    kept: (messageId) => void arrivals.push(messageId),
  });
  const definitions = [sendMailJob] as unknown as JobDefinition<never>[];
  jobs = await startJobs(database.url, definitions, pino({ level: 'silent' }));
});
afterAll(async () => {
  await jobs.stop();
  await sandbox.close();
  await database.close();
  rmSync(folder, { recursive: true });
});

async function startProcess(asks: boolean): Promise<ChildProcess> {
  const script = join(import.meta.dirname, 'mail-process.ts');
  const log = asks ? [sandbox.inboxUrl, API_KEY] : [];
  const given = [database.url, sandbox.smtpUrl, join(folder, asks ? 'asking' : 'not-asking'), ...log];
  const child = spawn(process.execPath, [script, ...given], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

/** Writes a mail and its job in one transaction, as writeMail does. */
function write(name: string): Promise<void> {
  return database.db.transaction(async (tx) => {
    const id = `${name}@vetrina.example`;
    const [subject, to] = [`Ciao ${id}`, 'nives@settegufi.example'];
    const text = seal(dataKeys, subject);
    const row = { id, kind: 'site-live', orderId: id, to, lang: 'it', subject, text, html: text };
    await tx.insert(mails).values({ ...row, createdAt: new Date() });
    await jobs.enqueue(tx, sendMailJob, { mailId: id }, { key: id });
  });
}
/** Until the process has sent one: what it does for the first time takes longer than all that follows. */
async function warm(name: string): Promise<void> {
  await write(name);
  while (!arrivals.includes(`${name}@vetrina.example`)) await sleep(20);
}
const unsent = async () => (await database.pool.query('select id from mails where sent_at is null')).rowCount ?? 0;

const CASES = [
  { asks: true, title: `${KILLS} kills lose no mail, and where the provider can be asked none comes twice` },
  { asks: false, title: `${KILLS} kills lose no mail, and where nobody can be asked fewer than one in ten come twice` },
];
it.skipIf(KILLS === 0).each(CASES.map(({ title, asks }) => [title, asks] as const))(
  '%s',
  { timeout: 3_600_000 },
  async (_, asks) => {
    const draw = chance(1);
    const own = (name: string) => `${asks ? 'asked' : 'unasked'}-${name}`;
    for (let life = 0; life < KILLS; life++) {
      const child = await startProcess(asks);
      await warm(own(`${life}-first`));
      const writing = Array.from({ length: MAILS_PER_LIFE }, async (_, number) => {
        await sleep(draw() * LIFE_MS);
        await write(own(`${life}-${number}`));
      });
      await sleep(draw() * LIFE_MS);
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      await Promise.all(writing);
    }
    const last = await startProcess(asks);
    // Jobs of the dead run again once their heartbeats are missed. A limit of silence: as long as one more is sent, it goes on.
    for (let [before, quiet] = [Infinity, 0]; before > 0 && quiet < 60; await sleep(1000)) {
      const now = await unsent();
      quiet = now < before ? 0 : quiet + 1;
      before = now;
    }
    const gone = once(last, 'exit');
    last.kill('SIGKILL');
    await gone;
    const arrived = arrivals.filter((messageId) => messageId.startsWith(own('')));
    const written = KILLS * (MAILS_PER_LIFE + 1);
    const twice = arrived.length - new Set(arrived).size;
    const log = asks ? 'asked' : 'none';
    report('random kills while mails are sent', [
      { log, kills: KILLS, mails: written, lost: written - new Set(arrived).size, 'arrived twice': twice },
    ]);
    expect(await unsent()).toBe(0);
    expect(new Set(arrived).size).toBe(written);
    if (asks) expect(twice).toBe(0);
    else expect(twice).toBeLessThan(Math.max(KILLS / 10, 1));
  },
);
