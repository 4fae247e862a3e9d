/** Debian's Postfix, Dovecot, rspamd and Redis with the generated files, in a root folder of that release, on loopback. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, connect, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { newDkimKey } from '../../deploy/mailhost/dkim.ts';
import { mailHostFiles } from '../../deploy/mailhost/index.ts';
import type { ConfigFile, Layout } from '../../deploy/mailhost/layout.ts';
import { mailHostSettings, type Release } from '../../deploy/mailhost/settings.ts';

const HOST = '127.0.0.1';
const UP_MS = 300_000;
const DOWN_MS = 30_000;
/** In this order: Postfix makes the folder that Dovecot puts its sockets into. */
const PROGRAMS = ['redis', 'rspamd', 'postfix', 'dovecot'] as const;
export type Program = (typeof PROGRAMS)[number];

export interface DebianHostOptions {
  release: Release;
  /** Root folder that the packages are unpacked in. */
  root: string;
  /** Of a role that may read the views. */
  databaseUrl: string;
  /** Server that takes mail for strangers. */
  relayUrl: string;
  apiKey: string;
  /** Recipients of one sign-in within an hour. */
  recipientsAnHour?: number;
}

async function freePorts<Name extends string>(names: readonly Name[]): Promise<Record<Name, number>> {
  const servers = names.map(() => createServer().listen(0, HOST));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const taken = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((done) => void server.close(done))));
  return Object.fromEntries(names.map((name, at) => [name, taken[at]])) as Record<Name, number>;
}

/** A certificate for `localhost` and 127.0.0.1 that vouches for itself. */
function selfSigned(key: string, certificate: string): void {
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  const { status, stderr } = spawnSync('openssl', [
    'req',
    '-x509',
    ...kind,
    ...subject,
    '-keyout',
    key,
    '-out',
    certificate,
  ]);
  if (status !== 0) throw new Error(`openssl: ${String(stderr)}`);
}

/** rspamd without the outside: what asks the DNS would wait for answers that nobody gives. */
const NO_OUTSIDE = ['rbl', 'surbl', 'spf', 'dmarc', 'asn', 'mx_check', 'fuzzy_check', 'phishing', 'greylist'];

