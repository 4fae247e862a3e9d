/** ENVELOPE and BODYSTRUCTURE of RFC 3501, 7.4.2. */
import { addressParser } from 'postal-mime';
import { withParams, type Part } from './mime.ts';
import { string } from './syntax.ts';

const headerOf = ({ headers }: Part, name: string): string | null =>
  headers.find(([each]) => each === name)?.[1] ?? null;

function addresses(value: string | null): string {
  if (value === null) return 'NIL';
  // Read as it came: words that are encoded are the client's to decode.
  const list = addressParser(value, { flatten: true }).map(({ name, address = '' }) => {
    const at = address.lastIndexOf('@');
    const [local, domain] = at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)];
    return `(${string(latin1(name) || null)} NIL ${string(latin1(local))} ${string(latin1(domain))})`;
  });
  return list.length > 0 ? `(${list.join('')})` : 'NIL';
}
const latin1 = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');
/** A header's bytes are read as Latin-1; what the parser of addresses takes is text. */
const decoded = (value: string | null): string | null =>
  value === null ? null : Buffer.from(value, 'latin1').toString('utf8');

export function envelope(part: Part): string {
  const from = decoded(headerOf(part, 'from'));
  const of = (name: string) => decoded(headerOf(part, name));
  return `(${[
    string(headerOf(part, 'date')),
    string(headerOf(part, 'subject')),
    addresses(from),
    addresses(of('sender') ?? from),
    addresses(of('reply-to') ?? from),
    addresses(of('to')),
    addresses(of('cc')),
    addresses(of('bcc')),
    string(headerOf(part, 'in-reply-to')),
    string(headerOf(part, 'message-id')),
  ].join(' ')})`;
}

const paramList = (params: [string, string][]): string =>
  params.length === 0
    ? 'NIL'
    : `(${params.map(([name, value]) => `${string(name.toUpperCase())} ${string(value)}`).join(' ')})`;

function linesIn(raw: Buffer, { body, end }: Part): number {
  let lines = 0;
  for (let at = raw.indexOf(10, body); at >= 0 && at < end; at = raw.indexOf(10, at + 1)) lines += 1;
  return lines;
}

/** `extended`: BODYSTRUCTURE; else BODY, which says less. */
export function bodyStructure(raw: Buffer, part: Part, extended: boolean): string {
  const { type, subtype, params, children } = part;
  const disposition = headerOf(part, 'content-disposition');
  const dispositions = () => {
    if (disposition === null) return 'NIL';
    const { value, params } = withParams(disposition);
    return `(${string(value.toUpperCase())} ${paramList(params)})`;
  };
  if (type === 'multipart' && children.length > 0) {
    const parts = children.map((child) => bodyStructure(raw, child, extended)).join('');
    return `(${parts} ${string(subtype.toUpperCase())}${extended ? ` ${paramList(params)} ${dispositions()} NIL NIL` : ''})`;
  }
  const [inner] = type === 'message' ? children : [];
  const fields = [
    string(type.toUpperCase()),
    string(subtype.toUpperCase()),
    paramList(params),
    string(headerOf(part, 'content-id')),
    string(headerOf(part, 'content-description')),
    string((headerOf(part, 'content-transfer-encoding') ?? '7bit').toUpperCase()),
    String(part.end - part.body),
    ...(inner ? [envelope(inner), bodyStructure(raw, inner, extended)] : []),
    ...(inner || type === 'text' ? [String(linesIn(raw, part))] : []),
    ...(extended ? ['NIL', dispositions(), 'NIL', 'NIL'] : []),
  ];
  return `(${fields.join(' ')})`;
}
