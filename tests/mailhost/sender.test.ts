/** Port `mail-sender`: its adapter against the sandbox and against Debian's daemons, with the mark by which a send that died is known. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailReader } from '../../adapters/imap/index.ts';
import { createMailSender } from '../../adapters/submission/index.ts';
import { mailOf, SECRET } from '../contracts/mail-host.harness.ts';
import { clientsOf } from './clients.ts';
import { CANDIDATES, titleOf, type MailTarget } from './targets.ts';

const INFO = 'info@bar.it';
const login = { username: INFO, secret: SECRET };

describe.each(CANDIDATES)('$name', (candidate) => {
  describe.skipIf(candidate.missing !== null)(titleOf(candidate), () => {
    let target: MailTarget;
    const { subjects } = clientsOf(() => target);
    const send = (to: string[], given: { from?: string; secret?: string; url?: string; raw?: Buffer } = {}) => {
      const { from = INFO, secret = SECRET, url = target.submissionUrl, raw = mailOf('Scritta', { from }) } = given;
      return createMailSender({ submissionUrl: url }).send({ username: INFO, secret }, { from, to, raw });
    };

    beforeAll(async () => {
      target = await candidate.open();
      for (const local of ['info', 'due', 'ferma']) await target.rows.box({ local });
      await target.rows.box({ local: 'finita', state: 'ended' });
    });
    afterAll(() => target?.close());

    it('a mail reaches a box and a stranger; an address that ended is named, the others have it [P4]', async () => {
      expect(await send(['due@bar.it', 'cliente@fuori.example'])).toEqual({ refused: [] });
      await expect.poll(() => subjects('due@bar.it'), { timeout: 20_000 }).toEqual(['Scritta']);
      await expect.poll(() => target.outside.messages().length, { timeout: 20_000 }).toBe(1);
      expect(await send(['due@bar.it', 'finita@bar.it'])).toEqual({ refused: ['finita@bar.it'] });
      await expect.poll(() => subjects('due@bar.it'), { timeout: 20_000 }).toEqual(['Scritta', 'Scritta']);
    });

    it.each<[string, () => Promise<unknown>, string]>([
      ['a wrong secret', () => send(['due@bar.it'], { secret: 'altro' }), 'sign-in-refused'],
      ['nobody who receives', () => send(['finita@bar.it']), 'recipient-refused'],
      ['the address of another box', () => send(['due@bar.it'], { from: 'due@bar.it' }), 'sending-stopped'],
      ['an address with a line end', () => send(['due@bar.it\r\nRCPT TO:<x@y.it>']), 'recipient-refused'],
      ['a mail of 36 MB', () => send(['due@bar.it'], { raw: Buffer.alloc(36 * 2 ** 20, 'x\r\n') }), 'mail-too-large'],
      ['nobody at its address', () => send(['due@bar.it'], { url: 'smtp://127.0.0.1:1' }), 'not-sent'],
    ])('%s ends in our terms [P4]', async (_what, act, code) => {
      await expect(act()).rejects.toMatchObject({ code: `mailboxes.${code}` });
    });

    it('the mark of a mail that is handed over stays with it, moves with it and goes when it is taken away [P4]', async () => {
      const reader = createMailReader({ imapUrl: target.imapUrl });
      const messageId = 'b1946ac9-0000-4000-8000-000000000001@bar.it';
      const raw = Buffer.concat([Buffer.from(`Message-ID: <${messageId}>\r\n`), mailOf('Segnata', { from: INFO })]);
      const uid = await reader.append(login, { folder: 'Drafts', draft: false, submitting: true }, raw);
      const found = (folder: string) => reader.find(login, { folder, messageId });
      expect(await found('Drafts')).toEqual([{ uid, submitting: true }]);
      await reader.flag(login, { folder: 'Drafts', uids: [uid] }, 'submitting', false);
      expect(await found('Drafts')).toEqual([{ uid, submitting: false }]);
      await reader.flag(login, { folder: 'Drafts', uids: [uid] }, 'submitting', true);
      await reader.move(login, { folder: 'Drafts', uids: [uid] }, 'Sent');
      expect(await found('Drafts')).toEqual([]);
      expect(await found('Sent')).toMatchObject([{ submitting: true }]);
    });
  });
});
