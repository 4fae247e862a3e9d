/** Debian's Postfix, Dovecot, rspamd and Redis with the generated files, in a root folder of that release, on loopback. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { answers, descendantsOf, killAll, signal } from './processes.ts';
import { HOST, putInPlace, type DebianHostOptions } from './put-in-place.ts';

const UP_MS = 300_000;
const DOWN_MS = 30_000;
/** In this order: Postfix makes the folder that Dovecot puts its sockets into. */
const PROGRAMS = ['redis', 'rspamd', 'postfix', 'dovecot'] as const;
type Program = (typeof PROGRAMS)[number];

/** Started and listening. Everything goes at `close`. */
export async function startDebianHost(options: DebianHostOptions) {
  const { root } = options;
  const { home, layout, settings, outside, inRoot } = await putInPlace(options);
  const { ports } = layout;

  const COMMANDS: Record<Program, [string, ...string[]]> = {
    redis: ['redis-server', '--port', String(ports.redis), '--bind', HOST, '--save', '', '--dir', `${home}/redis`],
    rspamd: [
      'rspamd',
      '-f',
      '-u',
      '_rspamd',
      '-g',
      '_rspamd',
      '-c',
      '/etc/rspamd/rspamd.conf',
      `--var=LOCAL_CONFDIR=${layout.rspamd}`,
      `--var=DBDIR=${home}/rspamd-data`,
      `--var=RUNDIR=${home}/rspamd-data`,
      `--var=LOGDIR=${home}/rspamd-data`,
    ],
    dovecot: ['dovecot', '-F', '-c', `${layout.dovecot}/dovecot.conf`],
    postfix: ['postfix', '-c', layout.postfix, 'start-fg'],
  };
  const LISTENS: Record<Program, number[]> = {
    redis: [ports.redis],
    rspamd: [ports.filter],
    dovecot: [ports.imaps, ports.api, ports.quota],
    postfix: [ports.smtp, ports.submissions],
  };
  const running = new Map<Program, ChildProcess>();

  async function start(program: Program): Promise<void> {
    const child = spawn('chroot', [root, ...COMMANDS[program]], { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        said = (said + part.toString()).slice(-4000);
        appendFileSync(outside(`${home}/log/${program}.out`), part);
      });
    running.set(program, child);
    const since = performance.now();
    for (const port of LISTENS[program])
      while (!(await answers(port))) {
        if (child.exitCode !== null || performance.now() - since > UP_MS)
          throw new Error(`${program} does not start:\n${said}\n${logs()}`);
        await sleep(50);
      }
  }
  async function stop(program: Program): Promise<void> {
    const child = running.get(program);
    running.delete(program);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    // Postfix's master is a child of the script that started it, and ends with all its own.
    signal(masterOf(program) ?? child.pid ?? 0, 'SIGTERM');
    const left = setTimeout(() => child.kill('SIGKILL'), DOWN_MS);
    await gone;
    clearTimeout(left);
  }
  /** The process that started all others of a program, as it wrote down; they are no processes of ours. */
  const masterOf = (program: Program): number | null => {
    const files = {
      postfix: `${layout.queue}/pid/master.pid`,
      dovecot: `${layout.run}/master.pid`,
      rspamd: null,
      redis: null,
    };
    const file = files[program];
    if (file === null || !existsSync(outside(file))) return null;
    return Number(readFileSync(outside(file), 'utf8').trim()) || null;
  };
  /** The last letters of what each daemon wrote. */
  const logs = (most = 4_000) =>
    ['postfix.log', 'dovecot.log']
      .map((name) => outside(`${home}/log/${name}`))
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, 'utf8').slice(-most))
      .join('\n');

  async function close(): Promise<void> {
    for (const program of PROGRAMS.toReversed()) await stop(program);
    // The last processes of a master may still write a line while it goes.
    rmSync(outside(home), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
  try {
    for (const program of PROGRAMS) await start(program);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    layout,
    certificate: readFileSync(outside(settings.certificate), 'utf8'),
    databasePassword: settings.database.password,
    smtpUrl: `smtp://${HOST}:${ports.smtp}`,
    submissionUrl: `smtps://${HOST}:${ports.submissions}`,
    imapUrl: `imaps://${HOST}:${ports.imaps}`,
    url: `http://${HOST}:${ports.api}`,
    inRoot,
    logs,
    /** Ends one process of a program without a word: its master, which is started again, or one that a master starts anew. */
    async kill(program: Program, name?: string): Promise<void> {
      const master = masterOf(program) ?? running.get(program)?.pid ?? 0;
      if (name !== undefined) {
        for (const { pid } of descendantsOf(master).filter((each) => each.name === name)) signal(pid, 'SIGKILL');
        return;
      }
      const child = running.get(program);
      const gone = child && child.exitCode === null ? once(child, 'exit') : null;
      // Whoever is left behind by a master goes with it: ports and sockets must be free for the next.
      await killAll(master);
      await gone;
      running.delete(program);
      await start(program);
    },
    close,
  };
}
export type DebianHost = Awaited<ReturnType<typeof startDebianHost>>;
