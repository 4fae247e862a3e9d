/** What the mail page reads and changes of a box, each act by the page's own sign-in at the mail host. */
import PostalMime, { type Address } from 'postal-mime';
import type { Ctx } from '../../../platform/ctx.ts';
import type { OrderAccess } from '../../access/index.server.ts';
import { requireMailHost } from '../mail-of-order.ts';
import type { BoxLogin, Chosen, MailFlag, MailReader } from '../mail-reader.port.ts';
import { pageLogin } from './login.ts';
import { MAIL_PAGE, type FolderView, type MailText } from './schemas.ts';

/** Letters of a mail that are shown, and of a name in it. */
const LONGEST_TEXT = 200_000;
const LONGEST_NAME = 500;
/** Addresses and attachments that are told of one mail. */
const MOST = 100;
/** Parts within parts, and bytes of what stands before the text. */
const NESTED = 20;
const HEAD_BYTES = 256 * 1024;

interface OfBox {
  by: OrderAccess<'own'>;
  id: string;
}

async function opened(ctx: Ctx, box: OfBox): Promise<{ reader: MailReader; login: BoxLogin }> {
  requireMailHost(ctx);
  const { mailReader } = ctx.ports;
  if (!mailReader) throw new Error('a mail host without a reader');
  return { reader: mailReader, login: await pageLogin(ctx, box) };
}

/**
 * A folder's mails, newest first, fifty at a time; `before`: those with a lower UID. With `words` (200 letters) only the newest
 * that have them. Throws as the reader does, 'mailboxes.not-found' (404), 'mailboxes.not-now' (409, paused).
 */
export async function readFolder(
  ctx: Ctx,
  {
    folder,
    before,
    words,
    ...box
  }: OfBox & { folder: string; before?: number | undefined; words?: string | undefined },
): Promise<FolderView> {
  const { reader, login } = await opened(ctx, box);
  const limit = MAIL_PAGE;
  const { mails, total } = words
    ? await reader.search(login, { folder, words, limit }).then((found) => ({ mails: found, total: found.length }))
    : await reader.list(login, { folder, limit, ...(before === undefined ? {} : { before }) });
  const folders = await reader.folders(login);
  return { folders, total, mails: mails.map(({ at, ...mail }) => ({ ...mail, at: at.toISOString() })) };
}

/**
 * One mail in plain words: what a stranger wrote is text here and never HTML. Pictures and attachments are named, not given.
 * It is not marked as seen. Throws as `readFolder`, and 'mailboxes.mail-too-large' (413).
 */
export async function readMail(
  ctx: Ctx,
  { folder, uid, ...box }: OfBox & { folder: string; uid: number },
): Promise<MailText> {
  const { reader, login } = await opened(ctx, box);
  const raw = await reader.read(login, { folder, uid });
  const mail = await PostalMime.parse(raw, { maxNestingDepth: NESTED, maxHeadersSize: HEAD_BYTES });
  const text = mail.text ?? '';
  return {
    uid,
    subject: short(mail.subject),
    from: people(mail.from ? [mail.from] : [])[0] ?? null,
    to: people(mail.to),
    cc: people(mail.cc),
    text: text.slice(0, LONGEST_TEXT).toWellFormed(),
    cut: text.length > LONGEST_TEXT,
    formatted: text.trim() === '' && Boolean(mail.html),
    attachments: mail.attachments.slice(0, MOST).map(({ filename, mimeType, content }) => ({
      name: short(filename),
      type: short(mimeType),
      bytes: typeof content === 'string' ? content.length : content.byteLength,
    })),
  };
}

const short = (said: string | null | undefined): string => (said ?? '').slice(0, LONGEST_NAME).toWellFormed();
const people = (given: Address[] | undefined) =>
  (given ?? [])
    .flatMap((one) => one.group ?? [one])
    .slice(0, MOST)
    .map(({ name, address }) => ({ name: short(name), address: short(address) }));

/** Marks mails, or takes the mark away. Those that are gone are left out. Throws as `readFolder`. */
export async function markMails(
  ctx: Ctx,
  { mails, flag, on, ...box }: OfBox & { mails: Chosen; flag: MailFlag; on: boolean },
) {
  const { reader, login } = await opened(ctx, box);
  await reader.flag(login, mails, flag, on);
}

/** Into another folder of the box: deleting is moving into the trash, from where it comes back. Throws as `readFolder`. */
export async function moveMails(ctx: Ctx, { mails, to, ...box }: OfBox & { mails: Chosen; to: string }): Promise<void> {
  const { reader, login } = await opened(ctx, box);
  await reader.move(login, mails, to);
}
