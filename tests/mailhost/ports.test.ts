/** Ports `mail-host` and `mail-reader`: their adapters against the sandbox and against Debian's daemons. */
import { execFile, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDovecot } from '../../adapters/dovecot/index.ts';
import { createMailReader } from '../../adapters/imap/index.ts';
import { sha256 } from '../../modules/mailboxes/box-secret.ts';
import type { MailHost } from '../../modules/mailboxes/mail-host.port.ts';
import type { MailReader } from '../../modules/mailboxes/mail-reader.port.ts';
import { API_KEY, mailOf, PASSWORD, SECRET } from '../contracts/mail-host.harness.ts';
import { clientsOf } from './clients.ts';
import { CANDIDATES, titleOf, type MailTarget } from './targets.ts';

const login = { username: 'info@bar.it', secret: SECRET };
const place = (local: string) => ({ username: `${local}@bar.it`, host: 'store1' });
/** What is open is cut within that time of the call. */
const CUT_MS = 5_000;
const python = spawnSync('python3', ['-c', 'import imaplib']).status === 0;
const IMAPLIB = `
import imaplib, ssl, sys
host, port, user, secret, trusted = sys.argv[1:]
if trusted:
    box = imaplib.IMAP4_SSL(host, int(port), ssl_context=ssl.create_default_context(cafile=trusted), timeout=60)
else:
    box = imaplib.IMAP4(host, int(port), timeout=60)
print(box.login(user, secret)[0])
print(box.append('Drafts', '(\\\\Seen)', None, b'Subject: =?utf-8?q?Bozza?=\\r\\n\\r\\nciao\\r\\n')[0])
print(box.select('Drafts')[0])
print(box.search(None, 'SUBJECT', 'bozza', 'SEEN')[1])
kind, data = box.fetch('1', '(BODY.PEEK[HEADER.FIELDS (SUBJECT)] BODY.PEEK[TEXT]<0.4>)')
print(kind, data[0][1], data[1][1])
print(b'Deleted' in box.store('1', '+FLAGS', '\\\\Deleted')[1][0])
print(box.expunge()[1])
print(box.getquotaroot('INBOX')[0])
print(box.logout()[0])
`;

