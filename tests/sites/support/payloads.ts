/** Every line of the public lists in ../data, once. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DATA = join(import.meta.dirname, '../data');
const LISTS = ['MarioXSSVectors', 'RSNAKE_XSS', 'XSSDetection', 'XSS_Polyglots', 'xss_alert_identifiable'];

export function payloads(): string[] {
  const lines = LISTS.flatMap((list) => readFileSync(join(DATA, `${list}.txt`), 'utf8').split('\n'));
  return [...new Set(lines.filter((line) => line.trim() !== ''))];
}
