/**
 * imaptest, which presses on a server from many clients and compares what it says with what IMAP allows. No registry has it: a built
 * copy is named by IMAPTEST_PATH (its words and options: https://imapwiki.org/ImapTest); without one this is skipped, and counted.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailOf, SECRET } from '../contracts/mail-host.harness.ts';
import { CANDIDATES, titleOf, type MailTarget } from './targets.ts';

const PROGRAM = process.env['IMAPTEST_PATH'];
const SECONDS = 20;
const missing = PROGRAM === undefined ? 'no imaptest: a built copy is named by IMAPTEST_PATH' : null;

describe.each(CANDIDATES)('$name', (candidate) => {
  const why = candidate.missing ?? missing;
  describe.skipIf(why !== null)(titleOf({ ...candidate, missing: why }), () => {
    let folder: string;
    let target: MailTarget;
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'vetrina-imaptest-'));
      target = await candidate.open();
      await target.rows.box({ local: 'info' });
    });
    afterAll(async () => {
      await target?.close();
      rmSync(folder, { recursive: true, force: true });
    });

    it('imaptest finds no answer that IMAP does not allow [P4]', () => {
      const mbox = join(folder, 'mails.mbox');
      const mails = Array.from({ length: 20 }, (_, n) =>
        Buffer.concat([Buffer.from('From nobody@example.org Mon May 25 10:00:00 2026\r\n'), mailOf(`Prova ${n}`)]),
      );
      writeFileSync(mbox, Buffer.concat(mails));
      const { hostname, port, protocol } = new URL(target.imapUrl);
      const line = protocol === 'imaps:' ? ['ssl=any-cert'] : [];
      const { status, stdout, stderr } = spawnSync(
        PROGRAM ?? '',
        [
          `host=${hostname}`,
          `port=${port}`,
          'user=info@bar.it',
          `pass=${SECRET}`,
          `mbox=${mbox}`,
          'clients=3',
          `secs=${SECONDS}`,
          ...line,
        ],
        { encoding: 'utf8', timeout: (SECONDS + 60) * 1000 },
      );
      expect(`${stdout}${stderr}`).not.toMatch(/^Error:/m);
      expect(status).toBe(0);
    });
  });
});
