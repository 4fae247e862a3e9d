import type { Ctx } from '../../../platform/ctx.ts';
import { requireMailReader } from '../mail-of-order.ts';
import type { OfBox } from '../own-box.ts';
import { glanceLogin } from '../take/take-login.ts';
import { MOST_LAST, type LastMails } from './schemas.ts';

/**
 * Who wrote last to a box that is paused, and about what: its owner sees that mail comes and is kept, and reads none of it. Throws as the
 * reader does, 'mailboxes.not-found' (404), 'mailboxes.not-now' (409) for a box that can be read.
 */
export async function lastMails(ctx: Ctx, of: OfBox): Promise<LastMails> {
  const reader = requireMailReader(ctx);
  const { login, end } = await glanceLogin(ctx, of);
  try {
    const { mails, total } = await reader.list(login, { folder: 'INBOX', limit: MOST_LAST });
    return { total, mails: mails.map(({ uid, subject, from, at }) => ({ uid, subject, from, at: at.toISOString() })) };
  } finally {
    await end();
  }
}
