/** What a command is made of, and how answers are written (RFC 3501). */
import type { Command } from './read-command.ts';

/** `text`: quoted or a literal; `atom`: all else that is no list. Latin-1, as it came. */
export type Token = { atom: string } | { text: string; bytes?: Buffer } | Token[];

const DEEPEST = 10;
/** The command is not understood: BAD. */
export class Bad extends Error {}

/** The tokens of a command, its tag and name first. Throws Bad. */
export function tokensOf({ lines, literals }: Command): Token[] {
  const top: Token[] = [];
  const open: Token[][] = [top];
  const put = (token: Token) => open.at(-1)?.push(token);
  lines.forEach((line, number) => {
    let at = 0;
    while (at < line.length) {
      const letter = line[at];
      if (letter === ' ') at += 1;
      else if (letter === '(') {
        const list: Token[] = [];
        put(list);
        open.push(list);
        if (open.length > DEEPEST) throw new Bad('nested too deep');
        at += 1;
      } else if (letter === ')') {
        if (open.length === 1) throw new Bad('unexpected )');
        open.pop();
        at += 1;
      } else if (letter === '"') {
        const [text, next] = quotedAt(line, at);
        put({ text });
        at = next;
      } else {
        const next = endOfAtom(line, at);
        put({ atom: line.slice(at, next) });
        at = next;
      }
    }
    const bytes = literals[number];
    if (bytes) put({ text: bytes.toString('latin1'), bytes });
  });
  if (open.length > 1) throw new Bad('missing )');
  return top;
}

function quotedAt(line: string, start: number): [text: string, next: number] {
  const parts: string[] = [];
  for (let at = start + 1; at < line.length; at += 1) {
    if (line[at] === '"') return [parts.join(''), at + 1];
    if (line[at] === '\\') at += 1;
    parts.push(line[at] ?? '');
  }
  throw new Bad('missing "');
}

/** An atom goes on through `[…]`, as in BODY[HEADER.FIELDS (FROM)]. */
function endOfAtom(line: string, start: number): number {
  let inside = false;
  for (let at = start; at < line.length; at += 1) {
    const letter = line[at] ?? '';
    if (letter === '[') inside = true;
    else if (letter === ']') inside = false;
    else if (!inside && ' ()"'.includes(letter)) {
      if (at === start) throw new Bad(`unexpected ${letter}`);
      return at;
    }
  }
  return line.length;
}

/** Text of a token that is no list. Throws Bad. */
export function textOf(token: Token | undefined): string {
  if (token === undefined || Array.isArray(token)) throw new Bad('missing argument');
  return 'atom' in token ? token.atom : token.text;
}
export const listOf = (token: Token | undefined): Token[] => {
  if (!Array.isArray(token)) throw new Bad('missing list');
  return token;
};
export const utf8Of = (token: Token | undefined): string => Buffer.from(textOf(token), 'latin1').toString('utf8');

/** A quoted string, NIL for null; what cannot be quoted is a literal. Latin-1. */
export function string(text: string | null): string {
  if (text === null) return 'NIL';
  // oxlint-disable-next-line no-control-regex -- what a quoted string cannot hold
  if (/[\r\n\0\x80-\xff]/.test(text)) return `{${text.length}}\r\n${text}`;
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

/**
 * The numbers of a set like `1:3,7,10:*` that are among `numbers`, which ascend; `*` is the last of them. Throws Bad.
 */
export function chosen(set: string, numbers: readonly number[]): number[] {
  const last = numbers.at(-1) ?? 0;
  const numberOf = (text: string): number => {
    if (text === '*') return last;
    if (!/^[1-9]\d{0,9}$/.test(text)) throw new Bad('invalid set');
    return Number(text);
  };
  const ranges = set
    .split(',')
    .map((part) => {
      const [one = '', other = one, ...more] = part.split(':');
      if (more.length > 0) throw new Bad('invalid set');
      const [from, to] = [numberOf(one), numberOf(other)];
      return from < to ? [from, to] : [to, from];
    })
    .toSorted(([one = 0], [other = 0]) => one - other);
  const found: number[] = [];
  let [at, reached] = [0, -1];
  for (const number of numbers) {
    // Sorted by their beginning: what began lies behind, and the furthest end of it counts.
    for (; at < ranges.length && (ranges[at]?.[0] ?? 0) <= number; at += 1)
      reached = Math.max(reached, ranges[at]?.[1] ?? 0);
    if (number <= reached) found.push(number);
  }
  return found;
}

/** Numbers that ascend as a set, neighbours as a range. */
export function setOf(numbers: readonly number[]): string {
  const parts: [number, number][] = [];
  for (const number of numbers) {
    const last = parts.at(-1);
    if (last && last[1] + 1 === number) last[1] = number;
    else parts.push([number, number]);
  }
  return parts.map(([from, to]) => (from === to ? `${from}` : `${from}:${to}`)).join(',');
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** ` 5-Nov-2026 10:00:00 +0000`. */
export function dateTime(at: number): string {
  const date = new Date(at);
  const day = String(date.getUTCDate()).padStart(2, ' ');
  return `${day}-${MONTHS[date.getUTCMonth()]}-${date.getUTCFullYear()} ${date.toISOString().slice(11, 19)} +0000`;
}
/** Milliseconds since 1970 of `5-Nov-2026`, with a time or without. Throws Bad. */
export function momentOf(text: string): number {
  const found = /^\s?(\d{1,2})-([A-Z][a-z]{2})-(\d{4})(?: (\d\d:\d\d:\d\d) ([+-]\d{4}))?$/i.exec(text);
  const month = MONTHS.findIndex((each) => each.toLowerCase() === found?.[2]?.toLowerCase());
  if (!found || month < 0) throw new Bad('invalid date');
  const [, day, , year, time = '00:00:00', zone = '+0000'] = found;
  const at = Date.parse(
    `${year}-${String(month + 1).padStart(2, '0')}-${day?.padStart(2, '0')}T${time}${zone.slice(0, 3)}:${zone.slice(3)}`,
  );
  if (Number.isNaN(at)) throw new Bad('invalid date');
  return at;
}
