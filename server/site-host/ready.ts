import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageTally } from '../../modules/stats/index.server.ts';
import { bodyOf, headersOf, wireOf, type Wire } from './wire.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** An answer whose every byte is known. */
export interface Ready {
  status: number;
  etag: string | null;
  /** As it goes over the connection. */
  wire: Wire;
  /** The whole 304, made when it is first asked for: most pages are read once. */
  unchanged: Wire | null;
  /** Set on pages of a site: seeing one is a visit. */
  page: PageTally | null;
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
export function makeReady(
  status: number,
  body: Uint8Array,
  headers: Record<string, string>,
  etag: string | null = null,
  page: Ready['page'] = null,
): Ready {
  const quoted = etag === null ? null : `"${etag}"`;
  const shared = { ...SECURITY_HEADERS, ...headers, ...(quoted === null ? {} : { etag: quoted }) };
  const lines = Object.entries({ ...shared, 'content-length': String(body.byteLength) }).flat();
  return { status, etag: quoted, wire: wireOf(status, lines, body), unchanged: null, page, asked: null };
}

/** The same answer with more headers; itself where there are none. */
export function withHeaders(ready: Ready, headers: Record<string, string>): Ready {
  const more = Object.entries(headers).flat();
  if (more.length === 0) return ready;
  return {
    ...ready,
    wire: wireOf(ready.status, [...headersOf(ready.wire), ...more], bodyOf(ready.wire)),
    unchanged: null,
  };
}

/** RFC 9110, 15.4.5: what tells of the body stays away. */
const OF_THE_BODY = new Set(['content-type', 'content-encoding', 'content-length']);
const withoutBody = (ready: Ready): Wire => {
  const fields = headersOf(ready.wire);
  return wireOf(
    304,
    fields.filter((_, at) => !OF_THE_BODY.has(fields[at - (at % 2)] ?? '')),
    null,
  );
};

/** What goes over the connection to somebody who names this tag. */
export function wireFor(ready: Ready, known: string | undefined): Wire {
  return isUnchanged(known, ready.etag) ? (ready.unchanged ??= withoutBody(ready)) : ready.wire;
}

/** Writes it whole. HEAD gets the headers only; a browser that holds these bytes gets a 304. */
export function send(req: IncomingMessage, res: ServerResponse, ready: Ready): void {
  const wire = wireFor(ready, req.headers['if-none-match']);
  res.writeHead(wire === ready.wire ? ready.status : 304, headersOf(wire));
  if (req.method === 'HEAD' || wire !== ready.wire) res.end();
  else res.end(bodyOf(wire));
}

/** RFC 9110 section 13.1.2: a list of tags compared weakly, or "*". */
export function isUnchanged(known: string | undefined, etag: string | null): boolean {
  if (known === undefined || etag === null) return false;
  if (known === etag || known === '*') return true;
  return known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
