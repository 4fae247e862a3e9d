import { createHash } from 'node:crypto';

const MASK = (1n << 256n) - 1n;

/**
 * Fingerprint of a table's rows in whatever order they come: the sum of the SHA-256 of each line of COPY's text format,
 * which holds one row in a line. Two tables with the same rows have the same fingerprint.
 */
export class RowDigest {
  rows = 0;
  #sum = 0n;
  #rest: Buffer = Buffer.alloc(0);

  push(chunk: Buffer): void {
    let from = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      const line = chunk.subarray(from, end);
      this.#add(this.#rest.length > 0 ? Buffer.concat([this.#rest, line]) : line);
      this.#rest = Buffer.alloc(0);
      from = end + 1;
    }
    if (from < chunk.length) this.#rest = Buffer.concat([this.#rest, chunk.subarray(from)]);
  }

  #add(line: Buffer): void {
    this.rows += 1;
    this.#sum = (this.#sum + BigInt(`0x${createHash('sha256').update(line).digest('hex')}`)) & MASK;
  }

  /** Hexadecimal. */
  value(): string {
    return this.#sum.toString(16).padStart(64, '0');
  }
}
