/** Mails answered with 250 while the mail host is killed again and again: each is there. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ImapFlow } from 'imapflow';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { API_KEY, HOST, openMailRows, SECRET, type MailRows } from './mail-host.harness.ts';

const MAILS = 1_000;
const SENDERS = 8;
const KILLS = 6;
/** Tries of one mail, a tenth of a second apart at least: a host that does not come back is a failure. */
const MOST_TRIES = 600;

let rows: MailRows;
let child: ChildProcess | undefined;
let places: { smtpUrl: string; imapUrl: string };

async function start(ports: { http: number; imap: number; submission: number; smtp: number }): Promise<void> {
  child = fork(join(import.meta.dirname, 'mail-host-process.ts'), { execArgv: [] });
  const { databaseUrl, dataDir } = rows;
  child.send({ host: HOST, ports, databaseUrl, dataDir, apiKey: API_KEY });
  [places] = (await once(child, 'message')) as [typeof places];
}
async function kill(): Promise<void> {
  const gone = child && once(child, 'exit');
  child?.kill('SIGKILL');
  await gone;
}

beforeAll(async () => {
  rows = await openMailRows();
  await rows.box({ local: 'info' });
  await start({ http: 0, imap: 0, submission: 0, smtp: 0 });
});
afterAll(async () => {
  await kill();
  await rows.close();
});

/** As a server does it: the same mail again until it is answered. Gives the number of tries. */
async function sendUntilTaken(smtpUrl: string, id: string): Promise<number> {
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    const transport = createTransport({ url: smtpUrl, connectionTimeout: 5_000, socketTimeout: 20_000 });
    try {
      const raw = `From: a@fuori.example\r\nTo: info@bar.it\r\nSubject: x\r\nMessage-ID: <${id}>\r\n\r\nciao\r\n`;
      await transport.sendMail({ envelope: { from: 'a@fuori.example', to: 'info@bar.it' }, raw });
      return tries;
    } catch {
      await sleep(100);
    } finally {
      transport.close();
    }
  }
  throw new Error(`${id} was never taken`);
}

it('a thousand mails are answered while it is killed six times: none is lost, and few come twice [P4]', async (context) => {
  const { smtpUrl } = places;
  const smtp = Number(new URL(smtpUrl).port);
  let [answered, next] = [0, 0];
  const sender = async () => {
    while (next < MAILS) {
      const id = `mail-${next++}@fuori.example`;
      await sendUntilTaken(smtpUrl, id);
      answered += 1;
    }
  };
  const killer = async () => {
    for (let kills = 1; kills <= KILLS; kills += 1) {
      await expect.poll(() => answered, { interval: 5 }).toBeGreaterThanOrEqual((kills * MAILS) / (KILLS + 1));
      await kill();
      await start({ http: 0, imap: 0, submission: 0, smtp });
    }
  };
  await Promise.all([...Array.from({ length: SENDERS }, sender), killer()]);

  // Once more from the disk alone.
  await kill();
  await start({ http: 0, imap: 0, submission: 0, smtp: 0 });
  const { hostname, port } = new URL(places.imapUrl);
  const auth = { user: 'info@bar.it', pass: SECRET };
  const imap = new ImapFlow({ host: hostname, port: Number(port), secure: false, auth, logger: false });
  await imap.connect();
  await imap.mailboxOpen('INBOX');
  const found: string[] = [];
  for await (const { envelope } of imap.fetch('1:*', { envelope: true })) found.push(envelope?.messageId ?? '');
  await imap.logout();
  const distinct = new Set(found);
  const lost = Array.from({ length: MAILS }, (_, at) => `<mail-${at}@fuori.example>`).filter((id) => !distinct.has(id));
  const twice = found.length - distinct.size;
  await context.annotate(`${answered} answered, ${lost.length} lost, ${twice} twice`);
  expect(lost).toEqual([]);
  // A kill between the line in the table and the answer: its sender tries again, as it must. One mail a sender and kill.
  expect(twice).toBeLessThanOrEqual(KILLS * SENDERS);
});
