/** How a mail is put together, as far as IMAP tells of it (RFC 2045 to 2047 and RFC 822). */

export interface Part {
  /** Where its head begins, its body begins and it ends, in the bytes of the mail. */
  start: number;
  body: number;
  end: number;
  /** Names in lower case; values unfolded, as they came. */
  headers: [name: string, value: string][];
  type: string;
  subtype: string;
  params: [name: string, value: string][];
  children: Part[];
}

const DEEPEST = 20;
const MOST_PARTS = 500;

/** Reads the mail once for each level of it, twenty at most; what lies deeper, or after 500 parts, is no part of its own. */
export function parseMail(raw: Buffer): Part {
  const left = { parts: MOST_PARTS };
  return parsePart(raw, 0, raw.length, 0, left, 'text/plain');
}

function parsePart(
  raw: Buffer,
  start: number,
  end: number,
  depth: number,
  left: { parts: number },
  usual: string,
): Part {
  left.parts -= 1;
  const body = endOfHead(raw, start, end);
  const headers = headersOf(raw.toString('latin1', start, body));
  const { value, params } = withParams(headers.find(([name]) => name === 'content-type')?.[1] ?? usual);
  const [type = '', subtype = ''] = (/^[\w!#$&^.+-]+\/[\w!#$&^.+-]+$/.test(value) ? value : usual).split('/');
  const part: Part = { start, body, end, headers, type, subtype, params, children: [] };
  if (depth >= DEEPEST || left.parts <= 0) return part;
  if (type === 'message' && subtype === 'rfc822')
    part.children.push(parsePart(raw, body, end, depth + 1, left, 'text/plain'));
  const boundary = params.find(([name]) => name === 'boundary')?.[1];
  if (type !== 'multipart' || !boundary) return part;
  const inner = subtype === 'digest' ? 'message/rfc822' : 'text/plain';
  for (const [from, to] of between(raw, body, end, boundary)) {
    if (left.parts <= 0) break;
    part.children.push(parsePart(raw, from, to, depth + 1, left, inner));
  }
  return part;
}

/** Behind the empty line; the end where there is none. */
function endOfHead(raw: Buffer, start: number, end: number): number {
  if (raw[start] === 10) return start + 1;
  if (raw[start] === 13 && raw[start + 1] === 10) return start + 2;
  const part = raw.subarray(start, end);
  const [crlf, lf] = [part.indexOf('\r\n\r\n'), part.indexOf('\n\n')];
  return start + Math.min(crlf < 0 ? part.length : crlf + 4, lf < 0 ? part.length : lf + 2);
}

function headersOf(head: string): [string, string][] {
  return head
    .replaceAll(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .flatMap((line): [string, string][] => {
      const colon = line.indexOf(':');
      return colon < 1 ? [] : [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]];
    });
}

const PARAM = /;\s*([\w*-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;"]*))/g;
/** The value of a header before the first `;`, in lower case, and its parameters. */
export function withParams(value: string): { value: string; params: [string, string][] } {
  const params = [...value.matchAll(PARAM)].map(([, name = '', quoted, plain]): [string, string] => [
    name.toLowerCase(),
    quoted?.replaceAll(/\\(.)/g, '$1') ?? plain ?? '',
  ]);
  return { value: (value.split(';')[0] ?? '').trim().toLowerCase(), params };
}

/** Where the parts between the lines of a boundary begin and end. */
function* between(raw: Buffer, start: number, end: number, boundary: string): Generator<[number, number]> {
  const mark = Buffer.from(`--${boundary}`, 'latin1');
  let open: number | null = null;
  for (let at = raw.indexOf(mark, start); at >= 0 && at < end; at = raw.indexOf(mark, at + mark.length)) {
    if (at > start && raw[at - 1] !== 10) continue;
    const after = at + mark.length;
    const line = raw.indexOf(10, after);
    const next = line < 0 || line >= end ? end : line + 1;
    const rest = raw.toString('latin1', after, Math.min(next, after + 100)).trim();
    if (rest !== '' && rest !== '--') continue;
    // The line break before a boundary belongs to the boundary.
    const close = raw[at - 2] === 13 ? at - 2 : at - 1;
    if (open !== null) yield [open, Math.max(open, close)];
    if (rest === '--') return;
    open = next;
  }
  if (open !== null && open < end) yield [open, end];
}
