/** HAProxy before the nodes, and before PostgreSQL. Written for 2.6 (Debian 12) and later. */
import { PORTS, type Machine } from './machine.ts';

/** Between two questions whether somebody is well, and how many bad answers take one out. */
const CHECK = 'inter 1s fall 2 rise 2';

export interface WebBalancer {
  address: string;
  web: readonly Machine[];
  /** Host of PUBLIC_URL. */
  shopHost: string;
  /** Where HAProxy writes what it did; the system's log without it. */
  log?: string;
}

/**
 * What the edges send goes to nodes that say they are ready. A GET that a node broke off is asked once more at another one;
 * a POST only where nothing of it had left. Nodes that have no database keep answering sites, and say of the shop that it
 * will be back: they are not taken out together (decision 0079).
 */
export const webBalancer = (given: WebBalancer): string => `global
  # Below LimitNOFILE of its service: each of them needs two.
  maxconn 8000
  log ${given.log ?? '/dev/log'} local0

defaults
  mode http
  log global
  option httplog
  timeout connect 2s
  # Longer than any answer of the product; it closes what is idle for 65 s, and is to be the later one.
  timeout client 60s
  timeout server 60s
  timeout http-keep-alive 60s
  timeout queue 5s
  # A busy node is no node that is away.
  timeout check 3s
  # Each try at another node.
  retries 2
  option redispatch 1
  retry-on conn-failure empty-response
  # Whoever calls is told to come again, also where nobody is left to say so.
  http-error status 503 content-type text/plain string "Back in a moment.\\n" hdr Retry-After 5
  # Whoever refuses a connection is out at once: of a host's pages each try would else go to the same node.
  default-server check ${CHECK} maxconn 1000 observe layer4 error-limit 1 on-error mark-down

frontend edges
  bind ${given.address}:${PORTS.web}
  http-request disable-l7-retry unless METH_GET
  # X-Forwarded-For is the edge's (TRUST_PROXY=1): nothing is added here.
  acl shop hdr(host),field(1,:) -i ${given.shopHost}
  use_backend shop if shop { nbsrv(shop) gt 0 }
  default_backend sites

backend shop
  balance roundrobin
  option httpchk
  http-check send meth GET uri /readyz/shop ver HTTP/1.1 hdr Host ${given.shopHost}
  http-check expect status 200
${servers(given.web, PORTS.product)}

backend sites
  # A site's pages are in the memory of one node or two, not of all.
  balance hdr(host)
  hash-type consistent
  hash-balance-factor 150
  # While the database is away a node says 503 of a site that it has never shown: another one may have it.
  retry-on conn-failure empty-response 503
  option httpchk
  http-check send meth GET uri /readyz/sites ver HTTP/1.1 hdr Host ${given.shopHost}
  http-check expect status 200
${servers(given.web, PORTS.product)}

# Which names may have a certificate: answered from memory, also while the database is away.
listen ask
  bind ${given.address}:${PORTS.ask}
  option httpchk
  http-check send meth GET uri /readyz/sites ver HTTP/1.1 hdr Host ${given.shopHost}
  http-check expect status 200
${servers(given.web, PORTS.ask, ` port ${PORTS.product}`)}
`;

/**
 * One address that always leads to the PostgreSQL that writes, as Patroni says it. Who was connected to another is cut: a
 * connection that outlives its primary would read what is no longer so.
 */
export const databaseBalancer = (given: { address: string; databases: readonly Machine[] }): string => `global
  maxconn 2000

defaults
  mode tcp
  timeout connect 2s
  # Listeners and pools keep lines open; each of them looks every few seconds whether it lives.
  timeout client 1h
  timeout server 1h
  option clitcpka
  option srvtcpka

listen primary
  bind ${given.address}:${PORTS.postgres}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server check port ${PORTS.patroni} inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers(given.databases, PORTS.postgres)}
`;

const servers = (machines: readonly Machine[], port: number, more = ''): string =>
  machines.map(({ name, address }) => `  server ${name} ${address}:${port}${more}`).join('\n');
