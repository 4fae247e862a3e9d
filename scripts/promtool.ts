// Where the program is that checks alerts (deploy/metrics). Debian's is fetched when there is none.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { unpackDebian } from './unpack-debian.ts';

const UNPACKED = resolve(import.meta.dirname, '../node_modules/.cache/prometheus');

export const promtoolPath = (): string | null =>
  [process.env['PROMTOOL_PATH'], '/usr/bin/promtool', join(UNPACKED, 'usr/bin/promtool')].find(
    (path) => path !== undefined && existsSync(path),
  ) ?? null;

/** Unpacks Debian's package without installing it, which would start a server. Null with a message printed where it cannot be had. */
export function ensurePromtool(): string | null {
  if (!promtoolPath() && existsSync('/usr/bin/apt-get')) {
    console.log('Fetching promtool from Debian for the check of alerts (once) …');
    unpackDebian('prometheus', UNPACKED);
  }
  const found = promtoolPath();
  if (!found) console.error('No promtool found: alerts are not checked by it. Debian: apt-get install prometheus.');
  return found;
}
