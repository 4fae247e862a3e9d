import { existsSync, globSync } from 'node:fs';
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
  /** Packages of libraries that an unpacked one needs besides. */
  libraries?: readonly string[];
  /** Whether one that is there can be used. */
  runs?: (command: readonly string[]) => boolean;
}

/** A program that some test or command needs: where it is, what runs it, and Debian's, fetched when there is none. */
export function debianProgram(program: Program) {
  const { package: name, path, variable, purpose, without, libraries = [], runs = () => true } = program;
  const unpacked = resolve(import.meta.dirname, '../node_modules/.cache', name);
  const find = (): string | null =>
    [process.env[variable], path, join(unpacked, path)].find(
      (each) => each !== undefined && existsSync(each) && runs(commandOf(each)),
    ) ?? null;
  /** What runs the program that is there: an unpacked one with the libraries beside it. */
  const commandOf = (found: string): string[] => {
    const beside = libraries.length > 0 && found.startsWith(unpacked);
    const folders = beside ? globSync('{usr/,}lib/*-linux-gnu*', { cwd: unpacked }) : [];
    const paths = folders.map((each) => join(unpacked, each)).join(':');
    return beside ? ['/usr/bin/env', `LD_LIBRARY_PATH=${paths}`, found] : [found];
  };
  /** Null with a message printed where it cannot be had. */
  const ensure = (): string | null => {
    if (!find() && existsSync('/usr/bin/apt-get')) {
      console.log(`Fetching ${name} from Debian for ${purpose} (once) …`);
      unpackDebian([name, ...libraries], unpacked);
    }
    const found = find();
    if (!found) console.error(`No ${name} found: ${without}. Debian: apt-get install ${name}; or set ${variable}.`);
    return found;
  };
  const command = (): readonly string[] | null => {
    const found = find();
    return found ? commandOf(found) : null;
  };
  return { path: find, command, ensure };
}
