import { makeReady, type Ready } from './ready.ts';

const PLAIN = { 'content-type': 'text/plain; charset=utf-8' };
const text = (status: number, body: string, headers: Record<string, string> = {}): Ready =>
  makeReady(status, Buffer.from(body), { ...PLAIN, 'cache-control': 'no-store', ...headers });

/** The same bytes for every host and path that we do not know: nothing can be learned from them. */
export const NOT_FOUND = text(404, 'Not found\n', { 'x-robots-tag': 'noindex' });
export const BAD_REQUEST = text(400, 'Bad request\n');
export const METHOD_NOT_ALLOWED = text(405, 'Method not allowed\n', { allow: 'GET, HEAD' });
/** Programs come again by `Retry-After`, a reader's browser by itself: `Refresh` (HTML Standard, 7.4.6). */
export const TRY_LATER = text(503, 'Try again in a moment\n', { 'retry-after': '2', refresh: '2' });

/** @param location made by us, never taken from the request's Host */
export const redirect = (status: 302 | 308, location: string): Ready =>
  text(status, '', { location, 'cache-control': status === 308 ? 'public, max-age=3600' : 'no-store' });
