import type { IncomingMessage, ServerResponse } from 'node:http';
import { wireOf, type Wire } from './wire.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** An answer whose every byte is known, as Node's server takes it and as it goes over the connection. */
export interface Ready {
  status: number;
  /** Names and values in turn. */
  headers: string[];
  body: Buffer;
  etag: string | null;
  notModified: string[];
  /** The same, whole. */
  wire: Wire;
  /** The whole 304, made when it is first asked for: most pages are read once. */
  unchanged: Wire | null;
  /** Set on pages of a site: seeing one is a visit. */
  page: { siteId: string; path: string } | null;
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
  page: Ready['page'] = null,
): Ready {
  const quoted = etag === null ? null : `"${etag}"`;
  const shared = { ...SECURITY_HEADERS, ...headers, ...(quoted === null ? {} : { etag: quoted }) };
  const { 'content-type': _type, 'content-encoding': _encoding, ...unmodified } = shared as Record<string, string>;
  const lines = Object.entries({ ...shared, 'content-length': String(body.byteLength) }).flat();
  const notModified = Object.entries(unmodified).flat();
  const wire = wireOf(status, lines, body);
  return {
    status,
    body: wire.bytes.subarray(wire.bodyAt),
    etag: quoted,
    headers: lines,
    notModified,
    wire,
    unchanged: null,
    page,
  };
}

/** What goes over the connection to somebody who names this tag. */
export function wireFor(ready: Ready, known: string | undefined): Wire {
  return isUnchanged(known, ready.etag) ? (ready.unchanged ??= wireOf(304, ready.notModified, null)) : ready.wire;
}

/** Writes it whole. HEAD gets the headers only; a browser that holds these bytes gets a 304. */
export function send(req: IncomingMessage, res: ServerResponse, ready: Ready): void {
  if (isUnchanged(req.headers['if-none-match'], ready.etag)) {
    res.writeHead(304, ready.notModified);
    res.end();
    return;
  }
  res.writeHead(ready.status, ready.headers);
  if (req.method === 'HEAD') res.end();
  else res.end(ready.body);
}

/** RFC 9110 section 13.1.2: a list of tags compared weakly, or "*". */
export function isUnchanged(known: string | undefined, etag: string | null): boolean {
  if (known === undefined || etag === null) return false;
  if (known === etag || known === '*') return true;
  return known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
