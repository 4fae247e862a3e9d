/** pgbouncer before a database, by transaction, as an operator would set it up. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pgbouncerCommand, versionOf } from '../../scripts/pgbouncer.ts';
import { freePort } from '../../platform/free-port.ts';

const [PROGRAM = '', ...FIRST] = pgbouncerCommand() ?? [];
/** It refuses to run as root. */
const NOBODY = 65_534;

/** Null: it can be run here; else why not. */
export const pgbouncerMissing = (): string | null => (PROGRAM === '' ? 'no pgbouncer, see scripts/pgbouncer.ts' : null);
/** Such as 1.18. */
export const pgbouncerVersion = (): string => versionOf([PROGRAM, ...FIRST]) ?? '0';

/** @returns the address of the same database through it */
export async function startPgbouncer(databaseUrl: string): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'vetrina-pgbouncer-'));
  const { hostname, port, username, password } = new URL(databaseUrl);
  const at = await freePort();
  const [user, secret] = [username, password].map(decodeURIComponent);
  writeFileSync(join(folder, 'users'), `"${user}" "${secret}"\n`);
  writeFileSync(
    join(folder, 'ini'),
    [
      '[databases]',
      `* = host=${hostname} port=${port}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${at}`,
      'unix_socket_dir =',
      'auth_type = plain',
      `auth_file = ${join(folder, 'users')}`,
      `stats_users = ${user}`,
      'pool_mode = transaction',
      'default_pool_size = 4',
      'max_client_conn = 200',
    ].join('\n'),
  );
  const isRoot = process.getuid?.() === 0;
  chmodSync(folder, 0o700);
  if (isRoot) for (const path of [folder, join(folder, 'users'), join(folder, 'ini')]) chownSync(path, NOBODY, NOBODY);
  const child = spawn(PROGRAM, [...FIRST, '-q', join(folder, 'ini')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
  });
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  const gone = once(child, 'exit');
  while (!(await answers(at))) {
    if (child.exitCode !== null) throw new Error(`pgbouncer did not start: ${said}`);
    await sleep(50);
  }
  return {
    url: Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${at}` }).href,
    async stop() {
      child.kill('SIGINT');
      // It waits for whoever is still connected; a test does not.
      const late = setTimeout(() => child.kill('SIGKILL'), 2000);
      await gone;
      clearTimeout(late);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const answers = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
    socket.once('connect', () => socket.destroy());
  });
