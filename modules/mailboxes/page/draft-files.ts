import type { Ctx } from '../../../platform/ctx.ts';
import { AppError } from '../../../platform/errors.ts';
import { attachmentName } from './attachment-name.rules.ts';
import type { MailFile } from './compose.ts';
import { composed, heldDraft, threadOfDraft, withFile, type HeldDraft } from './draft.ts';
import { refuseSubmitting, toDrafts } from './keep-draft.ts';
import type { OfBox } from '../own-box.ts';
import type { DraftFiles } from './schemas.ts';

type OfDraft = OfBox & { key: string };

/**
 * Puts a file to the draft of a key, which was kept before; the same one once. Gives the files that it has then. Throws as
 * `keepDraft`, and 'mailboxes.mail-gone' (404) where there is no such draft.
 */
export async function attachFile(
  ctx: Ctx,
  { name, bytes, ...of }: OfDraft & { name: string; bytes: () => Promise<Uint8Array> },
): Promise<DraftFiles> {
  // It may take minutes to arrive: the draft is read after it.
  const file = { name: attachmentName(name), type: undefined, bytes: await bytes() };
  const held = await heldDraft(ctx, of);
  return refiled(ctx, held, withFile(held.files, file));
}

/** Takes a file from the draft of a key, by its place and name. Gives those that are left. Throws as `attachFile`. */
export async function detachFile(
  ctx: Ctx,
  { at, name, ...of }: OfDraft & { at: number; name: string },
): Promise<DraftFiles> {
  const held = await heldDraft(ctx, of);
  if (held.files[at]?.name !== name) throw gone('no such file at that place');
  return refiled(ctx, held, held.files.toSpliced(at, 1));
}

async function refiled(ctx: Ctx, held: HeldDraft, files: readonly MailFile[]): Promise<DraftFiles> {
  refuseSubmitting(held);
  const { mail } = held;
  if (!mail) throw gone('no draft of that key');
  const addresses = (people: typeof mail.to) => (people ?? []).flatMap(({ address }) => address ?? []);
  const raw = await composed(ctx, held, {
    to: addresses(mail.to),
    cc: addresses(mail.cc),
    subject: mail.subject ?? '',
    text: (mail.text ?? '').trimEnd(),
    answers: threadOfDraft(mail),
    files,
  });
  return toDrafts(held, { raw, files });
}

const gone = (reason: string) => new AppError('mailboxes.mail-gone', { status: 404, reason });
