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
interface Field {
  /** Its letters, small. */
  name: Buffer;
  /** Where its value goes; it may stand once. Null: it makes the request more than plain. */
  key: keyof PlainGet | 'connection' | null;
}

const LONGEST = 8192;
const [LINE_FEED, RETURN, SPACE, SLASH, COLON] = [10, 13, 32, 47, 58];
/** Turns a capital letter of a name into a small one, and no two letters that a name may hold into the same. */
const SMALL = 0x20;
const METHOD = Buffer.from('GET ');
const VERSION = Buffer.from(' HTTP/1.1\r\n');
const HOST = /^[A-Za-z0-9._-]+(?::\d{1,5})?$/;

const FIELDS: [string, Field['key']][] = [
  ['host', 'host'],
  ['accept-encoding', 'acceptEncoding'],
  ['accept-language', 'acceptLanguage'],
  ['cookie', 'cookie'],
  ['if-none-match', 'ifNoneMatch'],
  ['referer', 'referer'],
  ['user-agent', 'userAgent'],
  ['purpose', 'purpose'],
  ['sec-purpose', 'purpose'],
  ['connection', 'connection'],
  ['content-length', null],
  ['transfer-encoding', null],
  ['upgrade', null],
  ['http2-settings', null],
  ['range', null],
  ['if-range', null],
  ['expect', null],
  ['te', null],
  ['trailer', null],
  ['proxy-connection', null],
];
/** By their length: most names of a browser are told apart by it. */
const BY_LENGTH: Field[][] = Array.from({ length: 32 }, () => []);
for (const [name, key] of FIELDS) BY_LENGTH[name.length]?.push({ name: Buffer.from(name), key });

/** What a byte may be part of: 1 a name (a token, RFC 9110, 5.6.2), 2 a value, as far as it is plain. */
const KIND = new Uint8Array(256);
for (let byte = SPACE; byte < 127; byte++)
  KIND[byte] = 2 + Number(/[!#$%&'*+\-.^_`|~0-9A-Za-z]/.test(String.fromCharCode(byte)));
const isName = (byte: number | undefined): boolean => byte !== undefined && (KIND[byte] ?? 0) === 3;
const isPlain = (byte: number | undefined): boolean => byte !== undefined && (KIND[byte] ?? 0) >= 2;

/** Null unless the first `length` of these bytes are exactly one plain GET head with one well-formed Host. */
export function readPlainGet(bytes: Buffer, length = bytes.length): PlainGet | null {
  if (length > LONGEST || length < METHOD.length + VERSION.length || bytes[length - 1] !== LINE_FEED) return null;
  if (!isAt(METHOD, bytes, 0) || bytes[METHOD.length] !== SLASH) return null;
  let at = METHOD.length;
  while (isPlain(bytes[at]) && bytes[at] !== SPACE) at += 1;
  if (at + VERSION.length > length || !isAt(VERSION, bytes, at)) return null;
  const text = bytes.toString('latin1', 0, length);
  const get: Read = {
    url: text.slice(METHOD.length, at),
    host: undefined,
    acceptEncoding: undefined,
    acceptLanguage: undefined,
    cookie: undefined,
    ifNoneMatch: undefined,
    referer: undefined,
    userAgent: undefined,
    purpose: undefined,
  };
  at += VERSION.length;
  while (at < length && bytes[at] !== RETURN) {
    const from = at;
    while (isName(bytes[at])) at += 1;
    const colon = at;
    if (colon === from || bytes[colon] !== COLON) return null;
    do at += 1;
    while (isPlain(bytes[at]));
    if (at + 1 >= length || bytes[at] !== RETURN || bytes[at + 1] !== LINE_FEED) return null;
    const field = fieldAt(bytes, from, colon);
    if (field && !take(get, field, bytes, text, colon + 1, at)) return null;
    at += 2;
  }
  return at + 2 === length && bytes[at + 1] === LINE_FEED && hasHost(get) ? get : null;
}

const hasHost = (get: Read): get is PlainGet => get.host !== undefined && HOST.test(get.host);

function isAt(expected: Buffer, bytes: Buffer, at: number): boolean {
  for (let index = 0; index < expected.length; index++) if (bytes[at + index] !== expected[index]) return false;
  return true;
}

function fieldAt(bytes: Buffer, from: number, colon: number): Field | undefined {
  const fields = BY_LENGTH[colon - from];
  if (fields === undefined) return undefined;
  for (const field of fields) {
    const { name } = field;
    let index = 0;
    while (index < name.length && ((bytes[from + index] ?? 0) | SMALL) === name[index]) index += 1;
    if (index === name.length) return field;
  }
  return undefined;
}

/** False when this field makes the request somebody else's. */
function take(get: Read, { key }: Field, bytes: Buffer, text: string, from: number, end: number): boolean {
  if (key === null) return false;
  let start = from;
  let stop = end;
  // Without the spaces around it (tabs are not plain).
  while (start < stop && bytes[start] === SPACE) start += 1;
  while (stop > start && bytes[stop - 1] === SPACE) stop -= 1;
  const value = text.slice(start, stop);
  if (key === 'connection') return value.toLowerCase() === 'keep-alive';
  if (get[key] !== undefined) return false;
  get[key] = value;
  return true;
}
