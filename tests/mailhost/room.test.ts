/** A box that is nearly full: its largest mails of all folders are found, and what is deleted for good takes no room any more. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDovecot } from '../../adapters/dovecot/index.ts';
import { createMailReader } from '../../adapters/imap/index.ts';
import { API_KEY, mailOf, SECRET } from '../contracts/mail-host.harness.ts';
import { clientsOf } from './clients.ts';
import { CANDIDATES, titleOf, type MailTarget } from './targets.ts';

const MEGABYTE = 2 ** 20;

describe.each(CANDIDATES)('$name', (candidate) => {
  describe.skipIf(candidate.missing !== null)(titleOf(candidate), () => {
    let target: MailTarget;
    const { within } = clientsOf(() => target);
    beforeAll(async () => {
      target = await candidate.open();
      await target.rows.box({ local: 'info', quotaBytes: 8 * MEGABYTE });
    });
    afterAll(() => target?.close());

    it('the largest first, the bin too, none below a megabyte; deleted, its bytes are free [P4] [K9]', async () => {
      const sizes = { INBOX: [1.5, 0.5], Sent: [1], Trash: [2.5] };
      await within('info@bar.it', async (imap) => {
        for (const [folder, megabytes] of Object.entries(sizes))
          for (const n of megabytes) await imap.append(folder, mailOf(`${n} MB`, { bytes: n * MEGABYTE }));
      });
      const reader = createMailReader({ imapUrl: target.imapUrl });
      const login = { username: 'info@bar.it', secret: SECRET };
      const found = await reader.heaviest(login, 10);
      expect(found.map(({ folder, subject }) => [folder, subject])).toEqual([
        ['Trash', '2.5 MB'],
        ['INBOX', '1.5 MB'],
        ['Sent', '1 MB'],
      ]);
      const [largest] = await reader.heaviest(login, 1);
      if (!largest) throw new Error('nothing is found');
      const host = createDovecot({ stores: [{ name: 'store1', url: target.url }], apiKey: API_KEY });
      const used = async () => (await host.usage({ username: 'info@bar.it', host: 'store1' })).bytes;
      const before = await used();
      await reader.delete(login, { folder: largest.folder, uids: [largest.uid] });
      // Gone meanwhile: it is left out.
      await reader.delete(login, { folder: largest.folder, uids: [largest.uid] });
      expect(before - (await used())).toBe(largest.bytes);
      expect((await reader.heaviest(login, 10)).map(({ subject }) => subject)).toEqual(['1.5 MB', '1 MB']);
    });

    it('what was listed in another life of its folder is left alone: not deleted, moved, nor marked [P4] [K9]', async () => {
      const reader = createMailReader({ imapUrl: target.imapUrl });
      const login = { username: 'info@bar.it', secret: SECRET };
      const [mail] = await reader.heaviest(login, 1);
      if (!mail) throw new Error('nothing is found');
      const stale = { folder: mail.folder, uids: [mail.uid], validity: mail.validity - 1 };
      for (const act of [
        () => reader.delete(login, stale),
        () => reader.move(login, stale, 'Trash'),
        () => reader.flag(login, stale, 'flagged', true),
      ])
        await expect(act()).rejects.toMatchObject({ code: 'mailboxes.mail-gone', status: 404 });
      expect(await reader.heaviest(login, 1)).toEqual([mail]);
      await reader.flag(login, { ...stale, validity: mail.validity }, 'flagged', true);
      expect(await reader.heaviest(login, 1)).toEqual([{ ...mail, flagged: true }]);
    });
  });
});
