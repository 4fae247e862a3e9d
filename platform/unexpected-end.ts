/** What ended the product, kept in the data folder from its end to the next life, which tells the operator. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface UnexpectedEnd {
  /** ISO 8601. */
  at: string;
  cause: string;
}
const fileIn = (dataDir: string): string => join(dataDir, 'unexpected-end.json');

export const keepUnexpectedEnd = (dataDir: string, end: UnexpectedEnd): void =>
  writeFileSync(fileIn(dataDir), JSON.stringify(end), { mode: 0o600 });

/** Null: it ended in order. */
export function unexpectedEnd(dataDir: string): UnexpectedEnd | null {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as UnexpectedEnd;
  } catch {
    return null;
  }
}
export const clearUnexpectedEnd = (dataDir: string): void => rmSync(fileIn(dataDir), { force: true });