describe.each(CANDIDATES)('$name', (candidate) => {
  describe.skipIf(candidate.missing !== null)(titleOf(candidate), () => {
    let target: MailTarget & { certificate?: string };
    let mailHost: MailHost;
    let reader: MailReader;
    const { client, opens } = clientsOf(() => target);

    beforeAll(async () => {
      target = await candidate.open();
      for (const local of ['info', 'due', 'letta']) await target.rows.box({ local });
      await target.rows.box({ local: 'piena', quotaBytes: 4_000 });
      await target.rows.box({ local: 'pausa', state: 'paused' });
      mailHost = createDovecot({ stores: [{ name: 'store1', url: target.url }], apiKey: API_KEY });
      reader = createMailReader({ imapUrl: target.imapUrl });
    });
    afterAll(() => target?.close());

    describe('the mail host is told', () => {
      it('to cut who reads a box, and does within five seconds; nobody there is no error [P4]', async () => {
        await mailHost.kick(place('info'));
        const imap = client('info@bar.it');
        let cutAt = Infinity;
        imap.on('close', () => (cutAt = performance.now()));
        await imap.connect();
        const asked = performance.now();
        await mailHost.kick(place('info'));
        await expect.poll(() => cutAt, { interval: 20 }).toBeLessThan(Infinity);
        expect(cutAt - asked).toBeLessThan(CUT_MS);
      });

      it('another password, a revoked device, a pause: what opened before opens no more at the next sign-in [P4]', async () => {
        const { rows } = target;
        const [password] = (await rows.run(`select password from mailboxes where id = 'mbx_info_6'`)).rows as {
          password: string;
        }[];
        expect(await opens('letta@bar.it', PASSWORD)).toBe(true);
        await rows.run(`update mailboxes set password = null where id = 'mbx_letta_6'`);
        expect(await opens('letta@bar.it', PASSWORD)).toBe(false);
        await rows.run(`update mailboxes set password = $1 where id = 'mbx_letta_6'`, [password?.password]);
        expect(await opens('letta@bar.it', PASSWORD)).toBe(true);
        await rows.run(`update mailboxes set devices_only_at = now() where id = 'mbx_letta_6'`);
        expect([await opens('letta@bar.it', PASSWORD), await opens('letta@bar.it')]).toEqual([false, true]);
        await rows.run(`update mailbox_devices set secret_sha256 = $1 where mailbox_id = 'mbx_letta_6'`, [
          sha256('altro'),
        ]);
        expect([await opens('letta@bar.it'), await opens('letta@bar.it', 'altro')]).toEqual([false, true]);
        await rows.run(`update mailboxes set state = 'paused' where id = 'mbx_letta_6'`);
        expect(await opens('letta@bar.it', 'altro')).toBe(false);
        await rows.run(`update mailboxes set state = 'live' where id = 'mbx_letta_6'`);
        expect(await opens('letta@bar.it', 'altro')).toBe(true);
      });

      it('how full a box is, and to erase it: twice is once [K9]', async () => {
        const raw = mailOf('x', { bytes: 5_000 });
        await reader.append({ ...login, username: 'due@bar.it' }, { folder: 'Sent', draft: false }, raw);
        expect(await mailHost.usage(place('due'))).toEqual({ bytes: 5 * 1024, messages: 1 });
        await mailHost.putRules(place('due'), 'keep;');
        await mailHost.erase(place('due'));
        await mailHost.erase(place('due'));
        expect(await mailHost.usage(place('due'))).toEqual({ bytes: 0, messages: 0 });
        await mailHost.putRules(place('due'), 'keep;');
        await mailHost.putRules(place('due'), 'discard;');
      });

      it.each<[string, { url?: string; apiKey?: string; local?: string; name?: string }, object]>([
        ['a wrong key', { apiKey: 'wrong' }, { code: 'mailboxes.host-refused', fault: 'authentication' }],
        [
          'a host that nobody configured',
          { name: 'store9' },
          { code: 'mailboxes.host-refused', fault: 'configuration' },
        ],
        ['a box that is not there', { local: 'nobody' }, { code: 'mailboxes.host-refused', fault: 'command' }],
        ['a path for a box', { local: '../mbx_info_6' }, { code: 'mailboxes.host-refused', fault: 'command' }],
        [
          'nobody at its address',
          { url: 'http://127.0.0.1:1' },
          { code: 'mailboxes.host-unavailable', retryable: true },
        ],
      ])('%s ends in our terms [P4]', async (_what, given, error) => {
        const { url = target.url, apiKey = API_KEY, local = 'info', name = 'store1' } = given;
        const asked = createDovecot({ stores: [{ name, url }], apiKey }).usage(place(local));
        await expect(asked).rejects.toMatchObject(error);
      });
    });

    describe('a box is read', () => {
      it('folders, lists, mails and words; moved, flagged and deleted [P4]', async () => {
        const put = (subject: string) => reader.append(login, { folder: 'INBOX', draft: false }, mailOf(subject));
        const [first, second, third] = [
          await put('Πρώτο tavolo'),
          await put('Δεύτερο'),
          await put('Un altro πρώτο tavolo'),
        ];
        const folders = await reader.folders(login);
        expect(folders.map(({ use }) => String(use)).toSorted()).toEqual([
          'archive',
          'drafts',
          'inbox',
          'junk',
          'sent',
          'trash',
        ]);
        expect(folders.find(({ use }) => use === 'inbox')).toMatchObject({ name: 'INBOX', messages: 3, unseen: 0 });

        const page = await reader.list(login, { folder: 'INBOX', limit: 2 });
        expect(page).toMatchObject({
          total: 3,
          mails: [{ uid: third }, { uid: second, subject: 'Δεύτερο', seen: true }],
        });
        expect(page.mails[0]?.from).toEqual({ name: 'Cliente', address: 'cliente@fuori.example' });
        const rest = await reader.list(login, { folder: 'INBOX', before: second, limit: 2 });
        expect(rest.mails.map(({ uid }) => uid)).toEqual([first]);
        expect((await reader.list(login, { folder: 'INBOX', before: first, limit: 2 })).mails).toEqual([]);

        const raw = await reader.read(login, { folder: 'INBOX', uid: first });
        expect(raw.toString()).toContain('Subject: Πρώτο tavolo');
        const found = await reader.search(login, { folder: 'INBOX', words: ' πρώτο\r\n tavolo ', limit: 10 });
        expect(found.map(({ uid }) => uid)).toEqual([third, first]);
        expect(await reader.search(login, { folder: 'INBOX', words: ' ', limit: 10 })).toEqual([]);

        await reader.flag(login, { folder: 'INBOX', uids: [first, third] }, 'seen', false);
        await reader.flag(login, { folder: 'INBOX', uids: [first] }, 'flagged', true);
        expect((await reader.list(login, { folder: 'INBOX', limit: 9 })).mails).toMatchObject([
          { uid: third, seen: false },
          { uid: second, seen: true },
          { uid: first, seen: false, flagged: true },
        ]);
        const [there] = await reader.move(login, { folder: 'INBOX', uids: [first] }, 'Trash');
        expect(await reader.move(login, { folder: 'INBOX', uids: [first] }, 'Trash')).toEqual([]);
        await reader.delete(login, { folder: 'INBOX', uids: [second, 999] });
        expect((await reader.list(login, { folder: 'INBOX', limit: 9 })).mails.map(({ uid }) => uid)).toEqual([third]);
        expect(await reader.list(login, { folder: 'Trash', limit: 9 })).toMatchObject({
          mails: [{ uid: there, subject: 'Πρώτο tavolo' }],
        });
        expect(await reader.list(login, { folder: 'Junk', limit: 9 })).toEqual({ mails: [], total: 0 });
      });

      it.each([
        ['a folder that is not there', (at: MailReader) => at.list(login, { folder: 'Altro', limit: 1 }), 'mail-gone'],
        ['a mail that went', (at: MailReader) => at.read(login, { folder: 'INBOX', uid: 4_000 }), 'mail-gone'],
        [
          'a folder to move to that is not there',
          (at: MailReader) => at.move(login, { folder: 'INBOX', uids: [3] }, 'Altro'),
          'mail-gone',
        ],
        ['a wrong secret', (at: MailReader) => at.folders({ ...login, secret: 'x' }), 'sign-in-refused'],
        ['a paused box', (at: MailReader) => at.folders({ ...login, username: 'pausa@bar.it' }), 'sign-in-refused'],
        [
          'a box without room',
          (at: MailReader) =>
            at.append(
              { ...login, username: 'piena@bar.it' },
              { folder: 'Sent', draft: false },
              mailOf('x', { bytes: 5_000 }),
            ),
          'box-full',
        ],
        [
          'five hundred and one mails',
          (at: MailReader) => at.delete(login, { folder: 'INBOX', uids: Array.from({ length: 501 }, () => 1) }),
          'mail-gone',
        ],
      ])('%s ends in our terms [P4]', async (_what, act, code) => {
        await expect(act(reader)).rejects.toMatchObject({ code: `mailboxes.${code}` });
      });

      it.skipIf(!python)(
        `by Python’s imaplib, a second opinion${python ? '' : ' (skipped: no python3)'} [P4]`,
        async () => {
          const { hostname, port } = new URL(target.imapUrl);
          const trusted = target.certificate === undefined ? '' : join(target.rows.dataDir, 'certificate.pem');
          if (trusted) writeFileSync(trusted, target.certificate ?? '');
          const args = ['-c', IMAPLIB, hostname, port, 'info@bar.it', SECRET, trusted];
          const ran = await promisify(execFile)('python3', args, { encoding: 'utf8' });
          expect(ran.stderr).toBe('');
          const found = `OK b'Subject: =?utf-8?q?Bozza?=\\r\\n\\r\\n' b'ciao'`;
          expect(ran.stdout.trim().split('\n')).toEqual([
            'OK',
            'OK',
            'OK',
            "[b'1']",
            found,
            'True',
            "[b'1']",
            'OK',
            'BYE',
          ]);
        },
      );
    });
  });
});
