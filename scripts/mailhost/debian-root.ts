// Debian's daemons of the mail host in a folder of their own: nothing is installed on this machine, and no service starts.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Release } from '../../deploy/mailhost/settings.ts';
import { unpackDebian } from '../unpack-debian.ts';

const CACHE = resolve(import.meta.dirname, '../../node_modules/.cache/mailhost');
const SUITES: Record<Release, string> = { 12: 'bookworm', 13: 'trixie' };
/** What docs/production.md has installed on a mail host, and `redis-server`, which counts recipients. */
export const PACKAGES = [
  'postfix',
  'postfix-pgsql',
  'dovecot-core',
  'dovecot-imapd',
  'dovecot-lmtpd',
  'dovecot-pgsql',
  'dovecot-sieve',
  'dovecot-managesieved',
  'rspamd',
  'redis-server',
];
/** Minutes of a slow mirror. */
const LONGEST_MS = 15 * 60_000;

/** Programs of other people that look at a mail host from outside; swaks speaks TLS by the last of them. */
const JUDGES = ['curl', 'swaks', 'libnet-ssleay-perl'];

/** The root folder of a release, or null where it was not fetched, or before there were judges. */
export function debianRoot(release: Release): string | null {
  const root = join(CACHE, SUITES[release]);
  return ['usr/sbin/postfix', 'usr/bin/swaks'].every((path) => existsSync(join(root, path))) ? root : null;
}

/**
 * Fetches Debian's packages into a root folder, once: about 350 MB on the disk, half a minute. Null with the reason printed
 * where it cannot be: by anybody but root, without apt-get or without the mirror.
 */
export function ensureDebianRoot(release: Release): string | null {
  const there = debianRoot(release);
  if (there) return there;
  const give = (reason: string) => {
    console.error(`No Debian ${release} for the mail host: ${reason}. Its tests are skipped.`);
    return null;
  };
  if (process.getuid?.() !== 0) return give('only root may make a root folder');
  if (!existsSync('/usr/bin/apt-get')) return give('there is no apt-get');
  console.log(`Fetching the mail host's packages of Debian ${release} (once) …`);
  mkdirSync(CACHE, { recursive: true });
  const bootstrap = mmdebstrap();
  if (!bootstrap) return give('the package mmdebstrap cannot be had');
  const [root, making] = [join(CACHE, SUITES[release]), join(CACHE, `making-${process.pid}`)];
  // From Debian's own mirror, as the program has it. It makes the folder's users and device files, which is why it must be root.
  const { status, stderr } = spawnSync(
    bootstrap,
    ['--mode=root', '--variant=essential', `--include=${[...PACKAGES, ...JUDGES].join(',')}`, SUITES[release], making],
    { encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'], timeout: LONGEST_MS },
  );
  const added = status === 0 && spawnSync('chroot', [making, 'useradd', '--system', 'vmail']).status === 0;
  // One from before there were judges gives way.
  if (added) rmSync(root, { recursive: true, force: true });
  if (added) renameSync(making, root);
  else rmSync(making, { recursive: true, force: true });
  return added ? root : give(stderr.trim().split('\n').at(-1) ?? 'mmdebstrap failed');
}

/** The program itself, unpacked beside the folders where it is not installed. */
function mmdebstrap(): string | null {
  const places = ['/usr/bin/mmdebstrap', join(CACHE, 'usr/bin/mmdebstrap')];
  const found = () => places.find((path) => existsSync(path)) ?? null;
  if (!found()) unpackDebian('mmdebstrap', CACHE);
  return found();
}
