/** A machine of a private network. */
export interface Machine {
  name: string;
  /** IPv4, or IPv6 in brackets. */
  address: string;
}

/** Where each thing listens, on the address of its machine. */
export const PORTS = {
  /** PORT of the product. */
  product: 3000,
  /** ASK_PORT of the product, and the balancer's for it. */
  ask: 3001,
  /** The balancer's, for the edges. */
  web: 8080,
  postgres: 5432,
  pgbouncer: 6432,
  /** REST of Patroni, which says who is the primary. */
  patroni: 8008,
  etcd: 2379,
  etcdPeers: 2380,
} as const;
