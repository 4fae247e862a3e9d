import { STATUS_CODES } from 'node:http';

/** An answer as it goes over a connection, with a place for the date (RFC 9110, 6.6.1: a server with a clock sends one). */
export interface Wire {
  bytes: Buffer;
  /** Where the body begins. */
  bodyAt: number;
  /** Where the 29 letters of the date stand. */
  dateAt: number;
  /** Second for which the date is written. */
  second: number;
}

const DATE_LENGTH = 29;
const NO_DATE = ' '.repeat(DATE_LENGTH);
let second = 0;
let date = Buffer.alloc(DATE_LENGTH);

/** @param headers names and values in turn */
export function wireOf(status: number, headers: string[], body: Uint8Array | null): Wire {
  const start = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\ndate: `;
  let fields = '';
  for (let at = 0; at < headers.length; at += 2) fields += `${headers[at]}: ${headers[at + 1]}\r\n`;
  const head = `${start}${NO_DATE}\r\n${fields}\r\n`;
  // Memory of its own: a piece of a shared slab would keep the whole slab for as long as the page is kept.
  const bytes = Buffer.allocUnsafeSlow(head.length + (body?.byteLength ?? 0));
  bytes.write(head, 'latin1');
  if (body) bytes.set(body, head.length);
  return { bytes, bodyAt: head.length, dateAt: start.length, second: 0 };
}

/** Names and values in turn, without the date, as they were given: kept once, as the bytes that are sent. */
export function headersOf({ bytes, dateAt, bodyAt }: Wire): string[] {
  const fields = bytes.toString('latin1', dateAt + DATE_LENGTH + 2, bodyAt - 4);
  return fields.split('\r\n').flatMap((field) => {
    const colon = field.indexOf(': ');
    return [field.slice(0, colon), field.slice(colon + 2)];
  });
}

export const bodyOf = ({ bytes, bodyAt }: Wire): Buffer => bytes.subarray(bodyAt);

/**
 * The bytes with the date of this second. They are shared by all connections: the date stands in the first bytes, so one
 * that waits to be sent gets at most a younger date.
 */
export function dated(wire: Wire): Buffer {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    second = now;
    date = Buffer.from(new Date(now * 1000).toUTCString(), 'latin1');
  }
  if (wire.second !== now) {
    date.copy(wire.bytes, wire.dateAt);
    wire.second = now;
  }
  return wire.bytes;
}
