import type { Ctx } from '../../../platform/ctx.ts';
import { AppError, isAppError } from '../../../platform/errors.ts';
import { heldDraft, typedMail, type Typed } from './draft.ts';
import { perhapsSent } from './keep-draft.ts';

export interface ToSend extends Typed {
  /** Although an earlier try may have been taken. */
  again: boolean;
  /** How many files go along, as its writer sees it. */
  files: number;
}

/**
 * Sends a mail from a box. It lies among the drafts, marked, before it is handed over, and among the sent ones after: whatever
 * dies on the way, its words are kept, a try that is repeated sends nothing twice, and one whose outcome nobody knows is told and
 * not repeated by itself. Gives the addresses to which the host would not send it. Throws as the reader and the sender do, and
 * 'mailboxes.perhaps-sent' (503) where an earlier try may have been taken and `again` does not say to send it all the same,
 * 'mailboxes.files-changed' (409) where the draft has not as many files as its writer sees, and as `composed`.
 */
export async function sendMail(ctx: Ctx, mail: ToSend): Promise<{ refused: readonly string[] }> {
  const held = await heldDraft(ctx, mail);
  const { reader, login, messageId, drafts, sent, earlier } = held;
  const { mailSender } = ctx.ports;
  if (!mailSender) throw new Error('a mail host without a sender');
  const isSent = async () => (await reader.find(login, { folder: sent, messageId })).length > 0;
  if (await isSent()) return { refused: [] };
  if (earlier.some(({ submitting }) => submitting) && !mail.again) throw perhapsSent();
  const { raw, files } = await typedMail(ctx, mail, held);
  // Another window took a file away, or the draft: a mail that says *attached* does not go without.
  if (files.length !== mail.files) throw new AppError('mailboxes.files-changed', { status: 409 });
  const uid = await reader.append(login, { folder: drafts, draft: false, submitting: true }, raw);
  const mine = { folder: drafts, uids: [uid] };
  const known = new Set(earlier.map((one) => one.uid));
  // Of two presses at once the one whose mail lies there first sends it.
  const beside = (await reader.find(login, { folder: drafts, messageId })).filter((one) => !known.has(one.uid));
  if (beside.some((one) => one.submitting && one.uid < uid)) {
    await reader.delete(login, mine);
    throw perhapsSent();
  }
  // After the drafts: what went from there to the sent ones meanwhile is seen in one of them.
  if (await isSent()) {
    await reader.delete(login, mine);
    return { refused: [] };
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
