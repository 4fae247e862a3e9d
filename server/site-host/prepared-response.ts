import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CountedPage } from './site-views.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** An answer whose every byte is known. */
export interface PreparedResponse {
  status: number;
  etag: string | null;
  /** Names and values in turn, as Node takes them without looking for one in another. */
  headers: string[];
  body: Uint8Array;
  /** Headers of the 304, made when it is first asked for: most pages are read once. */
  unchanged: string[] | null;
  /** Set on pages of a site: seeing one is a visit. */
  counted: CountedPage | null;
  /** Names under which it is among the recent answers, and which round of them. */
  asked: { round: number; names: string[] } | null;
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
export function prepareResponse(
  status: number,
  body: Uint8Array,
  headers: Record<string, string>,
  etag: string | null = null,
  counted: CountedPage | null = null,
): PreparedResponse {
  const quoted = etag === null ? null : `"${etag}"`;
  const shared = { ...SECURITY_HEADERS, ...headers, ...(quoted === null ? {} : { etag: quoted }) };
  const fields = Object.entries({ ...shared, 'content-length': String(body.byteLength) }).flat();
  return { status, etag: quoted, headers: fields, body: alone(body), unchanged: null, counted, asked: null };
}

/** A piece of a shared slab would keep the whole slab for as long as the page is kept. */
function alone(body: Uint8Array): Uint8Array {
  if (body.buffer.byteLength === body.byteLength) return body;
  const own = Buffer.allocUnsafeSlow(body.byteLength);
  own.set(body);
  return own;
}

/** The same answer with more headers; itself where there are none. */
export function withHeaders(ready: PreparedResponse, headers: Record<string, string>): PreparedResponse {
  const more = Object.entries(headers).flat();
  return more.length === 0 ? ready : { ...ready, headers: [...ready.headers, ...more], unchanged: null };
}

/** RFC 9110, 15.4.5: what tells of the body stays away. */
const OF_THE_BODY = new Set(['content-type', 'content-encoding', 'content-length']);
const withoutBody = ({ headers }: PreparedResponse): string[] =>
  headers.filter((_, at) => !OF_THE_BODY.has(headers[at - (at % 2)] ?? ''));

/** Writes it whole. HEAD gets the headers only; a browser that holds these bytes gets a 304. */
export function send(req: IncomingMessage, res: ServerResponse, ready: PreparedResponse): void {
  if (isUnchanged(req.headers['if-none-match'], ready.etag))
    res.writeHead(304, (ready.unchanged ??= withoutBody(ready))).end();
  else if (req.method === 'HEAD') res.writeHead(ready.status, ready.headers).end();
  else res.writeHead(ready.status, ready.headers).end(ready.body);
}

/** RFC 9110 section 13.1.2: a list of tags compared weakly, or "*". */
export function isUnchanged(known: string | undefined, etag: string | null): boolean {
  if (known === undefined || etag === null) return false;
  if (known === etag || known === '*') return true;
  return known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
