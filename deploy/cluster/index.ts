/** Files of a cluster of shape L, from what stands where (docs/production.md, section 12). */
export { edgeCaddyfile } from './caddy.ts';
export { databaseBalancer, webBalancer } from './haproxy.ts';
export { PORTS, type Machine } from './machine.ts';
export { patroniConfig } from './patroni.ts';
export { keepsNames, pgbouncerConfig } from './pgbouncer.ts';
