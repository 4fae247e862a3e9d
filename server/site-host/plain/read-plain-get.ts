/**
 * Reads the head of a request when it is the plain kind that nearly every visitor sends: one GET, whole, alone. It only
 * ever says "this is plain" or "not mine"; everything else, faulty or merely rare, is for Node's own parser, byte for
 * byte as it came. So no message can be read in two ways by two parsers of ours, which is what request smuggling needs.
 * Grammar: RFC 9112 sections 2.2, 3, 5 (no obs-fold, no bare CR or LF, no space before a colon) and 3.2 (one Host).
 */
export interface PlainGet {
  /** Path and query as they stand; begins with a slash. */
  url: string;
  host: string;
  acceptEncoding: string | undefined;
  acceptLanguage: string | undefined;
  cookie: string | undefined;
  ifNoneMatch: string | undefined;
  referer: string | undefined;
  userAgent: string | undefined;
  /** "prefetch" and the like: nobody looks at the page yet. */
  purpose: string | undefined;
}

type Read = Omit<PlainGet, 'host'> & { host: string | undefined };

const LONGEST = 8192;
const LINE_FEED = 10;
const SPACE = 32;
const VERSION = ' HTTP/1.1\r\n';
const METHOD = 'GET ';
// oxlint-disable-next-line no-control-regex
const NOT_PLAIN = /[^\r\n\u0020-\u007e]/;
const NAME = /[!#$%&'*+\-.^_`|~0-9A-Za-z]+:/y;
const HOST = /^[A-Za-z0-9._-]+(?::\d{1,5})?$/;

/** Fields that we read, and may stand once; and fields that make a request more than plain. */
const READ: Record<string, keyof PlainGet> = {
  host: 'host',
  'accept-encoding': 'acceptEncoding',
  'accept-language': 'acceptLanguage',
  cookie: 'cookie',
  'if-none-match': 'ifNoneMatch',
  referer: 'referer',
  'user-agent': 'userAgent',
  purpose: 'purpose',
  'sec-purpose': 'purpose',
};
const NOT_MINE = new Set([
  'content-length',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
  'range',
  'if-range',
  'expect',
  'te',
  'trailer',
  'proxy-connection',
]);
const KNOWN_LENGTHS = new Set([...Object.keys(READ), ...NOT_MINE, 'connection'].map((name) => name.length));

/** Null unless `bytes` are exactly one plain GET head with one well-formed Host and nothing after it. */
export function readPlainGet(bytes: Buffer): PlainGet | null {
  if (bytes.length > LONGEST || bytes[bytes.length - 1] !== LINE_FEED) return null;
  const text = bytes.toString('latin1');
  let at = text.indexOf('\r\n') + 2;
  const urlEnd = at - VERSION.length;
  if (!text.startsWith(METHOD) || urlEnd <= METHOD.length || !text.startsWith(VERSION, urlEnd)) return null;
  const url = text.slice(METHOD.length, urlEnd);
  if (url[0] !== '/' || url.includes(' ') || NOT_PLAIN.test(text)) return null;
  const get: Read = {
    url,
    host: undefined,
    acceptEncoding: undefined,
    acceptLanguage: undefined,
    cookie: undefined,
    ifNoneMatch: undefined,
    referer: undefined,
    userAgent: undefined,
    purpose: undefined,
  };
  for (;;) {
    const end = text.indexOf('\r', at);
    if (end < 0 || text.indexOf('\n', at) !== end + 1) return null;
    if (end === at) break;
    NAME.lastIndex = at;
    if (!NAME.test(text)) return null;
    const colon = NAME.lastIndex - 1;
    if (KNOWN_LENGTHS.has(colon - at) && !readField(get, text, at, colon, end)) return null;
    at = end + 2;
  }
  return at + 2 === text.length && hasHost(get) ? get : null;
}

const hasHost = (get: Read): get is PlainGet => get.host !== undefined && HOST.test(get.host);

/** False when this field makes the request somebody else's. */
function readField(get: Read, text: string, from: number, colon: number, end: number): boolean {
  const name = text.slice(from, colon).toLowerCase();
  if (NOT_MINE.has(name)) return false;
  if (name === 'connection') return valueOf(text, colon, end).toLowerCase() === 'keep-alive';
  const key = Object.hasOwn(READ, name) ? READ[name] : undefined;
  if (key === undefined) return true;
  if (get[key] !== undefined) return false;
  get[key] = valueOf(text, colon, end);
  return true;
}

/** Without the spaces around it (tabs are not plain). */
function valueOf(text: string, colon: number, end: number): string {
  let start = colon + 1;
  let stop = end;
  while (start < stop && text.charCodeAt(start) === SPACE) start += 1;
  while (stop > start && text.charCodeAt(stop - 1) === SPACE) stop -= 1;
  return text.slice(start, stop);
}
