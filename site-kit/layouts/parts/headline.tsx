import type { Text } from '../../document.ts';
import { bindWords } from './bind-words.ts';

/** A second sentence, or what follows the last comma; one to seven words, so that the first part stays the main one. */
const TAILS = [/^(.{6,}[.!?…:;·–—])\s+(\S+(?:\s+\S+){0,6})$/u, /^(.{6,},)\s+(\S+(?:\s+\S+){0,6})$/u];

/** Splits a headline where its own punctuation does; the tail is empty when it has no natural second part. */
export function splitHeadline(value: string): [head: string, tail: string] {
  const match = TAILS.map((tail) => tail.exec(value)).find(Boolean);
  return match ? [bindWords(match[1] ?? ''), bindWords(match[2] ?? '')] : [bindWords(value), ''];
}

/** Class for the size of a headline by its length, so that long names still fit: "h-s" (short) to "h-xl". */
export function headlineSize({ value }: Text): 'h-s' | 'h-m' | 'h-l' | 'h-xl' {
  if (value.length <= 24) return 'h-s';
  if (value.length <= 42) return 'h-m';
  return value.length <= 60 ? 'h-l' : 'h-xl';
}

const WIDE_EM = 8;
const CAPITAL_EM = 0.7;
const SMALL_EM = 0.52;

/** Whether the longest word needs more than eight times the size of its letters: a narrow column would break it. */
export function hasWideWord({ value }: Text): boolean {
  const width = (word: string) =>
    [...word].reduce((sum, letter) => sum + (/\p{Lu}/u.test(letter) ? CAPITAL_EM : SMALL_EM), 0);
  return value.split(/[\s\u00ad\u200b]+/u).some((word) => width(word) > WIDE_EM);
}
