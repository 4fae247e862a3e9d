/** A box that is taken away whole, judged from outside: Python reads the ZIP and its mbox files, and the box itself by IMAP. */
import { execFile, spawnSync } from 'node:child_process';
import { createWriteStream, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { makeZip } from 'client-zip';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailReader } from '../../adapters/imap/index.ts';
import type { OpenedBox } from '../../modules/mailboxes/mail-reader.port.ts';
import { boxFiles } from '../../modules/mailboxes/take/box-files.ts';
import { mailOf, SECRET } from '../contracts/mail-host.harness.ts';
import { clientsOf } from './clients.ts';
import { CANDIDATES, titleOf, type MailTarget } from './targets.ts';

const python = spawnSync('python3', ['-c', 'import imaplib, mailbox, zipfile']).status === 0;
const login = { username: 'info@bar.it', secret: SECRET };
const MB = 2 ** 20;

/** Prints a line for each folder: mails in the file, and whether each is byte for byte what the host gives, with its marks. */
const JUDGE = `
import imaplib, json, mailbox, os, re, ssl, sys, tempfile, zipfile
host, port, user, secret, trusted, path = sys.argv[1:]
imaplib._MAXLINE = 10 ** 9
box = imaplib.IMAP4_SSL(host, int(port), ssl_context=ssl.create_default_context(cafile=trusted)) if trusted else imaplib.IMAP4(host, int(port))
box.login(user, secret)
whole = zipfile.ZipFile(path)
assert whole.testzip() is None
where = tempfile.mkdtemp()
whole.extractall(where)
contents = json.load(open(os.path.join(where, 'contents.json')))
found = {}
for entry in contents['folders']:
    box.select('"' + entry['folder'] + '"', readonly=True)
    kind, answers = box.fetch('1:*', '(FLAGS BODY.PEEK[])') if int(box.response('EXISTS')[1][0] or 0) else ('OK', [])
    there = [(one[0] + (after if isinstance(after, bytes) else b''), one[1]) for one, after in zip(answers, answers[1:] + [b'']) if isinstance(one, tuple)]
    taken = mailbox.mbox(os.path.join(where, entry['file']), create=False)
    assert len(taken) == len(there) == entry['messages'], (entry, len(taken), len(there))
    same = 0
    for key, (flags, raw) in zip(taken.keys(), there):
        lines = taken.get_bytes(key).split(b'\\n')[3:]
        mail = b'\\r\\n'.join(re.sub(rb'^>(>*From )', rb'\\1', line) for line in lines)
        mail = mail if raw.endswith(b'\\r\\n') else mail[:-2]
        marks = set(taken.get_message(key).get_flags())
        wanted = {'O'} | {letter for letter, flag in (('R', b'\\\\Seen'), ('A', b'\\\\Answered'), ('F', b'\\\\Flagged'), ('T', b'\\\\Draft')) if flag in flags}
        same += mail == raw and marks - {'D'} == wanted
    found[entry['folder']] = [len(taken), same, sum(len(raw) for _, raw in there) - entry['bytes']]
print(json.dumps(found))
box.logout()
`;

