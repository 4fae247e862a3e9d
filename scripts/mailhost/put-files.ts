import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { modeOf, type ConfigFile } from '../../deploy/mailhost/layout.ts';

/** Writes the files below `out` and says how many. One of another group is given to it where the group is known. */
export function putFiles(out: string, files: ConfigFile[]): string {
  const without: string[] = [];
  for (const file of files) {
    const path = join(out, file.path);
    mkdirSync(dirname(path), { recursive: true });
    // Nobody reads it between its making and its mode.
    writeFileSync(path, file.text, { mode: 0o600 });
    chmodSync(path, modeOf(file));
    if (file.group && spawnSync('chgrp', [file.group, path]).status !== 0) without.push(`chgrp ${file.group} ${path}`);
  }
  const later = without.length > 0 ? `\nNot done, do it as root on the mail host:\n  ${without.join('\n  ')}` : '';
  return `${files.length} files are written.${later}`;
}

/** What is missing, was changed or may be read by others than it should, one line each. */
export const differing = (out: string, files: ConfigFile[]): string[] =>
  files.flatMap((file) => {
    const path = join(out, file.path);
    if (!existsSync(path)) return [`${path} is missing`];
    if (readFileSync(path, 'utf8') !== file.text) return [`${path} is another`];
    const mode = statSync(path).mode & 0o777;
    return mode === modeOf(file) ? [] : [`${path} has the mode ${mode.toString(8)}, not ${modeOf(file).toString(8)}`];
  });

/** Writes a private key for the filter alone; null where there is one already. */
export function putKey(path: string, privateKey: string): string | null {
  if (existsSync(path)) return null;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, privateKey, { mode: 0o600, flag: 'wx' });
  if (spawnSync('chgrp', ['_rspamd', path]).status === 0) chmodSync(path, 0o640);
  return path;
}
