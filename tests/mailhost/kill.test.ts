/** Mails answered with 250 while Debian's daemons and the database are killed again and again: each is there. */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport, type Transporter } from 'nodemailer';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../support/database.ts';
import { startTestServer } from '../support/test-server.ts';
import { clientsOf } from './clients.ts';
import { missingDebian, openDebian } from './targets.ts';

/** Under a minute beside all other tests; `npm run mailhost -- kill --mails 10000` asks for more. */
const MAILS = Number(process.env['MAILHOST_MAILS'] ?? 400);
const SENDERS = 8;
/** What a kill may meet between a mail that was kept and its answer: the senders, and Postfix's own deliveries at once (default_destination_concurrency_limit). */
const UNDER_WAY = SENDERS + 20;
const BOXES = ['uno', 'due', 'tre', 'quattro'];
/** One round of kills for so many mails. */
const A_ROUND = 1_000;
/** Tries of one mail, a fifth of a second apart at least: a host that does not come back is a failure. */
const MOST_TRIES = 1_500;
/** A queue that does not get shorter for so long stands still. */
const STILL_MS = 120_000;
const missing = missingDebian(12);

describe.skipIf(missing !== null)(`Debian 12${missing === null ? '' : ` (skipped: ${missing})`}`, () => {
  let database: TestDatabase;
  let host: Awaited<ReturnType<typeof openDebian>>;
  const { within, opens } = clientsOf(() => host);

  beforeAll(async () => {
    // Of its own: it is killed as well.
    database = await openTestDatabase(await startTestServer());
    host = await openDebian(12, { database });
    for (const local of BOXES) await host.rows.box({ local });
  });
  afterAll(() => host?.close());

  /** Ends the database server and all of its processes; its keeper starts it again within moments. */
  async function killDatabase(): Promise<void> {
    const asked = await database.pool.query(`select pid from pg_stat_activity where backend_type = 'checkpointer'`);
    const [{ pid }] = asked.rows as [{ pid: number }];
    const parent = / \S (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').at(-1) ?? '')?.[1];
    process.kill(Number(parent), 'SIGKILL');
    // By a new connection: those of before may live on for a moment with nobody above them.
    const isBack = async () => {
      const client = new Client({ connectionString: database.url, connectionTimeoutMillis: 2_000 });
      client.on('error', () => undefined);
      try {
        await client.connect();
        return true;
      } catch {
        return false;
      } finally {
        await client.end().catch(() => undefined);
      }
    };
    await sleep(100);
    await expect.poll(isBack, { interval: 200 }).toBe(true);
    // It would not ask a database that was dead for a minute.
    await host.kill('postfix', 'proxymap');
  }
  /** What a mail is called before it has a name, and stays when that moment is cut: the next start finds it and tells it. */
  const killPostfix = (): Promise<void> => {
    host.inRoot('touch', `${host.layout.queue}/incoming/987472.22619`);
    return host.kill('postfix');
  };
  const KILLS: [string, () => Promise<void>][] = [
    ['Dovecot’s lmtp', () => host.kill('dovecot', 'lmtp')],
    ['Postfix’s qmgr', () => host.kill('postfix', 'qmgr')],
    ['Dovecot’s auth', () => host.kill('dovecot', 'auth')],
    ['Postfix’s smtpd', () => host.kill('postfix', 'smtpd')],
    ['Dovecot’s master', () => host.kill('dovecot')],
    ['Postfix’s cleanup', () => host.kill('postfix', 'cleanup')],
    ['PostgreSQL', killDatabase],
    ['Postfix’s master', killPostfix],
  ];

  /** As a server does it: the same mail again until it is answered. */
  async function sendUntilTaken(line: { transport: Transporter | null }, id: string, to: string): Promise<void> {
    const raw = `From: a@fuori.example\r\nTo: ${to}\r\nSubject: x\r\nMessage-ID: <${id}>\r\n\r\nciao\r\n`;
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      line.transport ??= createTransport({
        url: host.smtpUrl,
        pool: true,
        maxConnections: 1,
        maxMessages: 1_000_000,
        ignoreTLS: true,
      } as object);
      try {
        await line.transport.sendMail({ envelope: { from: 'a@fuori.example', to }, raw });
        return;
      } catch {
        line.transport.close();
        line.transport = null;
        await sleep(200);
      }
    }
    throw new Error(`${id} was never taken`);
  }
  const queued = (): number => {
    const { status, stdout } = host.inRoot('postqueue', '-c', host.layout.postfix, '-j');
    // A master that was just killed tells nobody what waits: that is not nothing.
    if (status !== 0) return Infinity;
    return stdout.split('\n').filter((line) => line.includes('queue_id')).length;
  };

  /** Every line of the daemons about a mail, by its Message-ID and by the numbers that Postfix gave it. */
  const toldOf = (id: string): string => {
    const lines = host.logs(Infinity).split('\n');
    const numbers = lines
      .filter((line) => line.includes(id))
      .flatMap((line) => /: ([0-9A-F]{6,}): /.exec(line)?.[1] ?? []);
    return lines.filter((line) => [id, ...numbers].some((name) => line.includes(name))).join('\n');
  };

  /** What waits after a kill would be tried again after minutes; an operator asks for it at once. Ends when the queue stands still. */
  async function drained(): Promise<void> {
    let [left, since] = [Infinity, performance.now()];
    while (left > 0) {
      const now = queued();
      // What was taken out and put back by a kill moves it too.
      if (now !== left) [left, since] = [now, performance.now()];
      if (performance.now() - since > STILL_MS) throw new Error(`${now} mails stay in the queue:\n${host.logs()}`);
      host.inRoot('postqueue', '-c', host.layout.postfix, '-f');
      await sleep(2_000);
    }
  }

  it(`${MAILS} mails are answered while eight kinds of process are killed: none is lost, and those come twice that were under way [P4]`, async (context) => {
    let [answered, next, kills] = [0, 0, 0];
    const began = performance.now();
    const sender = async () => {
      const line = { transport: null };
      while (next < MAILS) {
        const at = next++;
        await sendUntilTaken(line, `mail-${at}@fuori.example`, `${BOXES[at % BOXES.length]}@bar.it`);
        answered += 1;
      }
    };
    const killer = async () => {
      const all = Math.max(1, Math.round(MAILS / A_ROUND)) * KILLS.length;
      for (let kill = 1; kill <= all; kill += 1) {
        await expect.poll(() => answered, { interval: 5 }).toBeGreaterThanOrEqual((kill * MAILS) / (all + 1));
        await KILLS[(kill - 1) % KILLS.length]?.[1]();
        kills += 1;
      }
    };
    await Promise.all([...Array.from({ length: SENDERS }, sender), killer()]);
    const seconds = (performance.now() - began) / 1000;
    await drained();

    const found: string[] = [];
    // After the database was away a sign-in may hear "later" once more.
    await expect.poll(() => opens(`${BOXES[0]}@bar.it`), { interval: 500 }).toBe(true);
    for (const box of BOXES)
      await within(`${box}@bar.it`, async (imap) => {
        for await (const { envelope } of imap.fetch('1:*', { envelope: true })) found.push(envelope?.messageId ?? '');
      });
    // Whoever cannot reach the database says so, and not with what.
    expect(host.logs(Infinity)).not.toContain(host.databasePassword);
    const distinct = new Set(found);
    const lost = Array.from({ length: MAILS }, (_, at) => `<mail-${at}@fuori.example>`).filter(
      (id) => !distinct.has(id),
    );
    const twice = found.length - distinct.size;
    await context.annotate(
      `${answered} answered, ${kills} kills, ${lost.length} lost, ${twice} twice, ${Math.round(answered / seconds)} a second`,
    );
    expect(lost, lost.map(toldOf).join('\n')).toEqual([]);
    // A kill between the kept mail and its answer: the one before it tries again, as it must.
    expect(twice).toBeLessThanOrEqual(kills * UNDER_WAY);
  });
});
