import type { Ctx } from '../../../platform/ctx.ts';
import { fileKey, type BytesEntry } from './manifest.ts';
import { unpackText } from './pack-text.ts';

/** A built file as a client takes it; what has only one form comes in that. Null when its bytes are gone. */
export async function builtBytes(
  ctx: Pick<Ctx, 'ports'>,
  input: { entry: BytesEntry; encoding: 'br' | 'gzip' | 'identity' },
): Promise<Uint8Array | null> {
  const { entry, encoding } = input;
  const kept = await ctx.ports.files.read(fileKey(entry));
  return kept && entry.compressed && encoding !== 'br' ? unpackText(kept, encoding) : kept;
}
