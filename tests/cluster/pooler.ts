/** pgbouncer: that of Debian 13, which keeps named statements; where its mirror is not to be had, that of this Debian. */
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { makeDebianRoot } from '../../scripts/debian-root-folder.ts';
import { ensurePgbouncer, pgbouncerCommand, versionOf } from '../../scripts/pgbouncer.ts';

export interface Pooler {
  /** What runs it, its own arguments not yet there. */
  command: readonly string[];
  /** Such as 1.24. */
  version: string;
}
const SUITE = 'trixie';

/** Fetched once. Null where there is none. */
export function ensurePooler(cache: string, say: (text: string) => void): Pooler | null {
  const root = join(cache, SUITE);
  if (!existsSync(join(root, 'usr/sbin/pgbouncer'))) {
    say('Fetching pgbouncer from Debian 13 (once) …');
    const reason = makeDebianRoot({ cache, suite: SUITE, include: ['pgbouncer'] });
    if (reason !== null) say(`no Debian 13 here: ${reason}`);
  }
  return look(ofRoot(root)) ?? (ensurePgbouncer() ? look(pgbouncerCommand() ?? []) : null);
}

/** By the root folder's own loader and libraries: whoever is not root may run it, and its files are where everybody's are. */
function ofRoot(root: string): string[] {
  const [loader = ''] = globSync('usr/lib{64,/*-linux-gnu*}/ld-linux-*.so.*', { cwd: root });
  const libraries = globSync('usr/lib/*-linux-gnu*', { cwd: root }).map((each) => join(root, each));
  return [join(root, loader), '--library-path', libraries.join(':'), join(root, 'usr/sbin/pgbouncer')];
}

function look(command: readonly string[]): Pooler | null {
  const version = versionOf(command);
  return version === null ? null : { command, version };
}
