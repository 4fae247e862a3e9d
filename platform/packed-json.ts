import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
/** Bytes of one text: sixty versions of a page at its limit, and some. */
const MOST_BYTES = 256 * 2 ** 20;

/** JSON that is kept for long and seldom read: what it says many times over takes its place once, as far as four megabytes apart. */
export function packJson(value: unknown): Promise<Buffer> {
  const bytes = Buffer.from(JSON.stringify(value));
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_LGWIN]: 22,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** What `packJson` was given, as JSON has it. Throws for what is none, or longer than 256 MB. */
export async function unpackJson<Value>(packed: Uint8Array): Promise<Value> {
  return JSON.parse((await unbrotli(packed, { maxOutputLength: MOST_BYTES })).toString()) as Value;
}
