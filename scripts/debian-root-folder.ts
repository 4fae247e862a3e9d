/** A root folder of a Debian release with some packages: daemons and programs run in it by chroot, nothing is installed on this machine. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { unpackDebian } from './unpack-debian.ts';

/** Minutes of a slow mirror. */
const LONGEST_MS = 15 * 60_000;

interface RootFolder {
  /** Where root folders and what makes them are kept. */
  cache: string;
  /** "bookworm" */
  suite: string;
  include: readonly string[];
  /** A system user more, who owns nothing yet. */
  user?: string;
}

/** Makes the folder `cache/suite`; the reason why not, where it cannot be: by anybody but root, without apt-get or the mirror. */
export function makeDebianRoot({ cache, suite, include, user }: RootFolder): string | null {
  if (process.getuid?.() !== 0) return 'only root may make a root folder';
  if (!existsSync('/usr/bin/apt-get')) return 'there is no apt-get';
  mkdirSync(cache, { recursive: true });
  const bootstrap = mmdebstrap(cache);
  if (!bootstrap) return 'the package mmdebstrap cannot be had';
  const making = join(cache, `making-${process.pid}`);
  // From Debian's own mirror, as the program has it. It makes the folder's users and device files, which is why it must be root.
  const { status, stderr } = spawnSync(
    bootstrap,
    ['--mode=root', '--variant=essential', `--include=${include.join(',')}`, suite, making],
    { encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'], timeout: LONGEST_MS },
  );
  const made =
    status === 0 && (user === undefined || spawnSync('chroot', [making, 'useradd', '--system', user]).status === 0);
  // One that lacks what is wanted by now gives way.
  rmSync(made ? join(cache, suite) : making, { recursive: true, force: true });
  if (made) renameSync(making, join(cache, suite));
  return made ? null : (stderr.trim().split('\n').at(-1) ?? 'mmdebstrap failed');
}

/** The program itself, unpacked beside the folders where it is not installed. */
function mmdebstrap(cache: string): string | null {
  const places = ['/usr/bin/mmdebstrap', join(cache, 'usr/bin/mmdebstrap')];
  const found = () => places.find((path) => existsSync(path)) ?? null;
  if (!found()) unpackDebian('mmdebstrap', cache);
  return found();
}
