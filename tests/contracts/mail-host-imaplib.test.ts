/** The mail host as Python's own client sees it, a second opinion. */
import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMailHostSandbox, type MailHostSandbox } from '../../sandboxes/mailhost/index.ts';
import { API_KEY, HOST, openMailRows, SECRET, type MailRows } from './mail-host.harness.ts';

const python = spawnSync('python3', ['-c', 'import imaplib']).status === 0;
describe.skipIf(!python)(`imaplib${python ? '' : ' (skipped: no python3)'}`, () => {
  let rows: MailRows;
  let host: MailHostSandbox;
  beforeAll(async () => {
    rows = await openMailRows();
    const { databaseUrl, dataDir } = rows;
    host = await startMailHostSandbox({ host: HOST, dataDir, databaseUrl, apiKey: API_KEY });
    await rows.box({ local: 'info' });
  });
  afterAll(async () => {
    await host.close();
    await rows.close();
  });

  it('signs in, appends by literal, searches, fetches, flags, expunges [P4]', async () => {
    const { hostname, port } = new URL(host.imapUrl);
    const script = `
import imaplib, sys
host, port, user, secret = sys.argv[1:]
box = imaplib.IMAP4(host, int(port), timeout=30)
print(box.login(user, secret)[0])
print(box.append('Drafts', '(\\\\Seen)', None, b'Subject: =?utf-8?q?Bozza?=\\r\\n\\r\\nciao\\r\\n')[0])
print(box.select('Drafts')[0])
print(box.search(None, 'SUBJECT', 'bozza', 'SEEN')[1])
kind, data = box.fetch('1', '(FLAGS BODY.PEEK[HEADER.FIELDS (SUBJECT)] BODY.PEEK[TEXT]<0.4>)')
print(kind, data[0][1], data[1][1])
print(box.store('1', '+FLAGS', '\\\\Deleted')[1])
print(box.expunge()[1])
print(box.getquotaroot('INBOX')[0])
print(box.logout()[0])
`;
    const args = ['-c', script, hostname, port, 'info@bar.it', SECRET];
    const ran = await promisify(execFile)('python3', args, { encoding: 'utf8', timeout: 60_000 });
    expect(ran.stderr).toBe('');
    expect(ran.stdout.trim().split('\n')).toEqual([
      'OK',
      'OK',
      'OK',
      "[b'1']",
      `OK b'Subject: =?utf-8?q?Bozza?=\\r\\n\\r\\n' b'ciao'`,
      String.raw`[b'1 (FLAGS (\\Seen \\Deleted))']`,
      "[b'1']",
      'OK',
      'BYE',
    ]);
  });
});
