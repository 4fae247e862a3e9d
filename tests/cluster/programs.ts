/** The engines of a cluster, from Debian: what is installed is used, the rest is unpacked below node_modules/.cache, and nothing starts by itself. */
import { existsSync, globSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { unpackDebian } from '../../scripts/unpack-debian.ts';
import { ensurePooler, type Pooler } from './pooler.ts';

/** Unpacked packages, and what the processes of the last cluster said. */
export const CACHE = resolve(import.meta.dirname, '../../node_modules/.cache/cluster');
/** What is run: its package, and what Debian has beside it that may lack here. */
const WANTED = {
  haproxy: ['usr/sbin/haproxy', 'haproxy', 'liblua5.3-0', 'libopentracing-c-wrapper0', 'libopentracing1'],
  etcd: ['usr/bin/etcd', 'etcd-server'],
  caddy: ['usr/bin/caddy', 'caddy'],
  pebble: ['usr/bin/pebble', 'pebble'],
  challenges: ['usr/bin/pebble-challtestsrv', 'pebble'],
  /** A library that tells another time to whoever loads it. */
  faketime: ['usr/lib/*/faketime/libfaketime.so.1', 'libfaketime'],
  patroni: [
    'usr/bin/patroni',
    'patroni',
    ...['cdiff', 'click', 'dateutil', 'dnspython', 'etcd', 'pkg-resources', 'prettytable', 'psutil'].map(
      (each) => `python3-${each}`,
    ),
    ...['psycopg2', 'six', 'urllib3', 'wcwidth', 'yaml'].map((each) => `python3-${each}`),
    'libpq5',
    'libyaml-0-2',
  ],
} as const satisfies Record<string, readonly [path: string, ...packages: string[]]>;
export type Program = keyof typeof WANTED;

export interface Programs {
  path(program: Program): string;
  has(program: Program): boolean;
  /** Of PostgreSQL's own programs. */
  postgres: string;
  pooler: Pooler;
  /** Variables with which unpacked programs find what they need. */
  env: Record<string, string>;
}

/** Fetched once. Throws the reason where one cannot be had without which there is no cluster. */
export function ensurePrograms(say: (text: string) => void): Programs {
  const find = (program: Program): string | null => {
    const [path] = WANTED[program];
    return globSync([`/${path}`, join(CACHE, path)])[0] ?? null;
  };
  const names = Object.keys(WANTED) as Program[];
  const lacking = names.filter((name) => find(name) === null);
  if (lacking.length > 0 && existsSync('/usr/bin/apt-get')) {
    say(`Fetching ${lacking.join(', ')} from Debian (once) …`);
    unpackDebian([...new Set(lacking.flatMap((name) => WANTED[name].slice(1)))], CACHE);
  }
  if (postgresPrograms() === null && existsSync('/usr/bin/apt-get'))
    unpackDebian(['postgresql-15', 'postgresql-client-15'], CACHE);
  const postgres = postgresPrograms();
  const pooler = ensurePooler(CACHE, say);
  const needed: Program[] = ['haproxy', 'etcd', 'caddy', 'patroni'];
  const missing = [
    ...needed.filter((name) => find(name) === null),
    ...(postgres ? [] : ['postgresql']),
    ...(pooler ? [] : ['pgbouncer']),
  ];
  if (!postgres || !pooler || missing.length > 0) throw new Error(`Debian's ${missing.join(', ')} cannot be had here`);
  const path = (program: Program): string => find(program) ?? '';
  const env = {
    PATH: process.env['PATH'] ?? '',
    LD_LIBRARY_PATH: globSync('usr/lib/*-linux-gnu', { cwd: CACHE })
      .map((each) => join(CACHE, each))
      .join(delimiter),
    PYTHONPATH: join(CACHE, 'usr/lib/python3/dist-packages'),
  };
  return { path, has: (program) => find(program) !== null, postgres, pooler, env };
}

const postgresPrograms = (): string | null =>
  ['/', `${CACHE}/`]
    .flatMap((root) => globSync(`${root}usr/lib/postgresql/*/bin`).toSorted().toReversed())
    .find((folder) => existsSync(join(folder, 'pg_rewind'))) ?? null;
