/** What lies among the drafts of a box under one key: read, and written anew in its place. */
import type { Email } from 'postal-mime';
import type { Ctx } from '../../../platform/ctx.ts';
import { AppError, isAppError } from '../../../platform/errors.ts';
import type { BoxLogin, MailReader } from '../mail-reader.port.ts';
import { attachmentName } from './attachment-name.rules.ts';
import { composeMail, type MailFile, type Written } from './compose.ts';
import { bytesOf, openedBox, parsed, parsedMail } from './read-box.ts';
import type { OfBox } from '../own-box.ts';
import { FILES_BYTES, MOST_FILES } from './schemas.ts';

/** Two windows may have kept it at once: the files of all are its files. More than that nobody has. */
const MOST_COPIES = 5;

interface OneMail {
  folder: string;
  uid: number;
}
/** What its writer typed, and the mails that it has to do with. */
export interface Typed extends OfBox {
  /** Of the browser that writes, the same for every try of this mail: it becomes its Message-ID. */
  key: string;
  to: readonly string[];
  cc: readonly string[];
  subject: string;
  text: string;
  answers?: OneMail | undefined;
  /** The mail whose files come along, until this one has been kept. */
  carries?: OneMail | undefined;
}

export interface HeldDraft {
  reader: MailReader;
  login: BoxLogin;
  messageId: string;
  drafts: string;
  sent: string;
  /** Its copies, the first first. */
  earlier: { uid: number; submitting: boolean }[];
  /** The newest of them; null: none was kept. */
  mail: Email | null;
  files: MailFile[];
}

/** Throws as the reader does, and 'mailboxes.mail-gone' (404) in a box without folders for drafts and sent mails. */
export async function heldDraft(ctx: Ctx, { key, ...box }: OfBox & { key: string }): Promise<HeldDraft> {
  const { reader, login } = await openedBox(ctx, box);
  const folders = await reader.folders(login);
  const [drafts, sent] = (['drafts', 'sent'] as const).map((use) => folders.find((one) => one.use === use)?.name);
  if (!drafts || !sent)
    throw new AppError('mailboxes.mail-gone', { status: 404, reason: 'no drafts or no sent mails' });
  const messageId = `${key}@${login.username.slice(login.username.indexOf('@') + 1)}`;
  const earlier = await reader.find(login, { folder: drafts, messageId });
  const copies: Email[] = [];
  for (const { uid } of earlier.slice(-MOST_COPIES))
    copies.push(await parsed(await reader.read(login, { folder: drafts, uid })));
  const files = copies.flatMap(filesOf).reduce(withFile, []);
  return { reader, login, messageId, drafts, sent, earlier, mail: copies.at(-1) ?? null, files };
}

/** One more than a mail may have, so that too many are told and none is left out. */
const filesOf = ({ attachments }: Email): MailFile[] =>
  attachments.slice(0, MOST_FILES + 1).map(({ filename, mimeType, content }) => ({
    name: attachmentName(filename ?? ''),
    type: mimeType,
    bytes: bytesOf(content),
  }));

/** The same file under the same name is there once: an answer that was lost is asked for again. */
export function withFile(files: readonly MailFile[], file: MailFile): MailFile[] {
  const isSame = ({ name, bytes }: MailFile) => name === file.name && Buffer.compare(bytes, file.bytes) === 0;
  return files.some(isSame) ? [...files] : [...files, file];
}

/** Bytes of what its writer typed, with the files that it has. Throws as `parsedMail`, and as `composed`. */
export async function typedMail(
  ctx: Ctx,
  { by, id, answers, carries, ...typed }: Typed,
  held: HeldDraft,
): Promise<{ raw: Buffer; files: readonly MailFile[] }> {
  const read = (one: OneMail) => parsedMail(ctx, { by, id, ...one });
  const answered = answers ? await read(answers).catch(unlessGone) : null;
  const carried = carries && !held.mail ? await read(carries) : null;
  const files = carried ? filesOf(carried) : held.files;
  const thread = answered ? threadOf(answered.messageId, answered.references) : threadOfDraft(held.mail);
  const { to, cc, subject, text } = typed;
  return { raw: await composed(ctx, held, { to, cc, subject, text, answers: thread, files }), files };
}

/**
 * Bytes of a mail under the draft's key. Throws 'mailboxes.files-large' (413) and 'mailboxes.files-many' (422), whatever brought
 * the files.
 */
export function composed(
  ctx: Ctx,
  { login, messageId }: HeldDraft,
  mail: Pick<Written, 'to' | 'cc' | 'subject' | 'text' | 'answers' | 'files'>,
): Promise<Buffer> {
  const { files } = mail;
  if (files.length > MOST_FILES) throw new AppError('mailboxes.files-many', { status: 422 });
  if (files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0) > FILES_BYTES)
    throw new AppError('mailboxes.files-large', { status: 413 });
  return composeMail({ ...mail, from: login.username, messageId, at: ctx.clock.now() });
}

/** What is answered may have been moved or erased meanwhile: the answer goes all the same. */
function unlessGone(error: unknown): null {
  if (isAppError(error, 'mailboxes.mail-gone')) return null;
  throw error;
}
const threadOf = (messageId: string | undefined, references: string | undefined) => ({ messageId, references });
/** A draft that is written on belongs where it belonged. */
export const threadOfDraft = (mail: Email | null): Written['answers'] =>
  mail && threadOf(mail.inReplyTo, mail.references);
