/** Whatever is delivered, put, copied and removed: a box holds what its mails weigh, and never a byte more than it may. */
import fc from 'fast-check';
import { ImapFlow } from 'imapflow';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startMailHostSandbox, type MailHostSandbox } from '../../sandboxes/mailhost/index.ts';
import { API_KEY, HOST, mailOf, openMailRows, SECRET, type MailRows } from './mail-host.harness.ts';

const QUOTA = 20_000;
const RUNS = 25;
let rows: MailRows;
let host: MailHostSandbox;
let smtp: ReturnType<typeof createTransport>;
let boxes = 0;

beforeAll(async () => {
  rows = await openMailRows();
  const { databaseUrl, dataDir } = rows;
  host = await startMailHostSandbox({ host: HOST, dataDir, databaseUrl, apiKey: API_KEY });
  smtp = createTransport({ url: host.smtpUrl, pool: true, maxConnections: 1, maxMessages: Infinity } as object);
});
afterAll(async () => {
  smtp.close();
  await host.close();
  await rows.close();
});

const act = fc.oneof(
  fc.record({
    kind: fc.constantFrom('deliver', 'deliver-unsaid', 'append'),
    bytes: fc.integer({ min: 300, max: 9_000 }),
  }),
  fc.record({ kind: fc.constant('copy' as const), which: fc.nat(20) }),
  fc.record({ kind: fc.constant('delete' as const), which: fc.nat(20) }),
  fc.record({ kind: fc.constant('expunge' as const) }),
);
interface Kept {
  uid: number;
  bytes: number;
  marked: boolean;
}
const totalOf = (mails: Kept[]) => mails.reduce((sum, { bytes }) => sum + bytes, 0);

/** Whether it was taken; throws where it was refused for another reason than room. */
async function deliver(to: string, bytes: number, said: boolean): Promise<boolean> {
  const raw = mailOf('x', { bytes });
  const envelope = { from: 'cliente@fuori.example', to, ...(said ? { size: raw.length } : {}) };
  return smtp.sendMail({ envelope, raw }).then(
    () => true,
    (error: { response?: string }) => {
      expect(error.response).toMatch(/^552 5\.2\.2 /);
      return false;
    },
  );
}

it('the sum of the sizes is what is reported, never over the limit, and a mail is refused only where it would be [K9]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 30 }), async (acts) => {
      const local = `quota${(boxes += 1)}`;
      const to = `${local}@bar.it`;
      const folder = await rows.box({ local, quotaBytes: QUOTA });
      const { hostname, port } = new URL(host.imapUrl);
      const auth = { user: to, pass: SECRET };
      const imap = new ImapFlow({ host: hostname, port: Number(port), secure: false, auth, logger: false });
      await imap.connect();
      await imap.mailboxOpen('INBOX');
      let mails: Kept[] = [];
      let next = 1;
      const keep = (bytes: number) => mails.push({ uid: next++, bytes, marked: false });
      for (const each of acts) {
        if ('bytes' in each) {
          const { bytes, kind } = each;
          const fits = totalOf(mails) + bytes <= QUOTA;
          const taken =
            kind === 'append'
              ? await imap.append('INBOX', mailOf('x', { bytes })).then(
                  () => true,
                  (error: { serverResponseCode?: string }) => {
                    expect(error.serverResponseCode).toBe('OVERQUOTA');
                    return false;
                  },
                )
              : await deliver(to, bytes, kind === 'deliver');
          expect(taken).toBe(fits);
          if (taken) keep(bytes);
        } else if (each.kind === 'expunge') {
          // To leave a folder removes what is marked.
          await imap.mailboxClose();
          await imap.mailboxOpen('INBOX');
          mails = mails.filter(({ marked }) => !marked);
        } else {
          const chosen = mails[each.which % Math.max(1, mails.length)];
          if (!chosen) continue;
          await imap.noop();
          if (each.kind === 'delete') {
            await imap.messageFlagsAdd(String(chosen.uid), ['\\Deleted'], { uid: true });
            chosen.marked = true;
          } else {
            const copied = await imap
              .messageCopy(String(chosen.uid), 'INBOX', { uid: true })
              .catch(() => false as const);
            expect(copied !== false).toBe(totalOf(mails) + chosen.bytes <= QUOTA);
            if (copied) mails.push({ ...chosen, uid: next++ });
          }
        }
        expect(host.held(folder)).toEqual({ bytes: totalOf(mails), messages: mails.length });
        expect(totalOf(mails)).toBeLessThanOrEqual(QUOTA);
      }
      const quota = await imap.getQuota('INBOX');
      expect(quota && quota.storage?.usage).toBe(Math.ceil(totalOf(mails) / 1024) * 1024);
      await imap.logout();
    }),
    { numRuns: RUNS },
  );
});

it('of many that come at once into the last of the room only those fit that fit [K9]', async () => {
  const folder = await rows.box({ local: 'crowd', quotaBytes: QUOTA });
  const many = createTransport({ url: host.smtpUrl, pool: true, maxConnections: 10 } as object);
  const raw = mailOf('x', { bytes: 3_000 });
  const envelope = { from: 'cliente@fuori.example', to: 'crowd@bar.it' };
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => many.sendMail({ envelope, raw })));
  many.close();
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
  expect(host.held(folder)).toEqual({ bytes: 18_000, messages: 6 });
});
