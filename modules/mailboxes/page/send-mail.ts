import type { Ctx } from '../../../platform/ctx.ts';
import { AppError, isAppError } from '../../../platform/errors.ts';
import type { BoxLogin, MailReader } from '../mail-reader.port.ts';
import { composeMail } from './compose.ts';
import { openedBox, parsedMail, type OfBox } from './read-box.ts';

export interface ToSend extends OfBox {
  /** Of the browser that writes, the same for every try of this mail: it becomes its Message-ID. */
  key: string;
  to: readonly string[];
  cc: readonly string[];
  subject: string;
  text: string;
  answers?: { folder: string; uid: number } | undefined;
  /** Although an earlier try may have been taken. */
  again: boolean;
}

/**
 * Sends a mail from a box. It lies among the drafts, marked, before it is handed over, and among the sent ones after: whatever
 * dies on the way, its words are kept, a try that is repeated sends nothing twice, and one whose outcome nobody knows is told and
 * not repeated by itself. Gives the addresses to which the host would not send it. Throws as the reader and the sender do, and
 * 'mailboxes.perhaps-sent' (503) where an earlier try may have been taken and `again` does not say to send it all the same.
 */
export async function sendMail(ctx: Ctx, mail: ToSend): Promise<{ refused: readonly string[] }> {
  const { reader, login } = await openedBox(ctx, mail);
  const { mailSender } = ctx.ports;
  if (!mailSender) throw new Error('a mail host without a sender');
  const { drafts, sent } = await placesOf(reader, login);
  const messageId = messageIdOf(mail.key, login);
  if ((await reader.find(login, { folder: sent, messageId })).length > 0) return { refused: [] };
  const earlier = await reader.find(login, { folder: drafts, messageId });
  if (earlier.some(({ submitting }) => submitting) && !mail.again) throw perhapsSent();
  const raw = await written(ctx, mail, login, messageId);
  const uid = await reader.append(login, { folder: drafts, draft: false, submitting: true }, raw);
  const mine = { folder: drafts, uids: [uid] };
  const known = new Set(earlier.map((one) => one.uid));
  // Of two presses at once the one whose mail lies there first sends it.
  const beside = (await reader.find(login, { folder: drafts, messageId })).filter((one) => !known.has(one.uid));
  if (beside.some((one) => one.submitting && one.uid < uid)) {
    await reader.delete(login, mine);
    throw perhapsSent();
  }
  await reader.delete(login, { folder: drafts, uids: [...known] });
  const to = [...new Set([...mail.to, ...mail.cc])];
  let outcome: { refused: readonly string[] };
  try {
    outcome = await mailSender.send(login, { from: login.username, to, raw });
  } catch (error) {
    // Whoever was told no may press again.
    if (!isAppError(error, 'mailboxes.perhaps-sent')) await reader.flag(login, mine, 'submitting', false);
    throw error;
  }
  // The mark goes along: taken away before, a death in between would leave a sent mail that looks like none.
  await reader.move(login, mine, sent);
  const { answers } = mail;
  if (answers) await reader.flag(login, { folder: answers.folder, uids: [answers.uid] }, 'answered', true);
  return outcome;
}

/** Keeps what was typed so far among the drafts, in the place of what was kept before. Throws as the reader does. */
export async function keepDraft(ctx: Ctx, mail: Omit<ToSend, 'again'>): Promise<void> {
  const { reader, login } = await openedBox(ctx, mail);
  const { drafts } = await placesOf(reader, login);
  const messageId = messageIdOf(mail.key, login);
  const earlier = await reader.find(login, { folder: drafts, messageId });
  // What is being sent is no draft any more.
  if (earlier.some(({ submitting }) => submitting)) throw perhapsSent();
  const raw = await written(ctx, mail, login, messageId);
  await reader.append(login, { folder: drafts, draft: true }, raw);
  await reader.delete(login, { folder: drafts, uids: earlier.map(({ uid }) => uid) });
}

const perhapsSent = () => new AppError('mailboxes.perhaps-sent', { status: 503 });
const messageIdOf = (key: string, { username }: BoxLogin): string =>
  `${key}@${username.slice(username.indexOf('@') + 1)}`;

async function placesOf(reader: MailReader, login: BoxLogin): Promise<{ drafts: string; sent: string }> {
  const folders = await reader.folders(login);
  const [drafts, sent] = (['drafts', 'sent'] as const).map((use) => folders.find((one) => one.use === use)?.name);
  if (!drafts || !sent)
    throw new AppError('mailboxes.mail-gone', { status: 404, reason: 'no drafts or no sent mails' });
  return { drafts, sent };
}

async function written(
  ctx: Ctx,
  mail: Omit<ToSend, 'again'>,
  { username }: BoxLogin,
  messageId: string,
): Promise<Buffer> {
  const { by, id, answers, to, cc, subject, text } = mail;
  const answered = answers ? await parsedMail(ctx, { by, id, ...answers }) : null;
  const at = ctx.clock.now();
  return composeMail({ from: username, messageId, to, cc, subject, text, answers: answered && pick(answered), at });
}

const pick = ({ messageId, references }: { messageId?: string; references?: string }) => ({ messageId, references });
