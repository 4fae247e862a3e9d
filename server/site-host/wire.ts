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

export function wireOf(status: number, headers: string[], body: Uint8Array | null): Wire {
  const start = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\ndate: `;
  let fields = '';
  for (let at = 0; at < headers.length; at += 2) fields += `${headers[at]}: ${headers[at + 1]}\r\n`;
  const head = Buffer.from(`${start}${NO_DATE}\r\n${fields}\r\n`, 'latin1');
  const bytes = body ? Buffer.concat([head, body]) : head;
  return { bytes, bodyAt: head.length, dateAt: start.length, second: 0 };
}

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
