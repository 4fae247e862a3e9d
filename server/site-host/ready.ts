import type { IncomingMessage, ServerResponse } from 'node:http';

export type Encoding = 'br' | 'gzip' | 'identity';

/** An answer whose every byte is known: names and values of its headers in turn, ready to be written. */
export interface Ready {
  status: number;
  headers: string[];
  body: Buffer;
  etag: string | null;
  notModified: string[];
}

export const FOREVER = 'public, max-age=31536000, immutable';
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Headers that every answer of a site carries. */
export const SECURITY_HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};

/** @param etag without quotes; null for answers that are not worth asking again about */
export function makeReady(
  status: number,
  body: Uint8Array,
  headers: Record<string, string>,
  etag: string | null = null,
): Ready {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const quoted = etag === null ? null : `"${etag}"`;
  const shared = { ...SECURITY_HEADERS, ...headers, ...(quoted === null ? {} : { etag: quoted }) };
  const { 'content-type': _type, 'content-encoding': _encoding, ...unmodified } = shared as Record<string, string>;
  return {
    status,
    body: bytes,
    etag: quoted,
    headers: Object.entries({ ...shared, 'content-length': String(bytes.length) }).flat(),
    notModified: Object.entries(unmodified).flat(),
  };
}

/** Writes it whole. HEAD gets the headers only; a browser that holds these bytes gets a 304. */
export function send(req: IncomingMessage, res: ServerResponse, ready: Ready): void {
  const known = req.headers['if-none-match'];
  if (known !== undefined && ready.etag !== null && matches(known, ready.etag)) {
    res.writeHead(304, ready.notModified);
    res.end();
    return;
  }
  res.writeHead(ready.status, ready.headers);
  if (req.method === 'HEAD') res.end();
  else res.end(ready.body);
}

/** RFC 9110 section 13.1.2: a list of tags compared weakly, or "*". */
function matches(given: string, etag: string): boolean {
  if (given === etag || given === '*') return true;
  return given.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
