import type { Text } from '../../document.ts';

/** A second sentence, or what follows the last comma; one to seven words, so that the first part stays the main one. */
const TAILS = [/^(.{6,}[.!?…:;·–—])\s+(\S+(?:\s+\S+){0,6})$/u, /^(.{6,},)\s+(\S+(?:\s+\S+){0,6})$/u];

/** Keeps articles and prepositions of one or two letters with the word that follows, so that no line ends on one. */
const bind = (value: string): string => value.replace(/(?<=^|\s)(\p{L}{1,2}) (?=\p{L})/gu, '$1\u00a0');

/** Splits a headline where its own punctuation does; the tail is empty when it has no natural second part. */
export function splitHeadline(value: string): [head: string, tail: string] {
  const match = TAILS.map((tail) => tail.exec(value)).find(Boolean);
  return match ? [bind(match[1] ?? ''), bind(match[2] ?? '')] : [bind(value), ''];
}

/** Class for the size of a headline by its length, so that long names still fit: "h-s" (short) to "h-xl". */
export function headlineSize({ value }: Text): 'h-s' | 'h-m' | 'h-l' | 'h-xl' {
  if (value.length <= 24) return 'h-s';
  if (value.length <= 42) return 'h-m';
  return value.length <= 60 ? 'h-l' : 'h-xl';
}
