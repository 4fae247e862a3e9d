/** What stands before the nodes: a balancer, two Caddys with one storage, and an authority that gives them certificates. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get as getByHttps } from 'node:https';
import { join } from 'node:path';
import { edgeCaddyfile, webBalancer } from '../../deploy/cluster/index.ts';
import type { Network } from './network.ts';
import type { Processes, Running } from './processes.ts';
import type { Programs } from './programs.ts';
import { until } from './wait.ts';

export const EDGES = ['edge1', 'edge2'] as const;
export type Edge = (typeof EDGES)[number];
export type Edges = Awaited<ReturnType<typeof startEdges>>;
const ACME = { api: 14_000, management: 15_000, dns: 8053, words: 8055 };

interface Given {
  folder: string;
  network: Network;
  processes: Processes;
  programs: Programs;
  shopHost: string;
}

export async function startEdges({ folder, network, processes, programs, shopHost }: Given) {
  const { env } = programs;
  const write = (name: string, text: string): string => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  const web = [network.machine('web1'), network.machine('web2')];
  const balancer = write(
    'web.cfg',
    webBalancer({ ...network.machine('balance'), web, shopHost, log: 'stdout format raw' }),
  );
  processes.start('haproxy-web', network.on('balance', [programs.path('haproxy'), '-f', balancer]), env);

  const authority = programs.has('pebble') ? await startAuthority() : null;
  const storage = join(folder, 'certificates');
  mkdirSync(storage, { recursive: true });
  const running = new Map<Edge, Running>();
  function startEdge(edge: Edge): void {
    const text = edgeCaddyfile({
      edge: EDGES.indexOf(edge) + 1,
      address: network.address(edge),
      balancer: network.address('balance'),
      storage,
      authority: authority && { directory: authority.directory, root: authority.root },
      options: ['admin off', ...(authority ? [] : ['local_certs', 'skip_install_trust'])],
    });
    const file = write(`${edge}.caddyfile`, text);
    const command = [programs.path('caddy'), 'run', '--config', file, '--adapter', 'caddyfile'];
    const own = { HOME: join(folder, edge), XDG_DATA_HOME: join(folder, edge), XDG_CONFIG_HOME: join(folder, edge) };
    running.set(edge, processes.start(edge, network.on(edge, command), { ...env, ...own }));
  }
  for (const edge of EDGES) startEdge(edge);
  const rootFile = join(storage, 'pki/authorities/local/root.crt');
  if (!authority) await until('the edges have an authority', () => readFileSync(rootFile).length > 0);
  return {
    storage,
    authority,
    /** Whose certificates are believed, PEM. */
    root: authority ? await authority.issuer() : readFileSync(rootFile, 'utf8'),
    startEdge,
    there: (edge: Edge) => running.get(edge),
  };

  async function startAuthority() {
    const at = network.address('acme');
    const [key, root] = [join(folder, 'acme.key'), join(folder, 'acme.crt')];
    const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=acme'.split(' ');
    const made = spawnSync('openssl', [...request, '-addext', `subjectAltName=IP:${at}`, '-keyout', key, '-out', root]);
    if (made.status !== 0) throw new Error(`openssl: ${String(made.stderr)}`);
    const pebble = {
      listenAddress: `${at}:${ACME.api}`,
      managementListenAddress: `${at}:${ACME.management}`,
      certificate: root,
      privateKey: key,
      httpPort: 80,
      tlsPort: 443,
    };
    const config = write('pebble.json', JSON.stringify({ pebble }));
    const begin = (): Running =>
      processes.start(
        'pebble',
        network.on('acme', [programs.path('pebble'), '-config', config, '-dnsserver', `${at}:${ACME.dns}`]),
        { ...env, PEBBLE_VA_NOSLEEP: '1', PEBBLE_WFE_NONCEREJECT: '0' },
      );
    // All names lead to the first edge, whoever asked for a certificate.
    const dns = ['-defaultIPv4', network.address('edge1'), '-defaultIPv6', '', '-dns01', `${at}:${ACME.dns}`];
    const off = ['-http01', '', '-https01', '', '-tlsalpn01', '', '-management', `${at}:${ACME.words}`];
    processes.start('challenges', network.on('acme', [programs.path('challenges'), ...dns, ...off]), env);
    let pebbleNow = begin();
    const directory = `https://${at}:${ACME.api}/dir`;
    const ca = readFileSync(root, 'utf8');
    await until('the authority answers', async () => (await get(directory, ca)).length > 0);
    return {
      directory,
      root,
      issuer: () => get(`https://${at}:${ACME.management}/roots/0`, ca),
      /** With what it signs, PEM: whoever plays an old certificate of it signs with that. */
      signer: async () => ({
        certificate: await get(`https://${at}:${ACME.management}/intermediates/0`, ca),
        key: await get(`https://${at}:${ACME.management}/intermediate-keys/0`, ca),
      }),
      /** New orders that it was asked for. */
      orders: () => pebbleNow.words().split('Added order').length - 1,
      stop: () => pebbleNow.stop(),
      begin: () => void (pebbleNow = begin()),
    };
  }
}

const get = (url: string, ca: string): Promise<string> =>
  new Promise((done, fail) => {
    getByHttps(url, { ca }, (answer) => {
      let text = '';
      answer.on('data', (part: Buffer) => (text += part.toString()));
      answer.on('end', () => done(text));
    }).on('error', fail);
  });
