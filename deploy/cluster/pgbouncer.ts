/** pgbouncer by transaction, before the address of the primary. What needs a connection of its own goes past it (DATABASE_DIRECT_URL). */
import { PORTS } from './machine.ts';

/** @param version such as 1.18; before 1.21 the product needs DATABASE_NAMED_STATEMENTS=off */
export const pgbouncerConfig = (given: { address: string; userFile: string; version: string }): string => `[databases]
* = host=${given.address} port=${PORTS.postgres}

[pgbouncer]
listen_addr = ${given.address}
listen_port = ${PORTS.pgbouncer}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${given.userFile}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 2000
${keepsNames(given.version) ? 'max_prepared_statements = 200\n' : ''}# In a failover: who waits is told so before it gives up by itself, and the next try comes soon.
query_wait_timeout = 5
server_connect_timeout = 3
server_login_retry = 1
`;

/** Whether it keeps named statements across transactions. */
export const keepsNames = (version: string): boolean => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 1 || minor >= 21;
};
