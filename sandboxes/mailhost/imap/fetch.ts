import type { Mail } from '../folders.ts';
import { parseMail, type Part } from './mime.ts';
import { bodyStructure, envelope } from './structure.ts';
import { Bad, dateTime, textOf, type Token } from './syntax.ts';

/** What FETCH was asked for of one mail. */
export interface Item {
  /** As it is answered: `BODY[1.MIME]<0>`. */
  label: string;
  value: (mail: Mail, content: () => { raw: Buffer; root: Part }) => string | Buffer;
  /** Reads the mail itself. */
  reads: boolean;
  /** Marks it as seen. */
  marks: boolean;
}
const MACROS: Record<string, string[]> = {
  ALL: ['FLAGS', 'INTERNALDATE', 'RFC822.SIZE', 'ENVELOPE'],
  FAST: ['FLAGS', 'INTERNALDATE', 'RFC822.SIZE'],
  FULL: ['FLAGS', 'INTERNALDATE', 'RFC822.SIZE', 'ENVELOPE', 'BODY'],
};
const MOST_ITEMS = 100;
const SECTION = /^BODY(\.PEEK)?\[(.*)\](?:<(\d{1,10})(?:\.([1-9]\d{0,9}))?>)?$/i;
const PLACE =
  /^((?:[1-9]\d{0,3})(?:\.[1-9]\d{0,3}){0,19})?\.?(HEADER\.FIELDS(?:\.NOT)?|HEADER|TEXT|MIME)?(?: \((.*)\))?$/i;

const known = (label: string, value: (mail: Mail) => string): Item => ({ label, value, reads: false, marks: false });
const read = (label: string, value: (raw: Buffer, root: Part) => string | Buffer, marks = false): Item => ({
  label,
  value: (_mail, content) => {
    const { raw, root } = content();
    return value(raw, root);
  },
  reads: true,
  marks,
});
const NAMED: Record<string, Item> = {
  FLAGS: known('FLAGS', ({ flags }) => `(${flags.join(' ')})`),
  UID: known('UID', ({ uid }) => String(uid)),
  INTERNALDATE: known('INTERNALDATE', ({ at }) => `"${dateTime(at)}"`),
  'RFC822.SIZE': known('RFC822.SIZE', ({ size }) => String(size)),
  ENVELOPE: read('ENVELOPE', (_raw, root) => envelope(root)),
  BODY: read('BODY', (raw, root) => bodyStructure(raw, root, false)),
  BODYSTRUCTURE: read('BODYSTRUCTURE', (raw, root) => bodyStructure(raw, root, true)),
  RFC822: read('RFC822', (raw) => raw, true),
  'RFC822.HEADER': read('RFC822.HEADER', (raw, { body }) => raw.subarray(0, body)),
  'RFC822.TEXT': read('RFC822.TEXT', (raw, { body }) => raw.subarray(body), true),
};

/** What a FETCH asks for. `uid`: the answer says it, asked for or not. Throws Bad. */
export function itemsOf(asked: Token | undefined, uid: boolean): Item[] {
  const names = Array.isArray(asked) ? asked.map(textOf) : (MACROS[textOf(asked).toUpperCase()] ?? [textOf(asked)]);
  if (names.length > MOST_ITEMS) throw new Bad('too many items');
  const items = names.map((name) => NAMED[name.toUpperCase()] ?? sectionOf(name));
  const hasUid = names.some((name) => name.toUpperCase() === 'UID');
  return uid && !hasUid && NAMED['UID'] ? [NAMED['UID'], ...items] : items;
}

function sectionOf(name: string): Item {
  const found = SECTION.exec(name);
  const place = PLACE.exec(found?.[2] ?? '');
  if (!found || !place) throw new Bad('unknown item');
  const [, peek, section = '', from, most] = found;
  const [, numbers, what = '', fields = ''] = place;
  const path = numbers?.split('.').map(Number) ?? [];
  const wanted = new Set(fields.toLowerCase().split(/[ "]+/).filter(Boolean));
  const label = `BODY[${section.toUpperCase()}]${from === undefined ? '' : `<${from}>`}`;
  return read(
    label,
    (raw, root) => {
      const part = partAt(root, path);
      const bytes = part ? contentOf(raw, part, { what: what.toUpperCase(), wanted, isRoot: path.length === 0 }) : null;
      if (bytes === null) return 'NIL';
      const begin = Number(from ?? 0);
      return from === undefined ? bytes : bytes.subarray(begin, most === undefined ? undefined : begin + Number(most));
    },
    peek === undefined,
  );
}

/** A mail that is not put together of parts is its own part 1; a number behind a forwarded mail is one of its parts. */
function partAt(root: Part, path: number[]): Part | null {
  let part = root;
  for (const number of path) {
    const holder = part.type === 'message' ? (part.children[0] ?? part) : part;
    if (holder.type === 'multipart' && holder.children.length > 0) {
      const child = holder.children[number - 1];
      if (!child) return null;
      part = child;
    } else if (number === 1 && (part === root || holder !== part)) part = holder;
    else return null;
  }
  return part;
}

function contentOf(
  raw: Buffer,
  part: Part,
  { what, wanted, isRoot }: { what: string; wanted: Set<string>; isRoot: boolean },
): Buffer | null {
  if (what === '') return raw.subarray(isRoot ? part.start : part.body, part.end);
  if (what === 'MIME') return isRoot ? null : raw.subarray(part.start, part.body);
  // Of a part only a forwarded mail has a head and a text of its own.
  const mail = isRoot ? part : part.children[0];
  if (!mail || (!isRoot && part.type !== 'message')) return null;
  if (what === 'TEXT') return raw.subarray(mail.body, mail.end);
  const head = raw.subarray(mail.start, mail.body);
  return what === 'HEADER' ? head : fieldsOf(head, wanted, what === 'HEADER.FIELDS.NOT');
}

function fieldsOf(head: Buffer, wanted: Set<string>, not: boolean): Buffer {
  const lines = head.toString('latin1').split(/(?<=\n)(?![ \t])/);
  const isWanted = (line: string) => {
    const colon = line.indexOf(':');
    return colon > 0 && wanted.has(line.slice(0, colon).trim().toLowerCase()) !== not;
  };
  return Buffer.from(`${lines.filter(isWanted).join('')}\r\n`, 'latin1');
}

/** The items of one mail as its FETCH answer has them. `raw`: its content where one of them reads it. */
export function answerFor(mail: Mail, items: Item[], raw: Buffer | null): Buffer {
  let parsed: { raw: Buffer; root: Part } | undefined;
  const content = () => {
    if (!raw) throw new Error('the mail was not read');
    return (parsed ??= { raw, root: parseMail(raw) });
  };
  const parts: Buffer[] = [];
  for (const { label, value } of items) {
    const answer = value(mail, content);
    const said = Buffer.isBuffer(answer) ? `{${answer.length}}\r\n` : '';
    parts.push(Buffer.from(`${parts.length > 0 ? ' ' : ''}${label} ${said}`, 'latin1'));
    parts.push(Buffer.isBuffer(answer) ? answer : Buffer.from(answer, 'latin1'));
  }
  return Buffer.concat(parts);
}
