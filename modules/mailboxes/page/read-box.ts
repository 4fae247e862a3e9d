/** What the mail page reads and changes of a box, each act by the page's own sign-in at the mail host. */
import type { OfBox } from '../own-box.ts';
import PostalMime, { type Address, type Email } from 'postal-mime';
import type { Ctx } from '../../../platform/ctx.ts';
import { AppError } from '../../../platform/errors.ts';
import { requireMailReader } from '../mail-of-order.ts';
import type { BoxLogin, Chosen, MailFlag, MailFolder, MailLine, MailReader } from '../mail-reader.port.ts';
import { attachmentName } from './attachment-name.rules.ts';
import { cleanHtml, framed, isShown } from './clean-html.ts';
import { htmlWords } from './html-words.ts';
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
/** Of a Message-ID that `sendMail` has made. */
const KEY = /^<([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/;

export async function openedBox(ctx: Ctx, box: OfBox): Promise<{ reader: MailReader; login: BoxLogin }> {
  return { reader: requireMailReader(ctx), login: await pageLogin(ctx, box) };
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
  const { reader, login } = await openedBox(ctx, box);
  const { mails, ...view } = await listFolder(reader, login, { folder, before, words });
  return { ...view, mails: mails.map(({ at, ...mail }) => ({ ...mail, at: at.toISOString() })) };
}

/** The page of a list, and all folders with what is unread. */
export async function listFolder(
  reader: MailReader,
  login: BoxLogin,
  { folder, before, words }: { folder: string; before?: number | undefined; words?: string | undefined },
): Promise<{ folders: MailFolder[]; total: number; mails: MailLine[] }> {
  const limit = MAIL_PAGE;
  const asked = words
    ? reader.search(login, { folder, words, limit }).then((mails) => ({ mails, total: mails.length }))
    : reader.list(login, { folder, limit, ...(before === undefined ? {} : { before }) });
  // By two connections at once: half of the wait is signing in.
  const [{ mails, total }, folders] = await Promise.all([asked, reader.folders(login)]);
  return { folders, total, mails };
}

interface OfMail extends OfBox {
  folder: string;
  uid: number;
}
export async function parsedMail(ctx: Ctx, { folder, uid, ...box }: OfMail): Promise<Email> {
  const { reader, login } = await openedBox(ctx, box);
  return parsed(await reader.read(login, { folder, uid }));
}
export const parsed = (raw: Buffer): Promise<Email> =>
  PostalMime.parse(raw, { maxNestingDepth: NESTED, maxHeadersSize: HEAD_BYTES });

const htmlOf = ({ html }: Email): MailText['html'] => {
  if (!html) return 'none';
  return isShown(html) ? 'here' : 'elsewhere';
};

/**
 * One mail in plain words: what a stranger wrote is text here and never HTML, which `readHtml` gives. Attachments are named;
 * `readAttachment` gives one. It is not marked as seen. Throws as `readFolder`, and 'mailboxes.mail-too-large' (413).
 */
export async function readMail(ctx: Ctx, of: OfMail): Promise<MailText> {
  const mail = await parsedMail(ctx, of);
  const text = mail.text ?? '';
  return {
    uid: of.uid,
    subject: short(mail.subject),
    from: people(mail.from ? [mail.from] : [])[0] ?? null,
    to: people(mail.to),
    cc: people(mail.cc),
    reply_to: people(mail.replyTo),
    key: KEY.exec((mail.messageId ?? '').slice(0, LONGEST_NAME))?.[1] ?? null,
    text: text.slice(0, LONGEST_TEXT).toWellFormed(),
    words:
      text.trim() === ''
        ? htmlWords(mail.html ?? '')
            .slice(0, LONGEST_TEXT)
            .toWellFormed()
        : '',
    cut: text.length > LONGEST_TEXT,
    html: htmlOf(mail),
    attachments: mail.attachments.slice(0, MOST).map(({ filename, mimeType, content }) => ({
      name: attachmentName(filename ?? ''),
      type: short(mimeType),
      bytes: bytesOf(content).byteLength,
    })),
  };
}

/** A mail as its sender laid it out, for a frame under `FRAME_POLICY`; empty where it has no HTML, or too much. Throws as `readMail`. */
export async function readHtml(ctx: Ctx, of: OfMail): Promise<string> {
  const { html = '', attachments } = await parsedMail(ctx, of);
  const pictures = attachments.slice(0, MOST).flatMap(({ contentId, mimeType, content }) => {
    const cid = contentId?.replaceAll(/^<|>$/g, '');
    return cid ? [{ cid, type: mimeType, bytes: bytesOf(content) }] : [];
  });
  return framed(cleanHtml(html, pictures));
}

/**
 * An attachment as it came, by its place in the list of `readMail`, and the name under which it is kept. Nobody looked into it.
 * Throws as `readMail`, and 'mailboxes.mail-gone' (404) where the mail has none at that place.
 */
export async function readAttachment(
  ctx: Ctx,
  { at, ...of }: OfMail & { at: number },
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  const attachment = (await parsedMail(ctx, of)).attachments.slice(0, MOST)[at];
  if (!attachment) throw new AppError('mailboxes.mail-gone', { status: 404, reason: 'no attachment at that place' });
  return { name: attachmentName(attachment.filename ?? ''), bytes: bytesOf(attachment.content) };
}

export const bytesOf = (content: ArrayBuffer | Uint8Array | string): Uint8Array<ArrayBuffer> =>
  typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);

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
  const { reader, login } = await openedBox(ctx, box);
  await reader.flag(login, mails, flag, on);
}

/**
 * Into another folder of the box: deleting is moving into the trash, from where it comes back. Gives the UIDs there, none where the
 * host does not tell. Throws as `readFolder`.
 */
export async function moveMails(
  ctx: Ctx,
  { mails, to, ...box }: OfBox & { mails: Chosen; to: string },
): Promise<number[]> {
  const { reader, login } = await openedBox(ctx, box);
  return reader.move(login, mails, to);
}