export async function startDebianHost(options: DebianHostOptions) {
  const { root, release, apiKey } = options;
  const home = `/srv/mailhost-${process.pid}-${Math.trunc(performance.now())}`;
  const outside = (path: string) => join(root, path);
  const ports = await freePorts([
    'smtp',
    'submissions',
    'imaps',
    'api',
    'handOn',
    'filter',
    'filterControl',
    'quota',
    'redis',
  ]);
  const layout: Layout = {
    postfix: `${home}/postfix`,
    dovecot: `${home}/dovecot`,
    rspamd: `${home}/rspamd`,
    queue: `${home}/queue`,
    postfixData: `${home}/postfix-data`,
    run: `${home}/run`,
    mail: `${home}/mail`,
    dkim: `${home}/dkim`,
    postfixLog: `${home}/log/postfix.log`,
    dovecotLog: `${home}/log/dovecot.log`,
    ports,
  };
  const database = new URL(options.databaseUrl);
  const relay = new URL(options.relayUrl);
  const settings = mailHostSettings.parse({
    release,
    domain: 'mail.vetrina.example',
    hostname: 'mx1.mail.vetrina.example',
    listen: [HOST],
    certificate: `${home}/tls/certificate.pem`,
    privateKey: `${home}/tls/key.pem`,
    database: {
      host: database.hostname,
      port: Number(database.port),
      name: database.pathname.slice(1),
      user: database.username,
      password: decodeURIComponent(database.password),
      tls: 'disable',
    },
    apiKey,
    relay: { host: relay.hostname, port: Number(relay.port) },
    recipients: { hour: options.recipientsAnHour ?? 1000, day: 5000 },
  });

  const inRoot = (command: string, ...args: string[]) =>
    spawnSync('chroot', [root, command, ...args], { encoding: 'utf8', timeout: UP_MS });
  const own = (user: string, ...paths: string[]) => {
    const { status, stderr } = inRoot('chown', '-R', user, ...paths);
    if (status !== 0) throw new Error(`chown: ${stderr}`);
  };
  const groups = new Map<string, number>();
  const groupId = (name: string): number => {
    if (!groups.has(name))
      for (const line of readFileSync(outside('/etc/group'), 'utf8').split('\n')) {
        const [group = '', , id] = line.split(':');
        groups.set(group, Number(id));
      }
    return groups.get(name) ?? 0;
  };
  const put = ({ path, text, secret, group }: ConfigFile): void => {
    mkdirSync(dirname(outside(path)), { recursive: true });
    writeFileSync(outside(path), text, { mode: secret ? (group ? 0o640 : 0o600) : 0o644 });
    if (group) chownSync(outside(path), 0, groupId(group));
  };

  for (const name of ['queue', 'postfix-data', 'run', 'mail', 'dkim', 'log', 'tls', 'rspamd-data', 'redis'])
    mkdirSync(outside(`${home}/${name}`), { recursive: true });
  selfSigned(outside(settings.privateKey), outside(settings.certificate));
  const key = await newDkimKey();
  put({ path: `${layout.dkim}/v1.key`, text: key.privateKey, secret: true, group: '_rspamd' });
  for (const file of mailHostFiles(settings, layout)) put(file);
  // Postfix starts what died at once again only after a minute.
  appendFileSync(outside(`${layout.postfix}/main.cf`), 'service_throttle_time = 1s\n');
  for (const name of NO_OUTSIDE) put({ path: `${layout.rspamd}/override.d/${name}.conf`, text: 'enabled = false;\n' });
  // Lines by which a test makes a mail suspicious; each release has its own word for it.
  put({
    path: `${layout.rspamd}/override.d/options.inc`,
    text: 'enable_test_patterns = true;\ngtube_patterns = "all";\n',
  });
  own('vmail:vmail', layout.mail);
  own('postfix', layout.postfixData);
  own('_rspamd:_rspamd', `${home}/rspamd-data`, layout.dkim);
  cpSync('/etc/resolv.conf', outside('/etc/resolv.conf'));
  inRoot('sievec', '-c', `${layout.dovecot}/dovecot.conf`, `${layout.dovecot}/vetrina-junk.sieve`);

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
  const logs = () =>
    ['postfix.log', 'dovecot.log']
      .map((name) => outside(`${home}/log/${name}`))
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, 'utf8').slice(-4000))
      .join('\n');

  async function close(): Promise<void> {
    for (const program of PROGRAMS.toReversed()) await stop(program);
    rmSync(outside(home), { recursive: true, force: true });
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
      // Whoever is left behind by a master goes with it: the ports must be free for the next.
      const all = descendantsOf(master);
      const child = running.get(program);
      const gone = child && child.exitCode === null ? once(child, 'exit') : null;
      signal(master, 'SIGKILL');
      for (const { pid } of all) signal(pid, 'SIGKILL');
      await gone;
      running.delete(program);
      await start(program);
    },
    close,
  };
}
export type DebianHost = Awaited<ReturnType<typeof startDebianHost>>;

/** All processes below one, with the name that the kernel has for each. */
export function descendantsOf(root: number): { pid: number; name: string }[] {
  const all = readdirSync('/proc')
    .filter((each) => /^\d+$/.test(each))
    .flatMap((pid) => {
      try {
        const found = /^\d+ \((.*)\) \S (\d+) /s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
        return found ? [{ pid: Number(pid), name: found[1] ?? '', parent: Number(found[2]) }] : [];
      } catch {
        return [];
      }
    });
  const below = (parent: number): { pid: number; name: string }[] =>
    all.filter((each) => each.parent === parent).flatMap((each) => [each, ...below(each.pid)]);
  return below(root);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    if (pid > 0) process.kill(pid, name);
  } catch {
    // It has gone.
  }
}

const answers = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, HOST);
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
