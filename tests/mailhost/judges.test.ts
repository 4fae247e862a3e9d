/** Outside judges of a mail host: curl and swaks, of Debian, as nobody here wrote them. They write, read and are refused by both targets. */
import { execFile } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RELEASES } from '../../deploy/mailhost/settings.ts';
import { debianRoot } from '../../scripts/mailhost/debian-root.ts';
import { mailOf, SECRET } from '../contracts/mail-host.harness.ts';
import { clientsOf } from './clients.ts';
import { CANDIDATES, missingDebian, titleOf, type MailTarget } from './targets.ts';

const PATIENCE_MS = 60_000;
/** Where they stand; null: nowhere here. */
const home = process.getuid?.() === 0 ? (RELEASES.map((release) => debianRoot(release)).find(Boolean) ?? null) : null;
const reason = home === null ? (missingDebian(12) ?? 'no judge is here') : null;

/** Exit code and all that was said. */
const judge = (program: string, args: string[]): Promise<{ code: number; said: string }> =>
  new Promise((done) => {
    execFile('chroot', [home ?? '', program, ...args], { timeout: PATIENCE_MS }, (error, out, err) =>
      done({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, said: out + err }),
    );
  });

describe.each(CANDIDATES)('$name', (candidate) => {
  const why = candidate.missing ?? reason;
  describe.skipIf(why !== null)(titleOf({ ...candidate, missing: why }), () => {
    let target: MailTarget;
    const { arrive, subjects } = clientsOf(() => target);
    beforeAll(async () => {
      target = await candidate.open();
      for (const local of ['info', 'ordini']) await target.rows.box({ local });
      await target.rows.box({ local: 'chiusa', state: 'ended' });
    });
    afterAll(() => target?.close());

    const lies = (box: string, subject: string) =>
      expect.poll(() => subjects(box), { interval: 200, timeout: PATIENCE_MS }).toContain(subject);
    /** The box by curl, which believes any certificate here. */
    const curl = (path: string, ...args: string[]) =>
      judge('curl', ['-ksS', '--user', `info@bar.it:${SECRET}`, `${target.imapUrl}/${path}`, ...args]);
    const swaks = (url: string, to: string, ...args: string[]) => {
      const { hostname, port, protocol } = new URL(url);
      const tls = protocol === 'smtps:' ? ['--tlsc'] : [];
      return judge('swaks', ['--server', hostname, '--port', port, '--to', to, ...tls, ...args]);
    };
    const signedIn = (from: string, secret = SECRET) =>
      `--from ${from} --auth PLAIN --auth-user info@bar.it --auth-password ${secret} --h-From ${from}`.split(' ');

    it('curl reads a box: its folders, what is searched for, a mail as it came, and a wrong password opens nothing [P4]', async () => {
      await arrive('info@bar.it', mailOf('Per curl'));
      await lies('info@bar.it', 'Per curl');
      const folders = await curl('');
      expect(folders.code, folders.said).toBe(0);
      for (const folder of ['INBOX', 'Sent', 'Junk', 'Trash']) expect(folders.said).toContain(folder);
      const found = await curl('INBOX', '--request', 'UID SEARCH SUBJECT "Per curl"');
      const uid = /\* SEARCH (\d+)/.exec(found.said)?.[1] ?? expect.fail(found.said);
      const mail = await curl(`INBOX;UID=${uid}`);
      expect([mail.code, mail.said]).toEqual([0, expect.stringContaining('Vorrei un tavolo per due.')]);
      const refused = await judge('curl', ['-ksS', '--user', 'info@bar.it:wrong', `${target.imapUrl}/`]);
      // 67: the user name, password or similar was not accepted.
      expect(refused.code, refused.said).toBe(67);
    });

    it('swaks writes as a stranger, and is told who is nobody and whose box is closed [P4]', async () => {
      const stranger = ['--from', 'cliente@fuori.example'];
      const kept = await swaks(target.smtpUrl, 'info@bar.it', ...stranger, '--h-Subject', 'Di swaks');
      expect(kept.code, kept.said).toBe(0);
      await lies('info@bar.it', 'Di swaks');
      for (const [to, status] of [
        ['nobody@bar.it', '5.1.1'],
        ['chiusa@bar.it', '5.2.1'],
        ['altri@elsewhere.example', '5.7.1'],
      ] as const) {
        const { code, said } = await swaks(target.smtpUrl, to, ...stranger);
        // 24: no recipient was taken.
        expect([code, said], to).toEqual([24, expect.stringContaining(status)]);
      }
    });

    it('swaks sends from a box by its own address alone, and with its secret alone [P4] [X5]', async () => {
      const sent = await swaks(
        target.submissionUrl,
        'ordini@bar.it',
        ...signedIn('info@bar.it'),
        '--h-Subject',
        'Inviata',
      );
      expect(sent.code, sent.said).toBe(0);
      await lies('ordini@bar.it', 'Inviata');
      const foreign = await swaks(target.submissionUrl, 'ordini@bar.it', ...signedIn('ordini@bar.it'));
      expect([foreign.code, foreign.said]).toEqual([expect.any(Number), expect.stringContaining('5.7.1')]);
      expect(foreign.code).not.toBe(0);
      // 28: signing in failed.
      expect((await swaks(target.submissionUrl, 'ordini@bar.it', ...signedIn('info@bar.it', 'wrong'))).code).toBe(28);
    });
  });
});
