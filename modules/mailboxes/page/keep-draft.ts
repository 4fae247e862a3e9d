import type { Ctx } from '../../../platform/ctx.ts';
import { AppError } from '../../../platform/errors.ts';
import type { MailFile } from './compose.ts';
import { heldDraft, typedMail, type HeldDraft, type Typed } from './draft.ts';
import type { DraftFiles } from './schemas.ts';

/**
 * Keeps what was typed so far among the drafts, in the place of what was kept before and with its files, which it gives. Throws
 * as the reader does, 'mailboxes.perhaps-sent' (503) where it is being sent, and as `composed`.
 */
export async function keepDraft(ctx: Ctx, typed: Typed): Promise<DraftFiles> {
  const held = await heldDraft(ctx, typed);
  refuseSubmitting(held);
  return toDrafts(held, await typedMail(ctx, typed, held));
}

export async function toDrafts(
  { reader, login, drafts, earlier }: HeldDraft,
  { raw, files }: { raw: Buffer; files: readonly MailFile[] },
): Promise<DraftFiles> {
  await reader.append(login, { folder: drafts, draft: true }, raw);
  await reader.delete(login, { folder: drafts, uids: earlier.map(({ uid }) => uid) });
  return files.map(({ name, bytes }) => ({ name, bytes: bytes.byteLength }));
}

export const perhapsSent = () => new AppError('mailboxes.perhaps-sent', { status: 503 });
/** What is being sent is no draft any more. */
export function refuseSubmitting({ earlier }: HeldDraft): void {
  if (earlier.some(({ submitting }) => submitting)) throw perhapsSent();
}
