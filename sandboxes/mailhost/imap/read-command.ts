import type { Socket } from 'node:net';

/** Bytes of one line, and of all lines of one command. */
const LONGEST_LINE = 64 * 1024;
/** Bytes of a literal that is no mail. */
const LONGEST_TEXT = 4 * 1024;
const MOST_LITERALS = 20;
const LITERAL = /\{(\d{1,10})(\+?)\}$/;

/** The client does not speak IMAP, or too much of it: the connection ends. */
export class Unreadable extends Error {}
/** A literal that is larger than it may be; nothing of it was sent. */
export class TooLarge extends Error {
  readonly tag: string;
  constructor(tag: string) {
    super('too large');
    this.tag = tag;
  }
}

/** Lines of a command without their literals' marks; after each line but the last stands one literal. Latin-1. */
export interface Command {
  lines: string[];
  literals: Buffer[];
}

/** Reads lines and literals; both answer null at the end of the connection. It reads no further than it is asked for. */
export function createReader(socket: Socket) {
  const chunks = socket[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let rest: Buffer = Buffer.alloc(0);
  const more = async (): Promise<boolean> => {
    const next = await chunks.next();
    if (next.done) return false;
    rest = next.value;
    return true;
  };
  return {
    async line(): Promise<string | null> {
      const parts: Buffer[] = [];
      let size = 0;
      for (;;) {
        const end = rest.indexOf(10);
        const part = end < 0 ? rest : rest.subarray(0, end);
        size += part.length;
        if (size > LONGEST_LINE) throw new Unreadable('the line is too long');
        parts.push(part);
        rest = end < 0 ? Buffer.alloc(0) : rest.subarray(end + 1);
        if (end >= 0) return Buffer.concat(parts).toString('latin1').replace(/\r$/, '');
        if (!(await more())) return null;
      }
    },
    async bytes(count: number): Promise<Buffer | null> {
      const parts: Buffer[] = [];
      let missing = count;
      for (;;) {
        const part = rest.subarray(0, missing);
        rest = rest.subarray(part.length);
        missing -= part.length;
        parts.push(part);
        if (missing === 0) return Buffer.concat(parts, count);
        if (!(await more())) return null;
      }
    },
  };
}
export type Reader = ReturnType<typeof createReader>;

/**
 * The next command; null at the end of the connection. `goOn` asks the client for a literal. `largestMail`: bytes of the
 * literal that APPEND may bring. Throws Unreadable, and TooLarge where the connection can go on.
 */
export async function readCommand(
  reader: Reader,
  { goOn, largestMail }: { goOn: () => Promise<void>; largestMail: number },
): Promise<Command | null> {
  const command: Command = { lines: [], literals: [] };
  let size = 0;
  for (;;) {
    const line = await reader.line();
    if (line === null) return null;
    size += line.length;
    if (size > LONGEST_LINE) throw new Unreadable('the command is too long');
    const mark = LITERAL.exec(line);
    if (!mark) {
      command.lines.push(line);
      return command;
    }
    command.lines.push(line.slice(0, mark.index));
    const [tag = '', verb = ''] = (command.lines[0] ?? '').split(' ');
    const length = Number(mark[1]);
    const most = verb.toUpperCase() === 'APPEND' ? largestMail : LONGEST_TEXT;
    if (command.literals.length >= MOST_LITERALS) throw new Unreadable('too many literals');
    if (length > most) {
      // What is sent without waiting is on its way already, and nobody wants to read it.
      if (mark[2] === '+') throw new Unreadable('the literal is too large');
      throw new TooLarge(tag);
    }
    if (mark[2] !== '+') await goOn();
    const literal = await reader.bytes(length);
    if (literal === null) return null;
    command.literals.push(literal);
  }
}
