// Debian's daemons of the mail host in a folder of their own: nothing is installed on this machine, and no service starts.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Release } from '../../deploy/mailhost/settings.ts';
import { makeDebianRoot } from '../debian-root-folder.ts';

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
  console.log(`Fetching the mail host's packages of Debian ${release} (once) …`);
  const reason = makeDebianRoot({
    cache: CACHE,
    suite: SUITES[release],
    include: [...PACKAGES, ...JUDGES],
    user: 'vmail',
  });
  if (reason === null) return debianRoot(release);
  console.error(`No Debian ${release} for the mail host: ${reason}. Its tests are skipped.`);
  return null;
}
