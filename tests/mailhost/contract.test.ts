/** The contract of a mail host, kept by the sandbox and by Debian's daemons: what comes in, what is sent, who reads. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailOf, PASSWORD, SECRET } from '../contracts/mail-host.harness.ts';
import { HOSTILE, saidTo, walkThrough } from './by-hand.ts';
import { clientsOf } from './clients.ts';
import { CANDIDATES, titleOf, type MailTarget } from './targets.ts';

describe.each(CANDIDATES)('$name', (candidate) => {
  describe.skipIf(candidate.missing !== null)(titleOf(candidate), () => {
    let target: MailTarget;
    const { client, within, send, arrive, submit, subjects, opens } = clientsOf(() => target);
    /** A mail that was taken is there within moments: a host may keep it in a queue before. */
    const lies = (user: string, subject: string, folder?: string) =>
      expect.poll(() => subjects(user, folder), { interval: 200 }).toContain(subject);

    beforeAll(async () => {
      target = await candidate.open();
      const { rows } = target;
      for (const local of ['info', 'ordini', 'revocata', 'fermata', 'postmaster']) await rows.box({ local });
      await rows.box({ local: 'piena', quotaBytes: 4_000 });
      await rows.box({ local: 'pausa', state: 'paused' });
      await rows.box({ local: 'chiusa', state: 'ended' });
      await rows.box({ local: 'info' }, 'xn--kxae4bafwg.gr');
      await rows.run(
        `insert into mailbox_aliases values ('bar.it', 'tutti', 'mbx_info_6'), ('bar.it', 'tutti', 'mbx_ordini_6')`,
      );
    });
    afterAll(() => target?.close());

    describe('what comes in', () => {
      it('a mail for a box, for its alias and with a tag lies in the box, unchanged [P4]', async () => {
        const raw = mailOf('Perché no');
        expect(await arrive('Info+menu@BAR.it', raw)).toMatch(/^250 /);
        await arrive('tutti@bar.it', mailOf('A tutti'));
        await lies('info@bar.it', 'Perché no');
        const kept = await within('info@bar.it', async (imap) => {
          const [first = 0] = (await imap.search({ subject: 'Perché' }, { uid: true })) || [];
          return imap.fetchOne(String(first), { source: true, size: true }, { uid: true });
        });
        if (!kept || !kept.source) throw new Error('no mail');
        // Servers on the way write lines of their own before and after those of the sender.
        const [head = '', body] = raw.toString().split('\r\n\r\n');
        const [keptHead = '', keptBody] = kept.source.toString().split('\r\n\r\n');
        expect(keptBody).toBe(body);
        for (const line of head.split('\r\n')) expect(keptHead.split('\r\n')).toContain(line);
        expect(kept.size).toBe(kept.source.length);
        await lies('ordini@bar.it', 'A tutti');
      });

      it('a Greek name takes mail in both its forms, and signs in as people write it [P4]', async () => {
        await arrive('info@ουτοπία.gr', mailOf('Uno'));
        await lies('info@ουτοπία.gr', 'Uno');
        expect(await opens('info@xn--kxae4bafwg.gr')).toBe(true);
      });

      it('a box of the name postmaster takes its own mail; abuse, which nobody has, reaches the first box [P4]', async () => {
        await arrive('postmaster@bar.it', mailOf('Al direttore'));
        await arrive('abuse@bar.it', mailOf('Un reclamo'));
        await lies('postmaster@bar.it', 'Al direttore');
        await expect
          .poll(async () => {
            const all = await Promise.all(
              ['chiusa', 'fermata', 'info', 'ordini'].map((box) => subjects(`${box}@bar.it`)),
            );
            return all.flat();
          })
          .toContain('Un reclamo');
      });

      it.each([
        ['nobody@bar.it', 550, '5.1.1'],
        ['chiusa@bar.it', 550, '5.2.1'],
        ['someone@elsewhere.example', 554, '5.7.1'],
      ])('%s is answered %i %s [P4]', async (to, code, status) => {
        await expect(arrive(to)).rejects.toMatchObject({
          responseCode: code,
          response: expect.stringContaining(status) as string,
        });
      });

      it('a mail that says it is larger than the room of its box is answered 552 5.2.2 before it is sent [K9]', async () => {
        const raw = mailOf('Troppo', { bytes: 5_000 });
        await expect(arrive('piena@bar.it', raw, raw.length)).rejects.toMatchObject({
          responseCode: 552,
          response: expect.stringContaining('5.2.2') as string,
          command: 'RCPT TO',
        });
        expect(await subjects('piena@bar.it')).toEqual([]);
      });

      it('what is written to break a question or a path is nobody’s address, and harms nothing [X5]', async () => {
        for (const address of HOSTILE) {
          const said = await saidTo(target.smtpUrl, [
            'EHLO fuori.example',
            'MAIL FROM:<a@fuori.example>',
            `RCPT TO:<${address}>`,
          ]);
          expect(said.at(-1), address).toMatch(/^5\d\d /);
        }
        expect(await arrive('info@bar.it', mailOf('Ancora qui'))).toMatch(/^250 /);
        await lies('info@bar.it', 'Ancora qui');
      });

      it('a paused box receives and opens in no program; an ended one opens [P4]', async () => {
        expect(await arrive('pausa@bar.it')).toMatch(/^250 /);
        await expect(client('pausa@bar.it').connect()).rejects.toMatchObject({
          responseText: expect.stringContaining('This mailbox is paused') as string,
        });
        expect(await subjects('chiusa@bar.it')).toEqual([]);
      });
    });

    describe('what is sent', () => {
      it('from the own address and an own alias, to a box here and to a stranger [P4]', async () => {
        await submit('info@bar.it', 'info@bar.it', 'ordini@bar.it');
        await submit('Info@Bar.it', 'tutti@bar.it', 'cliente@fuori.example');
        await lies('ordini@bar.it', 'Risposta');
        await expect
          .poll(() => target.outside.messages()[0])
          .toMatchObject({ envelopeFrom: 'tutti@bar.it', to: ['cliente@fuori.example'] });
      });

      it('not from another’s address, as nobody, nor with another’s name in the header [X5]', async () => {
        const refused = { response: expect.stringContaining('5.7.1') as string };
        await expect(submit('info@bar.it', 'ordini@bar.it', 'info@bar.it')).rejects.toMatchObject(refused);
        await expect(submit('info@bar.it', 'info@fuori.example', 'info@bar.it')).rejects.toMatchObject(refused);
        // Without a sender it would go past the view of senders, and so past a stop.
        await expect(
          submit('info@bar.it', '', 'info@bar.it', mailOf('x', { from: 'info@bar.it' })),
        ).rejects.toMatchObject(refused);
        for (const from of ['ordini@bar.it', 'info@bar.it, ordini@bar.it']) {
          const raw = mailOf('Falso', { from });
          await expect(submit('info@bar.it', 'info@bar.it', 'info@bar.it', raw), from).rejects.toMatchObject(refused);
        }
        expect(await subjects('info@bar.it')).not.toContain('Falso');
      });

      it('by nobody who did not sign in, is paused, has ended or types a wrong secret [X5]', async () => {
        const raw = mailOf('x', { from: 'info@bar.it' });
        const mail = { from: 'info@bar.it', to: 'ordini@bar.it', raw };
        await expect(send(target.submissionUrl, mail)).rejects.toMatchObject({ responseCode: 554 });
        for (const user of ['pausa@bar.it', 'chiusa@bar.it'])
          await expect(send(target.submissionUrl, { ...mail, user })).rejects.toMatchObject({ responseCode: 535 });
        const wrong = send(target.submissionUrl, { ...mail, user: 'info@bar.it', pass: 'wrong' });
        await expect(wrong).rejects.toMatchObject({ responseCode: 535 });
        // Three wrong ones before it, from the same address.
        expect(await send(target.submissionUrl, { ...mail, user: 'info@bar.it' })).toMatch(/^250 /);
      });

      it('a box that was stopped sends no more from that moment, and goes on receiving [P4]', async () => {
        await submit('fermata@bar.it', 'fermata@bar.it', 'info@bar.it', mailOf('Prima', { from: 'fermata@bar.it' }));
        await target.rows.run(`update mailboxes set sending_stopped_at = now() where id = 'mbx_fermata_6'`);
        await expect(submit('fermata@bar.it', 'fermata@bar.it', 'info@bar.it')).rejects.toMatchObject({
          response: expect.stringContaining('5.7.1') as string,
        });
        await arrive('fermata@bar.it', mailOf('Ricevuta'));
        await lies('fermata@bar.it', 'Ricevuta');
      });
    });

    describe('who reads', () => {
      it('the password as typed opens, a wrong one and a revoked device do not [P4]', async () => {
        expect(await opens('Info@Bar.it', PASSWORD)).toBe(true);
        await expect(client('info@bar.it', 'wrong').connect()).rejects.toMatchObject({ authenticationFailed: true });
        expect(await opens('revocata@bar.it')).toBe(true);
        await target.rows.run(`update mailbox_devices set revoked_at = now() where mailbox_id = 'mbx_revocata_6'`);
        expect(await opens('revocata@bar.it')).toBe(false);
        for (const user of [`info'--@bar.it`, `x' or '1'='1`, `%u@bar.it`, `info@bar.it'`])
          expect(await opens(user, SECRET), user).toBe(false);
      });

      it('parts, flags, copies, moves, appends and deletions [P4]', async () => {
        const seen = await within('ordini@bar.it', walkThrough);
        const { mail } = seen;
        if (!mail) throw new Error('no mail');
        expect(mail.envelope).toMatchObject({
          subject: 'Τραπέζι',
          from: [{ name: 'Caffè', address: 'cliente@fuori.example' }],
        });
        expect(mail.bodyStructure?.childNodes?.map(({ type }) => type)).toEqual(['text/plain', 'application/pdf']);
        expect(mail.bodyStructure?.childNodes?.[1]).toMatchObject({ dispositionParameters: { filename: 'menu.pdf' } });
        expect(mail.bodyParts?.get('2')?.toString()).toBe('JVBERi0=');
        expect(mail.internalDate).toEqual(new Date('2026-05-01T10:00:00Z'));
        expect([...(mail.flags ?? [])]).toContain('\\Flagged');
        expect(seen.left).toEqual([]);
        expect(seen.moved).toMatchObject({ destination: 'Trash' });
        expect([...(seen.trashed?.flags ?? [])].filter((flag) => flag !== '\\Recent').toSorted()).toEqual([
          '$Work',
          '\\Answered',
          '\\Flagged',
        ]);
        expect(seen.after).toMatchObject({ messages: 0, uidNext: 2 });
        expect(await subjects('ordini@bar.it', 'Drafts')).toEqual(['Τραπέζι']);
      });

      it('hears at once of a mail that comes and of one that another session removes [P4]', async () => {
        const watching = client('info@bar.it');
        await watching.connect();
        const heard: string[] = [];
        watching.on('exists', () => heard.push('exists')).on('expunge', () => heard.push('expunge'));
        await watching.mailboxOpen('INBOX');
        void watching.idle();
        await arrive('info@bar.it', mailOf('Adesso'));
        await expect.poll(() => heard).toContain('exists');
        await within('info@bar.it', (imap) => imap.messageDelete('*'));
        await expect.poll(() => heard.at(-1)).toBe('expunge');
        await watching.logout();
      });

      it('the folders by their use and the room that is left [K9]', async () => {
        const { folders, quota } = await within('info@bar.it', async (imap) => ({
          folders: await imap.list(),
          quota: await imap.getQuota('INBOX'),
        }));
        expect(folders.map(({ path, specialUse }) => `${path} ${specialUse}`).toSorted()).toEqual([
          'Archive \\Archive',
          'Drafts \\Drafts',
          'INBOX \\Inbox',
          'Junk \\Junk',
          'Sent \\Sent',
          'Trash \\Trash',
        ]);
        expect(quota).toMatchObject({ storage: { limit: 1_073_741_824 } });
      });

      it('a twenty-first connection of one box is refused [P4]', async () => {
        const many = Array.from({ length: 20 }, () => client('ordini@bar.it'));
        for (const each of many) await each.connect();
        await expect(client('ordini@bar.it').connect()).rejects.toThrow();
        await Promise.all(many.map((each) => each.logout()));
        await expect.poll(() => opens('ordini@bar.it')).toBe(true);
      });
    });
  });
});
