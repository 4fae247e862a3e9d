/** The list of a full folder, as the mail page asks for it, beside the same lines asked by hand: `npm run mailhost -- list --mails 10000` prints both. */
import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailReader } from '../../adapters/imap/index.ts';
import { listFolder } from '../../modules/mailboxes/page/read-box.ts';
import { MAIL_PAGE } from '../../modules/mailboxes/page/schemas.ts';
import { mailOf, SECRET } from '../contracts/mail-host.harness.ts';
import { clientsOf } from './clients.ts';
import { CANDIDATES, titleOf, type MailTarget } from './targets.ts';

/** Few beside all other tests; the command asks for ten thousand. */
const MAILS = Number(process.env['MAILHOST_LISTED'] ?? 400);
const ROUNDS = 15;
/** The page asks for two things, each by a sign-in, and reads what comes. The sandbox does its own work in this process beside it. */
const mostTimes = (name: string): number => (name === 'the sandbox' ? 10 : 5);
const login = { username: 'info@bar.it', secret: SECRET };

/** Signs in, asks for the newest lines and leaves, with nothing between it and the socket; gives what came. */
function byHand(imapUrl: string, mails: number): Promise<string> {
  const { hostname: host, port, protocol } = new URL(imapUrl);
  const at = { host, port: Number(port) };
  const socket = protocol === 'imaps:' ? connectTls(at) : connect(at);
  const lines = [
    `a LOGIN ${login.username} ${login.secret}`,
    'b EXAMINE INBOX',
    `c FETCH ${mails - MAIL_PAGE + 1}:${mails} (UID FLAGS INTERNALDATE RFC822.SIZE ENVELOPE)`,
    'd LOGOUT',
  ];
  let said = '';
  let next = 0;
  return new Promise((done, failed) => {
    socket.on('data', (part: Buffer) => {
      said += part.toString('latin1');
      const waits = next === 0 ? said.startsWith('* OK') : new RegExp(`^${'abcd'[next - 1]} OK`, 'm').test(said);
      const line = waits ? lines[next] : undefined;
      if (line === undefined) return;
      next += 1;
      socket.write(`${line}\r\n`);
    });
    socket.on('close', () => done(said)).on('error', failed);
  });
}

describe.each(CANDIDATES)('$name', (candidate) => {
  describe.skipIf(candidate.missing !== null)(titleOf(candidate), () => {
    let target: MailTarget;
    const { within } = clientsOf(() => target);
    beforeAll(
      async () => {
        target = await candidate.open();
        await target.rows.box({ local: 'info' });
        await within(login.username, async (imap) => {
          for (let n = 1; n <= MAILS; n += 1) await imap.append('INBOX', mailOf(`Numero ${n}`, { bytes: 2_000 }));
        });
      },
      300_000 + MAILS * 50,
    );
    afterAll(() => target?.close());

    it('is whole, from the newest to the oldest, a page at a time [P4]', async () => {
      const reader = createMailReader({ imapUrl: target.imapUrl });
      const first = await listFolder(reader, login, { folder: 'INBOX' });
      expect(first).toMatchObject({ total: MAILS, folders: expect.arrayContaining([]) as object });
      expect(first.mails.map(({ subject }) => subject)).toEqual(
        Array.from({ length: MAIL_PAGE }, (_, n) => `Numero ${MAILS - n}`),
      );
      const before = first.mails.at(-1)?.uid ?? 0;
      const next = await listFolder(reader, login, { folder: 'INBOX', before });
      expect(next.mails[0]?.subject).toBe(`Numero ${MAILS - MAIL_PAGE}`);
      expect(next.mails).toHaveLength(MAIL_PAGE);
    });

    it(`of ${MAILS} mails takes no more than so many times what the lines alone take [P4]`, async () => {
      const reader = createMailReader({ imapUrl: target.imapUrl });
      const bare: number[] = [];
      const page: number[] = [];
      const older: number[] = [];
      const timed = async (into: number[], act: () => Promise<unknown>) => {
        const since = performance.now();
        await act();
        into.push(performance.now() - since);
      };
      expect((await byHand(target.imapUrl, MAILS)).match(/ENVELOPE/g)).toHaveLength(MAIL_PAGE);
      // By turns, so that a busy machine is busy for all of them.
      for (let n = 0; n < ROUNDS; n += 1) {
        await timed(bare, () => byHand(target.imapUrl, MAILS));
        await timed(page, () => listFolder(reader, login, { folder: 'INBOX' }));
        await timed(older, () => listFolder(reader, login, { folder: 'INBOX', before: MAILS - MAIL_PAGE }));
      }
      const median = (times: number[]) => times.toSorted((one, other) => one - other)[ROUNDS >> 1] ?? 0;
      const [alone, first, next] = [median(bare), median(page), median(older)];
      const ms = (time: number) => `${time.toFixed(1)} ms`;
      const times = (time: number) => `${(time / alone).toFixed(2)} times the lines`;
      process.stdout.write(
        `${candidate.name}, ${MAILS} mails: lines by hand ${ms(alone)}; first page ${ms(first)}, ${times(first)}; older page ${ms(next)}, ${times(next)}\n`,
      );
      expect(first / alone).toBeLessThan(mostTimes(candidate.name));
      expect(next / alone).toBeLessThan(mostTimes(candidate.name));
    });
  });
});
