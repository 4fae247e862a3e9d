/** PostgreSQL under Patroni, which asks etcd who is the primary. Written for 3.0 (Debian 12) and later; JSON is YAML. */
import { PORTS, type Machine } from './machine.ts';

export interface PatroniSettings extends Machine {
  etcd: readonly string[];
  /** Of PostgreSQL: data, socket and what Patroni keeps for itself. */
  folder: string;
  /** Of PostgreSQL's programs: /usr/lib/postgresql/15/bin. */
  programs: string;
  /** Who may connect: a network. */
  network: string;
  passwords: { superuser: string; replication: string };
}

/**
 * Seconds: a primary that cannot say it lives is none after `ttl`, and gives up by itself within it. Two retries and a
 * turn of the loop fit into `ttl`, as Patroni demands.
 */
const LEASE = { ttl: 8, loop_wait: 1, retry_timeout: 3 };

export function patroniConfig(settings: PatroniSettings): string {
  const { name, address, etcd, folder, programs, network, passwords } = settings;
  const here = `${address}:${PORTS.postgres}`;
  return `${JSON.stringify(
    {
      scope: 'vetrina',
      name,
      restapi: { listen: `${address}:${PORTS.patroni}`, connect_address: `${address}:${PORTS.patroni}` },
      etcd3: { hosts: etcd.map((each) => `${each}:${PORTS.etcd}`) },
      bootstrap: {
        dcs: {
          ...LEASE,
          // Who was told "saved" has it on two machines: a standby that lacks it does not become primary.
          synchronous_mode: true,
          // While etcd is away the primary goes on as long as its standby answers that it follows: without etcd nobody could take its place.
          failsafe_mode: true,
          maximum_lag_on_failover: 1_048_576,
          postgresql: {
            use_pg_rewind: true,
            use_slots: true,
            parameters: { max_connections: 200, wal_log_hints: 'on', wal_keep_size: '512MB', max_wal_senders: 10 },
          },
        },
        initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      },
      postgresql: {
        listen: here,
        connect_address: here,
        data_dir: `${folder}/data`,
        bin_dir: programs,
        basebackup: [{ checkpoint: 'fast' }],
        pgpass: `${folder}/pgpass`,
        parameters: { unix_socket_directories: folder, password_encryption: 'scram-sha-256' },
        pg_hba: [
          'local all all scram-sha-256',
          `host all all ${network} scram-sha-256`,
          `host replication replicator ${network} scram-sha-256`,
        ],
        authentication: {
          superuser: { username: 'postgres', password: passwords.superuser },
          replication: { username: 'replicator', password: passwords.replication },
        },
      },
    },
    null,
    2,
  )}\n`;
}
