/** A machine that is only a folder: what runs in it sees its files, and writes where it may. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeDebianRoot } from '../../scripts/debian-root-folder.ts';

const CACHE = resolve(import.meta.dirname, '../../node_modules/.cache/packages');
const SUITE = 'bookworm';
const INCLUDE = ['adduser', 'ca-certificates', 'libstdc++6', 'systemd', 'python3', 'docker-compose', 'procps'];

/** A copy of a fresh Debian 12, or the reason why there is none. */
export function freshDebian(to: string): string | null {
  const kept = join(CACHE, SUITE);
  if (!existsSync(kept)) {
    console.log('Fetching Debian 12 for the packages (once) …');
    const reason = makeDebianRoot({ cache: CACHE, suite: SUITE, include: INCLUDE });
    if (reason !== null) return reason;
  }
  rmSync(to, { recursive: true, force: true });
  return spawnSync('cp', ['-a', kept, to]).status === 0 ? null : 'it cannot be copied';
}

interface Place {
  root: string;
  /** Folders of the root that can be written; all when not given. */
  writable?: readonly string[];
  /** "vetrina", "65532:65532"; root when not given. */
  user?: string;
  env?: Readonly<Record<string, string | undefined>>;
}

/** In a mount namespace of its own: read-only but for `writable`, with /proc, /dev and a /tmp that nobody shares. */
function command({ root, writable, user }: Place, words: readonly string[]): string[] {
  const mounts = [
    'mount --bind "$0" "$0"',
    ...(writable ?? []).map((path) => `mount --bind "$0${path}" "$0${path}"`),
    ...(writable ? ['mount -o remount,bind,ro "$0"'] : []),
    ...(writable ? ['mount -t tmpfs -o mode=1777 tmpfs "$0/tmp"'] : []),
    'mount -t proc proc "$0/proc"',
    'mount --rbind /dev "$0/dev"',
  ];
  const inside = `exec chroot ${user ? `--userspec=${user}` : ''} "$0" "$@"`;
  return ['--mount', '--', 'sh', '-ec', `${mounts.join('; ')}; ${inside}`, root, ...words];
}

/** Runs to its end; what it printed and its exit code. */
export function runIn(place: Place, ...words: string[]): { code: number | null; said: string } {
  mkdirSync(join(place.root, 'proc'), { recursive: true });
  const env = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', ...place.env };
  const { status, stdout, stderr } = spawnSync('unshare', command(place, words), {
    encoding: 'utf8',
    env,
    timeout: 300_000,
  });
  return { code: status, said: `${stdout}${stderr}`.trim() };
}

export interface Started {
  child: ChildProcess;
  said: () => string;
  /** SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>;
}

export function startIn(place: Place, ...words: string[]): Started {
  const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', ...place.env };
  const child = spawn('unshare', command(place, words), { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (text += part.toString()));
  const gone = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
  return {
    child,
    said: () => text,
    stop() {
      child.kill('SIGTERM');
      return gone;
    },
  };
}
