/** PostgreSQL twice under Patroni and etcd, an address that leads to the primary, and a pooler before it. */
import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, Pool } from 'pg';
import { databaseBalancer, patroniConfig, pgbouncerConfig, PORTS } from '../../deploy/cluster/index.ts';
import type { Network, Place } from './network.ts';
import { asNobody, NOBODY, type Processes, type Running } from './processes.ts';
import type { Programs } from './programs.ts';
import { until } from './wait.ts';

const PASSWORDS = { superuser: 'of-the-superuser', replication: 'of-the-copy' };
const USER = { name: 'vetrina', password: 'of-the-product' };
const SERVERS = ['pg1', 'pg2'] as const;
export type Server = (typeof SERVERS)[number];
export type Database = Awaited<ReturnType<typeof startDatabase>>;

interface Given {
  folder: string;
  network: Network;
  processes: Processes;
  programs: Programs;
}

export async function startDatabase({ folder, network, processes, programs }: Given) {
  const { env } = programs;
  const owned = (name: string): string => {
    const path = join(folder, name);
    mkdirSync(path, { recursive: true, mode: 0o700 });
    chownSync(path, NOBODY, NOBODY);
    return path;
  };
  const write = (path: string, text: string): string => {
    writeFileSync(path, text, { mode: 0o600 });
    chownSync(path, NOBODY, NOBODY);
    return path;
  };
  const on = (place: Place, command: string[]) => network.on(place, asNobody(command));
  chmodSync(folder, 0o755);

  const etcd = `http://${network.address('dcs')}`;
  processes.start(
    'etcd',
    on('dcs', [
      programs.path('etcd'),
      '--name=dcs',
      `--data-dir=${join(owned('dcs'), 'data')}`,
      '--log-level=error',
      `--listen-client-urls=${etcd}:${PORTS.etcd}`,
      `--advertise-client-urls=${etcd}:${PORTS.etcd}`,
      `--listen-peer-urls=${etcd}:${PORTS.etcdPeers}`,
      `--initial-advertise-peer-urls=${etcd}:${PORTS.etcdPeers}`,
      `--initial-cluster=dcs=${etcd}:${PORTS.etcdPeers}`,
    ]),
    env,
  );
  const patronis = new Map<Server, Running>();
  function startServer(server: Server): void {
    const own = owned(server);
    const config = patroniConfig({
      ...network.machine(server),
      etcd: [network.address('dcs')],
      folder: own,
      programs: programs.postgres,
      network: network.cidr,
      passwords: PASSWORDS,
    });
    const command = ['/usr/bin/python3', programs.path('patroni'), write(join(own, 'patroni.yml'), config)];
    patronis.set(server, processes.start(`patroni-${server}`, on(server, command), { ...env, HOME: own }));
  }
  const role = async (server: Server, what: string): Promise<boolean> =>
    (await fetch(`http://${network.address(server)}:${PORTS.patroni}${what}`, { signal: AbortSignal.timeout(2000) }))
      .status === 200;
  startServer('pg1');
  await until('the first PostgreSQL is primary', () => role('pg1', '/primary'), 90);
  startServer('pg2');

  const balancer = write(
    join(folder, 'database.cfg'),
    databaseBalancer({ ...network.machine('database'), databases: SERVERS.map((each) => network.machine(each)) }),
  );
  processes.start('haproxy-database', on('database', [programs.path('haproxy'), '-f', balancer]), env);
  const at = network.address('database');
  const direct = `postgres://${USER.name}:${USER.password}@${at}:${PORTS.postgres}/vetrina`;
  const asSuperuser = { user: 'postgres', password: PASSWORDS.superuser };
  const first = { ...asSuperuser, host: network.address('pg1'), database: 'postgres' };
  await once(first, `create role ${USER.name} login password '${USER.password}'`);
  await once(first, `create database vetrina owner ${USER.name}`);

  const users = write(join(folder, 'pgbouncer-users'), `"${USER.name}" "${USER.password}"\n`);
  const pooler = write(
    join(folder, 'pgbouncer.ini'),
    pgbouncerConfig({ address: at, userFile: users, version: programs.pooler.version }),
  );
  processes.start('pgbouncer', on('database', [...programs.pooler.command, '-q', pooler]), env);
  await until('the second PostgreSQL is a synchronous standby', () => role('pg2', '/sync'), 90);

  const pool = new Pool({ connectionString: direct, max: 4, connectionTimeoutMillis: 3000 });
  pool.on('error', () => undefined);
  const postmaster = (server: Server): number =>
    Number(readFileSync(join(folder, server, 'data/postmaster.pid'), 'utf8').split('\n')[0]);
  const primary = async (): Promise<Server> => {
    for (const server of SERVERS) if (await role(server, '/primary').catch(() => false)) return server;
    throw new Error('no PostgreSQL is primary');
  };
  const other = (server: Server): Server => (server === 'pg1' ? 'pg2' : 'pg1');
  return {
    direct,
    pooled: Object.assign(new URL(direct), { port: String(PORTS.pgbouncer) }).href,
    role,
    primary,
    other,
    /** Resolves when one writes and the other follows it synchronously. */
    settled: () => until('the databases agree', async () => role(other(await primary()), '/sync'), 90),
    /** Server and supervisor at once, as a machine that loses its power. */
    kill(server: Server): void {
      patronis.get(server)?.kill('SIGKILL');
      process.kill(postmaster(server), 'SIGQUIT');
    },
    startServer,
    /** Whoever asks that server itself, on its own machine: by its socket, which no cut network is in the way of. Throws where it refuses. */
    askServer: (server: Server, text: string) =>
      once(
        {
          ...asSuperuser,
          host: join(folder, server),
          database: 'vetrina',
          statement_timeout: 1000,
          query_timeout: 1500,
        },
        text,
      ),
    rows: async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
      (await pool.query<Row>(text, values)).rows,
    pool,
    async close(): Promise<void> {
      await pool.end();
    },
  };
}

async function once(options: object, text: string): Promise<true> {
  const client = new Client(options);
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(text);
    return true;
  } finally {
    await client.end().catch(() => undefined);
  }
}
