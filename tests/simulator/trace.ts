import { createHash } from 'node:crypto';

/** What happened, one line a step, without ids: the same seed writes the same lines. */
export interface Trace {
  lines: string[];
  add(at: Date, what: string): void;
  hash(): string;
}

export function createTrace(): Trace {
  const lines: string[] = [];
  return {
    lines,
    add: (at, what) => void lines.push(`${at.toISOString().slice(0, 19)} ${what}`),
    hash: () => createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16),
  };
}

/** Rows that must not be there; each says what is wrong. */
export type Rule = [invariant: string, sql: string];

/** Something that must never be so. */
export class InvariantBroken extends Error {
  readonly invariant: string;
  constructor(invariant: string, detail: string) {
    super(`${invariant}: ${detail}`);
    this.invariant = invariant;
  }
}
