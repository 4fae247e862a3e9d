/** Room in a box: its largest mails, and what deletes them for good. */
import type { Ctx } from '../../../platform/ctx.ts';
import type { Chosen } from '../mail-reader.port.ts';
import type { OfBox } from '../own-box.ts';
import { openedBox } from './read-box.ts';
import { MOST_HEAVY, type Heaviest } from './schemas.ts';

/** Of all folders, the bin too: what lies there takes room until it is deleted. Throws as `readFolder`. */
export async function readHeaviest(ctx: Ctx, box: OfBox): Promise<Heaviest> {
  const { reader, login } = await openedBox(ctx, box);
  const mails = await reader.heaviest(login, MOST_HEAVY);
  return {
    mails: mails.map(({ folder, uid, validity, subject, from, at, bytes }) => ({
      folder,
      uid,
      validity,
      subject,
      from,
      at: at.toISOString(),
      bytes,
    })),
  };
}

/** For good, at once: nothing brings them back. Those that are gone are left out. Throws as `readFolder`, and 'mailboxes.mail-gone' (404). */
export async function deleteMails(ctx: Ctx, { mails, ...box }: OfBox & { mails: Chosen }): Promise<void> {
  const { reader, login } = await openedBox(ctx, box);
  await reader.delete(login, mails);
}
