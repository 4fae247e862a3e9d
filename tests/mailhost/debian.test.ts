/** What Debian's daemons do beyond the contract: signatures, limits, rules, spam, and a full box whose mail says no size. */
import { connect as connectTls } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDovecot } from '../../adapters/dovecot/index.ts';
import { createMailReader } from '../../adapters/imap/index.ts';
import { RELEASES } from '../../deploy/mailhost/settings.ts';
import { API_KEY, mailOf, SECRET } from '../contracts/mail-host.harness.ts';
import { saidTo } from './by-hand.ts';
import { clientsOf } from './clients.ts';
import { missingDebian, openDebian } from './targets.ts';

const AN_HOUR = 5;
/** Lines that a filter takes for spam, and rspamd for suspicious: https://rspamd.com/doc/other/gtube_patterns.html. */
const [SPAM, SUSPICIOUS] = ['X', 'Y'].map(
  (letter) => `${letter}JS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X`,
);

describe.each(RELEASES)('Debian %i', (release) => {
  const missing = missingDebian(release);
  describe.skipIf(missing !== null)(`beyond the contract${missing === null ? '' : ` (skipped: ${missing})`}`, () => {
    let host: Awaited<ReturnType<typeof openDebian>>;
    const { arrive, send, submit, subjects, within } = clientsOf(() => host);
    const arrivals = (to: string) => host.outside.messages().filter((mail) => mail.to.includes(to));

    beforeAll(async () => {
      host = await openDebian(release, { recipientsAnHour: AN_HOUR });
      for (const local of ['info', 'ordini', 'regole', 'molti', 'persa', 'via']) await host.rows.box({ local });
      await host.rows.box({ local: 'piena', quotaBytes: 4_000 });
      await host.rows.box({ local: 'info' }, 'xn--kxae4bafwg.gr');
    });
    afterAll(() => host?.close());

    it('a mail to a stranger is signed in the name of its sender’s domain by the slot of now [P4]', async () => {
      for (const from of ['info@bar.it', 'info@xn--kxae4bafwg.gr']) {
        await submit(from, from, 'cliente@fuori.example', mailOf(`Da ${from}`, { from }));
        const arrived = () => arrivals('cliente@fuori.example').find(({ subject }) => subject === `Da ${from}`);
        await expect.poll(arrived).toBeDefined();
        const signature = arrived()?.headers.find(({ name }) => name === 'DKIM-Signature')?.value ?? '';
        expect(signature).toMatch(new RegExp(`[; \t]d=${from.split('@')[1]};`));
        expect(signature).toMatch(/[; \t]s=v1;/);
      }
    });

    it('recipients of a sign-in are counted: above an hour’s there is 451 with words, postmaster beside them or not [X5]', async () => {
      const to = (count: number) => Array.from({ length: count }, (_, at) => `cliente${at}@fuori.example`);
      const mail = () => mailOf('Offerta', { from: 'molti@bar.it' });
      await submit('molti@bar.it', 'molti@bar.it', to(AN_HOUR), mail());
      const refused = { responseCode: 451, response: expect.stringContaining('Too many recipients') as string };
      await expect(submit('molti@bar.it', 'molti@bar.it', to(2), mail())).rejects.toMatchObject(refused);
      await expect(
        submit('molti@bar.it', 'molti@bar.it', [...to(2), 'postmaster@fuori.example'], mail()),
      ).rejects.toMatchObject(refused);
      expect(await arrive('molti@bar.it')).toMatch(/^250 /);
    });

    it('a mail that says no size and does not fit comes back to its sender with 5.2.2, and the box holds no byte more [K9]', async () => {
      await arrive('piena@bar.it', mailOf('Troppo', { bytes: 5_000 }), 0);
      await expect.poll(() => JSON.stringify(arrivals('cliente@fuori.example')[0])).toContain('5.2.2');
      expect(await subjects('piena@bar.it')).toEqual([]);
    });

    it('a folder that was deleted and made anew has the old UIDs and another validity, and loses nothing to an old list [P4]', async () => {
      const reader = createMailReader({ imapUrl: host.imapUrl });
      const login = { username: 'ordini@bar.it', secret: SECRET };
      const listed = async () => (await reader.list(login, { folder: 'Offerte', limit: 5 })).mails;
      const [old, fresh] = [await filled('la prima'), await filled('la seconda')];
      expect([fresh?.uid === old?.uid, fresh?.validity === old?.validity]).toEqual([true, false]);
      const uids = [old?.uid ?? 0];
      await expect(reader.delete(login, { folder: 'Offerte', uids, validity: old?.validity })).rejects.toMatchObject({
        code: 'mailboxes.mail-gone',
      });
      expect(await listed()).toMatchObject([{ subject: 'la seconda' }]);

      async function filled(subject: string) {
        await within('ordini@bar.it', async (imap) => {
          await imap.mailboxDelete('Offerte').catch(() => undefined);
          await imap.mailboxCreate('Offerte');
          await imap.append('Offerte', mailOf(subject));
        });
        return (await listed())[0];
      }
    });

    it('the rules of a box run: a copy goes on in the name of the box, sealed by it and not signed as another’s [P4]', async () => {
      const api = createDovecot({ stores: [{ name: 'store1', url: host.url }], apiKey: API_KEY });
      const place = { username: 'regole@bar.it', host: 'store1' };
      await api.putRules(place, 'require ["copy"]; redirect :copy "altrove@fuori.example";');
      // From another machine: what comes from the host itself would be its own.
      const stranger = { from: 'cliente@fuori.example', localAddress: '127.0.0.2' };
      await send(host.smtpUrl, { ...stranger, to: 'regole@bar.it', raw: mailOf('Avanti') });
      await expect.poll(() => arrivals('altrove@fuori.example')[0]?.envelopeFrom).toBe('regole@bar.it');
      const written = (header: string) =>
        arrivals('altrove@fuori.example')[0]
          ?.headers.filter(({ name }) => name === header)
          .map(({ value }) => /[; \t](d=[^;]+);/.exec(value)?.[1]);
      expect([written('ARC-Seal'), written('DKIM-Signature')]).toEqual([['d=bar.it'], []]);
      await expect.poll(() => subjects('regole@bar.it')).toEqual(['Avanti']);
      await api.putRules(place, 'discard;');
      await arrive('regole@bar.it', mailOf('Via'));
      await arrive('ordini@bar.it', mailOf('Dopo'));
      await expect.poll(() => subjects('ordini@bar.it')).toEqual(['Dopo']);
      expect(await subjects('regole@bar.it')).toEqual(['Avanti']);
    });

    it('an automatic answer goes to who wrote, without a sender and signed by the domain of the box [P4]', async () => {
      const api = createDovecot({ stores: [{ name: 'store1', url: host.url }], apiKey: API_KEY });
      const rule = 'require ["vacation"]; vacation :days 3 :subject "Chiuso" "Torniamo lunedì.";';
      await api.putRules({ username: 'via@bar.it', host: 'store1' }, rule);
      await arrive('via@bar.it', mailOf('Siete aperti?', { to: 'via@bar.it' }));
      const answer = () => arrivals('cliente@fuori.example').find(({ subject }) => subject === 'Chiuso');
      await expect
        .poll(answer)
        .toMatchObject({ envelopeFrom: '', from: expect.stringContaining('via@bar.it') as string });
      const signature = answer()?.headers.find(({ name }) => name === 'DKIM-Signature')?.value ?? '';
      expect(signature).toMatch(/[; \t]d=bar\.it;/);
    });

    it('a mail that was deleted comes back from the backup into a folder of its own, as the runbook says [P4]', async () => {
      const doveadm = (...args: string[]): string => {
        const { status, stdout, stderr } = host.inRoot('doveadm', '-c', `${host.layout.dovecot}/dovecot.conf`, ...args);
        expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
        return stdout;
      };
      const backup = `${host.layout.mail}/backup`;
      await arrive('persa@bar.it', mailOf('Da tenere'));
      await expect.poll(() => subjects('persa@bar.it')).toEqual(['Da tenere']);
      expect(doveadm('user', '*').split('\n')).toContain('persa@bar.it');
      doveadm('backup', '-u', 'persa@bar.it', `mdbox:${backup}/persa@bar.it/mail`);
      await within('persa@bar.it', (imap) => imap.messageDelete('1:*'));
      doveadm('purge', '-u', 'persa@bar.it');
      doveadm('import', '-u', 'persa@bar.it', `mdbox:${backup}/persa@bar.it/mail`, 'Restored', 'ALL');
      expect(await subjects('persa@bar.it')).toEqual([]);
      expect(await subjects('persa@bar.it', 'Restored/INBOX')).toEqual(['Da tenere']);
    });

    it('spam is refused at the end of the mail, and what is marked by the filter lies in Junk [P4]', async () => {
      const mail = (subject: string, line = '') => Buffer.concat([mailOf(subject), Buffer.from(`${line}\r\n`)]);
      await expect(arrive('ordini@bar.it', mail('Spam', SPAM))).rejects.toMatchObject({ responseCode: 554 });
      await arrive('ordini@bar.it', mail('Sospetta', SUSPICIOUS));
      await expect.poll(() => subjects('ordini@bar.it', 'Junk')).toEqual(['Sospetta']);
      // The mark of a stranger counts for nothing.
      const forged = mailOf('Pulita').toString().replace('MIME-Version', 'X-Spam: Yes\r\nMIME-Version');
      await arrive('ordini@bar.it', Buffer.from(forged));
      await expect.poll(() => subjects('ordini@bar.it')).toContain('Pulita');
    });

    it('nobody signs in on port 25, and TLS older than 1.2 is refused [X5]', async () => {
      const [said] = await saidTo(host.smtpUrl, ['EHLO fuori.example']);
      expect(said).toContain('STARTTLS');
      expect(said).not.toContain('AUTH');
      for (const url of [host.imapUrl, host.submissionUrl]) {
        const old = connectTls({
          host: '127.0.0.1',
          port: Number(new URL(url).port),
          maxVersion: 'TLSv1.1',
          minVersion: 'TLSv1',
        });
        await expect(
          new Promise((done, failed) => old.once('secureConnect', done).once('error', failed)),
        ).rejects.toThrow();
      }
    });
  });
});
