/** Files of a cluster: what was learnt by running the engines stands in them. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { databaseBalancer, edgeCaddyfile, keepsNames, patroniConfig, pgbouncerConfig, webBalancer } from './index.ts';

const WEB = [
  { name: 'web1', address: '10.0.0.21' },
  { name: 'web2', address: '10.0.0.22' },
];
const DATABASES = [
  { name: 'pg1', address: '10.0.0.41' },
  { name: 'pg2', address: '10.0.0.42' },
];
const web = webBalancer({ address: '10.0.0.20', web: WEB, shopHost: 'vetrina.example' });
const database = databaseBalancer({ address: '10.0.0.40', databases: DATABASES });
const patroni = patroniConfig({
  name: 'pg1',
  address: '10.0.0.41',
  etcd: ['10.0.0.45', '10.0.0.46', '10.0.0.47'],
  folder: '/var/lib/postgresql/vetrina',
  programs: '/usr/lib/postgresql/15/bin',
  network: '10.0.0.0/24',
  passwords: { superuser: 'kept-from-all', replication: 'kept-too' },
});
const pgbouncer = (version: string) =>
  pgbouncerConfig({ address: '10.0.0.40', userFile: '/etc/pgbouncer/userlist.txt', version });
const caddy = edgeCaddyfile({
  edge: 2,
  address: '203.0.113.10',
  balancer: '10.0.0.20',
  storage: '/srv/certificates',
  authority: null,
});

describe('the files of a cluster', () => {
  it.each([
    ['haproxy-web.cfg', web],
    ['haproxy-database.cfg', database],
    ['patroni.yml', patroni],
    ['pgbouncer.ini', pgbouncer('1.24')],
    ['Caddyfile', caddy],
  ])('%s is written as in the kept sample', async (name, text) => {
    // After a change on purpose: write the sample anew with `vitest -u`.
    await expect(text).toMatchFileSnapshot(join(import.meta.dirname, 'samples', name));
  });

  it('no POST is sent twice, and a node that is away takes no GET with it', () => {
    expect(web).toContain('http-request disable-l7-retry unless METH_GET');
    expect(web).toMatch(/retries 2\n\s+option redispatch 1\n/);
    expect(web).toContain('hdr Retry-After 5');
  });

  it('without a database all nodes stay in, for sites, and for who asks whether a name may have a certificate', () => {
    expect(web).toContain('use_backend shop if shop { nbsrv(shop) gt 0 }');
    expect(web.match(/uri \/readyz\/sites /g)).toHaveLength(2);
    expect(web.match(/uri \/readyz\/shop /g)).toHaveLength(1);
    // What one node has never shown another one may have.
    expect(web.match(/retry-on .* 503$/gm)).toHaveLength(1);
  });

  it('whoever was connected to a primary that is none is cut', () => {
    expect(database).toContain('option httpchk OPTIONS /primary');
    expect(database).toContain('on-marked-down shutdown-sessions');
  });

  it('an acknowledged write is on two machines, and the lease fits two retries', () => {
    const { dcs } = (JSON.parse(patroni) as { bootstrap: { dcs: Record<string, number | boolean> } }).bootstrap;
    expect(dcs['synchronous_mode']).toBe(true);
    expect(Number(dcs['loop_wait']) + 2 * Number(dcs['retry_timeout'])).toBeLessThanOrEqual(Number(dcs['ttl']));
  });

  it('a pooler that keeps named statements is told so, an older one has no such word', () => {
    expect(['1.18', '1.20', '1.21', '1.24', '2.0'].map(keepsNames)).toEqual([false, false, true, true, true]);
    expect(pgbouncer('1.18')).not.toContain('max_prepared_statements');
  });
});
