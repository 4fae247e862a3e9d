/** A box of thousands of mails moved into another while mail still arrives there: none is missing, none is there twice. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailMover } from '../../adapters/imap/mover.ts';
import { compare } from '../../modules/mailboxes/import/compare.ts';
import type { NewBox, OldBox } from '../../modules/mailboxes/import/mail-mover.port.ts';
import { mailOf, SECRET } from '../contracts/mail-host.harness.ts';
import { clientsOf } from './clients.ts';
import { CANDIDATES, titleOf, type MailTarget } from './targets.ts';

const MAILS = Number(process.env['MAILHOST_MOVED'] ?? 200);
const ARRIVING = 50;

describe.each(CANDIDATES)('$name', (candidate) => {
  describe.skipIf(candidate.missing !== null)(titleOf(candidate), () => {
    let target: MailTarget;
    let old: OldBox;
    let fresh: NewBox;
    const { arrive, within } = clientsOf(() => target);
    beforeAll(async () => {
      target = await candidate.open();
      for (const local of ['vecchia', 'nuova']) await target.rows.box({ local });
      await within('vecchia@bar.it', async (imap) => {
        for (let n = 0; n < MAILS; n++) {
          const at = new Date(Date.UTC(2026, 3, 1, 8, 0, n));
          await imap.append(
            n % 2 ? 'INBOX' : 'Sent',
            mailOf(`Mail ${n}`),
            n % 3 ? ['\\Seen'] : ['\\Flagged', '$Work'],
            at,
          );
        }
      });
      const { hostname, port } = new URL(target.imapUrl);
      const mover = createMailMover({ ours: { imapUrl: target.imapUrl }, beside: [target.imapUrl] });
      fresh = await mover.into({ username: 'nuova@bar.it', secret: SECRET });
      old = await mover.from({ host: hostname, port: Number(port), username: 'vecchia@bar.it', secret: SECRET });
    });
    afterAll(async () => {
      await fresh?.close();
      await old?.close();
      await target?.close();
    });

    it(`${MAILS} mails and ${ARRIVING} that arrive meanwhile: 0 missing, 0 twice, with days and marks as they were [P4]`, async () => {
      const arriving = (async () => {
        for (let n = 0; n < ARRIVING; n++) await arrive('vecchia@bar.it', mailOf(`Arrivata ${n}`));
      })();
      const round = async (): Promise<number> => {
        const { missing, marks } = await compare(old, fresh);
        for (const { from, into, uids } of missing)
          for await (const mail of old.mails(from, uids)) {
            const content = await mail.content();
            if (content && !marks.get(into)?.has(mail.mark)) await fresh.append(into, mail, content);
          }
        return missing.length;
      };
      await round();
      await arriving;
      await expect.poll(round, { timeout: 120_000, interval: 500 }).toBe(0);
      const told = (user: string, folder: string) =>
        within(
          user,
          async (imap) => {
            const rows = await imap.fetchAll('1:*', { envelope: true, flags: true, internalDate: true });
            return rows
              .map(({ envelope, flags = new Set(), internalDate }) =>
                [
                  envelope?.subject,
                  new Date(internalDate ?? 0).toISOString(),
                  ...[...flags].filter((flag) => flag !== '\\Recent').toSorted(),
                ].join(' '),
              )
              .toSorted();
          },
          folder,
        );
      const counts: number[] = [];
      for (const folder of ['INBOX', 'Sent']) {
        const [there, here] = [await told('vecchia@bar.it', folder), await told('nuova@bar.it', folder)];
        expect(here).toEqual(there);
        counts.push(here.length);
      }
      expect(counts.reduce((sum, each) => sum + each, 0)).toBe(MAILS + ARRIVING);
    });
  });
});
