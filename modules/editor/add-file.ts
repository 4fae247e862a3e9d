import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { addOwnFile, countOwnFiles, findOwnFile, hashOfFile, type OwnFile } from '../sites/index.server.ts';
import { lockDraft, readDraft, requireEditing } from './draft.ts';
import { MOST_OWN_FILES } from './schemas.ts';

/** A PDF says what it is in its first bytes and ends with its table of contents (ISO 32000). */
const HEAD = /^%PDF-[12]\.\d/;
const TAIL = /startxref\s+\d+\s+%%EOF\s*$/;
const TAIL_BYTES = 1024;

/**
 * A file that a block of the owner's pages may offer; which one does is said in the draft. The same file under the same name is one,
 * so that a repeated call adds nothing. Throws 'editor.file-empty', 'editor.file-form' (422), 'editor.files-full' (409).
 */
export async function addFile(
  ctx: Ctx,
  { by, name, bytes: read }: { by: SiteAccess<'draft'>; name: string; bytes: () => Promise<Uint8Array> },
): Promise<OwnFile> {
  requireEditing(await readDraft(ctx, by));
  await requireRoom(ctx, by);
  const bytes = await read();
  if (bytes.byteLength === 0) throw new AppError('editor.file-empty', { status: 422 });
  if (!isPdf(bytes)) throw new AppError('editor.file-form', { status: 422 });
  const known = await findOwnFile(ctx, { by, hash: hashOfFile(bytes), name });
  if (known) return known;
  return inTransaction(ctx, async (ctx) => {
    // One after the other: two at once cannot both be the last.
    await lockDraft(ctx, by);
    await requireRoom(ctx, by);
    return addOwnFile(ctx, { by, name, bytes });
  });
}

async function requireRoom(ctx: Ctx, by: SiteAccess<'draft'>): Promise<void> {
  if ((await countOwnFiles(ctx, { by })) >= MOST_OWN_FILES) throw new AppError('editor.files-full', { status: 409 });
}

function isPdf(bytes: Uint8Array): boolean {
  const text = (part: Uint8Array) => Buffer.from(part).toString('latin1');
  return HEAD.test(text(bytes.subarray(0, 8))) && TAIL.test(text(bytes.subarray(-TAIL_BYTES)));
}
