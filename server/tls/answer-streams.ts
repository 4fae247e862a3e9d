import {
  constants,
  type Http2SecureServer,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type ServerHttp2Stream,
} from 'node:http2';
import type { SlowReaders } from '../slow-readers.ts';
import type { PlainGet } from '../site-host/plain/read-plain-get.ts';
import type { PlainAnswer } from '../site-host/plain/serve-plain-gets.ts';
import { wireFor, type Ready } from '../site-host/ready.ts';
import { bodyOf, headersOf, type Wire } from '../site-host/wire.ts';

const HOST = /^[A-Za-z0-9._-]+(?::\d{1,5})?$/;
type Listener = (stream: ServerHttp2Stream, headers: IncomingHttpHeaders, flags: number, raw: string[]) => void;
/** The fields of an answer as HTTP/2 takes them. */
const fields = new WeakMap<Wire, OutgoingHttpHeaders>();

/**
 * Answers plain GETs on streams of HTTP/2 from ready bytes; every other stream goes where it went before, to the objects
 * that Node makes for programs of HTTP/1.1. To be called after the listener of requests was added.
 */
export function answerStreams(server: Http2SecureServer, answer: PlainAnswer, readers: SlowReaders): void {
  const before = server.listeners('stream') as Listener[];
  server.removeAllListeners('stream');
  const listen: Listener = (stream, headers, flags, raw) => {
    // A client may reset its stream at any moment, with any code; an error that nobody hears ends the process.
    stream.on('error', () => undefined);
    readers.watchStream(stream);
    const get = plainGet(headers, flags);
    const ready = get && answer(get);
    if (get === null || ready === null)
      for (const listener of before) listener.call(server, stream, headers, flags, raw);
    else if (ready instanceof Promise) void ready.then((found) => write(stream, found, get));
    else write(stream, ready, get);
  };
  server.on('stream', listen);
}

function plainGet(headers: IncomingHttpHeaders, flags: number): PlainGet | null {
  const { ':method': method, ':path': url = '', ':authority': host = '', range, expect } = headers;
  const ended = (flags & constants.NGHTTP2_FLAG_END_STREAM) !== 0;
  if (method !== 'GET' || !ended || !url.startsWith('/') || !HOST.test(host) || range || expect) return null;
  return {
    url,
    host,
    acceptEncoding: headers['accept-encoding']?.toString(),
    acceptLanguage: headers['accept-language'],
    cookie: headers.cookie,
    ifNoneMatch: headers['if-none-match'],
    referer: headers.referer,
    userAgent: headers['user-agent'],
    purpose: (headers['sec-purpose'] ?? headers['purpose'])?.toString(),
  };
}

function write(stream: ServerHttp2Stream, ready: Ready, { ifNoneMatch }: PlainGet): void {
  if (stream.destroyed) return;
  const wire = wireFor(ready, ifNoneMatch);
  const whole = wire === ready.wire;
  let sent = fields.get(wire);
  if (!sent) {
    const given = headersOf(wire);
    sent = { ':status': whole ? ready.status : constants.HTTP_STATUS_NOT_MODIFIED };
    for (let at = 0; at < given.length; at += 2) sent[given[at] ?? ''] = given[at + 1];
    fields.set(wire, sent);
  }
  stream.respond(sent, { endStream: !whole });
  if (whole) stream.end(bodyOf(wire));
}
