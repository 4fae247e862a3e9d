import type { Text } from '../../document.ts';

const TAIL = /^(.{6,}?[,:;.…–—])\s+(\S+(?:\s+\S+){1,6})$/u;

/** Splits a headline where its own punctuation does; the tail is empty when it has no natural second part. */
export function splitHeadline(value: string): [head: string, tail: string] {
  const match = TAIL.exec(value);
  return match ? [match[1] ?? value, match[2] ?? ''] : [value, ''];
}

/** Class for the size of a headline by its length, so that long names still fit: "h-s" (short) to "h-xl". */
export function headlineSize({ value }: Text): 'h-s' | 'h-m' | 'h-l' | 'h-xl' {
  if (value.length <= 24) return 'h-s';
  if (value.length <= 42) return 'h-m';
  return value.length <= 60 ? 'h-l' : 'h-xl';
}