describe.each(CANDIDATES)('$name', (candidate) => {
  const missing = candidate.missing ?? (python ? null : 'no python3');
  describe.skipIf(missing !== null)(titleOf({ ...candidate, missing }), () => {
    let target: MailTarget & { certificate?: string };
    const { within } = clientsOf(() => target);
    const file = () => join(target.rows.dataDir, 'box.zip');

    async function taken(opened: OpenedBox, onPiece: () => void = () => undefined): Promise<void> {
      const files = boxFiles(opened, { first: [], moved: onPiece, failed: () => Promise.resolve() });
      const given = (async function* () {
        for await (const { path, content } of files) yield { name: path, input: content };
      })();
      await pipeline(Readable.fromWeb(makeZip(given) as never), createWriteStream(file()));
    }
    async function judged(): Promise<Record<string, [mails: number, same: number, bytesOff: number]>> {
      const { hostname, port } = new URL(target.imapUrl);
      const trusted = target.certificate === undefined ? '' : join(target.rows.dataDir, 'certificate.pem');
      if (trusted) writeFileSync(trusted, target.certificate ?? '');
      const args = ['-c', JUDGE, hostname, port, login.username, SECRET, trusted, file()];
      const { stdout } = await promisify(execFile)('python3', args, { maxBuffer: 64 * MB });
      return JSON.parse(stdout) as Record<string, [number, number, number]>;
    }
    const take = async (onPiece?: () => void) => {
      const opened = await createMailReader({ imapUrl: target.imapUrl }).open(login);
      try {
        await taken(opened, onPiece);
      } finally {
        await opened.close();
      }
    };

    beforeAll(async () => {
      target = await candidate.open();
      await target.rows.box({ local: 'info' });
      await within(login.username, async (imap) => {
        const hard = ['From qui', '>From là', '>>From', 'Fro', '', 'From '].join('\r\n');
        const put = (folder: string, raw: Buffer | string, flags: string[] = []) => imap.append(folder, raw, flags);
        for (let n = 0; n < 1_200; n += 1)
          await put('Archive', `Subject: ${n}\r\n\r\n${hard}\r\n${n}\r\n`, n % 3 ? [] : ['\\Seen']);
        await put('INBOX', mailOf('Non letta, Ωmega'));
        await put('INBOX', mailOf('Letta'), ['\\Seen', '\\Answered', '\\Flagged', '$Work']);
        await put('INBOX', mailOf('Grande', { bytes: 5 * MB }));
        await put('INBOX', mailOf('Due pezzi', { bytes: 4 * MB }));
        await put('INBOX', 'Subject: senza fine\r\n\r\nfine');
        await put('Drafts', 'From qui\r\nSubject: strana\r\n\r\nx\r\n', ['\\Draft', '\\Seen']);
      });
    });
    afterAll(() => target?.close());

    it('every mail of every folder is in the ZIP once, byte for byte, with its marks; none is read by it [P4]', async () => {
      await take();
      expect(await judged()).toEqual({
        INBOX: [5, 5, 0],
        Drafts: [1, 1, 0],
        Sent: [0, 0, 0],
        Junk: [0, 0, 0],
        Trash: [0, 0, 0],
        Archive: [1_200, 1_200, 0],
      });
      const unseen = await within(login.username, (imap) => imap.status('INBOX', { unseen: true }));
      expect(unseen).toMatchObject({ unseen: 4 });
    });

    it('a mail of five megabytes comes in pieces of half of one at most: no box is ever in memory whole [P4]', async () => {
      const opened = await createMailReader({ imapUrl: target.imapUrl }).open(login);
      const pieces: number[] = [];
      for await (const { content } of opened.mails('INBOX'))
        for await (const { byteLength } of content) pieces.push(byteLength);
      await opened.close();
      expect(Math.max(...pieces)).toBe(MB / 2);
    });

    it('mails that are deleted and come meanwhile: what stayed is there once, what came is not [P4]', async () => {
      let pieces = 0;
      let meanwhile: Promise<unknown> = Promise.resolve();
      const opened = await createMailReader({ imapUrl: target.imapUrl }).open(login);
      const others = async () => {
        await within(
          login.username,
          async (imap) => {
            await imap.messageDelete('1:700');
            await imap.append('Archive', 'Subject: nuova\r\n\r\nx\r\n');
          },
          'Archive',
        );
      };
      const archive: string[] = [];
      for await (const { content } of opened.mails('Archive')) {
        pieces += 1;
        if (pieces === 100) meanwhile = others();
        if (pieces % 100 === 0) await meanwhile;
        for await (const bytes of content)
          archive.push(/Subject: (.*)\r/.exec(Buffer.from(bytes).toString())?.[1] ?? '');
      }
      await opened.close();
      expect(archive).toEqual([...new Set(archive)]);
      expect(archive.slice(-500)).toEqual(Array.from({ length: 500 }, (_, n) => String(n + 700)));
    });

    it('a sign-in that is cut meanwhile breaks the file off: it is no ZIP, and nobody takes it for one [P4]', async () => {
      const opened = await createMailReader({ imapUrl: target.imapUrl }).open(login);
      let pieces = 0;
      const cut = () => void ((pieces += 1) === 3 && opened.close());
      await expect(taken(opened, cut)).rejects.toMatchObject({ code: 'mailboxes.host-unavailable' });
      const judge = spawnSync('python3', ['-c', 'import sys, zipfile; zipfile.ZipFile(sys.argv[1])', file()]);
      expect(judge.stderr.toString()).toContain('BadZipFile');
    });

    it.each([
      ['a wrong secret', { ...login, secret: 'x' }, 'sign-in-refused'],
      ['nobody at its address', login, 'host-unavailable'],
    ])('%s ends in our terms [P4]', async (what, as, code) => {
      const imapUrl = what.startsWith('nobody') ? 'imap://127.0.0.1:1' : target.imapUrl;
      await expect(createMailReader({ imapUrl }).open(as)).rejects.toMatchObject({ code: `mailboxes.${code}` });
    });
  });
});
