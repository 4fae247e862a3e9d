import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip, type BrotliOptions } from 'node:zlib';

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const zip = promisify(gzip);

/** Quality 5 takes a millisecond for a page; the best takes thirty and saves eight per cent. */
const options = (bytes: Buffer): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  },
});

/** A built text in the one form that is kept. */
export const packText = (bytes: Buffer): Promise<Buffer> => brotli(bytes, options(bytes));
export const packTextNow = (bytes: Buffer): Buffer => brotliCompressSync(bytes, options(bytes));

/** What was packed, for the few that do not take brotli. */
export async function unpackText(packed: Uint8Array, encoding: 'gzip' | 'identity'): Promise<Buffer> {
  const plain = await unbrotli(packed);
  return encoding === 'gzip' ? zip(plain) : plain;
}
