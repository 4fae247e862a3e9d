import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './prepared-response.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The best of our encodings that the client takes; a client that says nothing gets plain bytes (RFC 9110, 12.5.3). */
export function chooseEncoding(accept: string | string[] | undefined): Encoding {
  if (accept === undefined) return 'identity';
  const given = typeof accept === 'string' ? accept : accept.join(',');
  // Every current browser sends exactly this, over TLS or not.
  if (given === 'gzip, deflate, br, zstd' || given === 'gzip, deflate, br') return 'br';
  const refused = new Set<string>();
  const taken = new Set<string>();
  for (const part of given.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    (parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? refused : taken).add(name);
  }
  const takes = (name: string): boolean => taken.has(name) || (taken.has('*') && !refused.has(name));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

/** Quality 4: the page is drawn for one visitor, who waits for it. */
export async function compress(html: string, encoding: Encoding): Promise<Buffer> {
  const bytes = Buffer.from(html);
  if (encoding === 'br') return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  return encoding === 'gzip' ? zip(bytes) : bytes;
}
