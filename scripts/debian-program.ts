import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { unpackDebian } from './unpack-debian.ts';

interface Program {
  /** Of Debian. */
  package: string;
  /** Where Debian has it: /usr/bin/caddy. */
  path: string;
  /** Variable of the environment that names another one. */
  variable: string;
  /** What it is fetched for, and what becomes of that without it. */
  purpose: string;
  without: string;
  /** Whether one that is there can be used; an unpacked one may lack a library. */
  runs?: (path: string) => boolean;
}

/** A program that some test or command needs: where it is, and Debian's, fetched when there is none. */
export function debianProgram({ package: name, path, variable, purpose, without, runs = () => true }: Program) {
  const unpacked = resolve(import.meta.dirname, '../node_modules/.cache', name);
  const find = (): string | null =>
    [process.env[variable], path, join(unpacked, path)].find(
      (each) => each !== undefined && existsSync(each) && runs(each),
    ) ?? null;
  /** Null with a message printed where it cannot be had. */
  const ensure = (): string | null => {
    if (!find() && existsSync('/usr/bin/apt-get')) {
      console.log(`Fetching ${name} from Debian for ${purpose} (once) …`);
      unpackDebian(name, unpacked);
    }
    const found = find();
    if (!found) console.error(`No ${name} found: ${without}. Debian: apt-get install ${name}; or set ${variable}.`);
    return found;
  };
  return { path: find, ensure };
}
