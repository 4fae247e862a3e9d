/**
 * Published sites as visitors get them, over TLS by HTTP/1.1 and by HTTP/2: Caddy before the product (deploy/Caddyfile),
 * against one nginx worker with a certificate of its own. What a page costs there is Caddy's, printed and not promised.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { caddyPath, startCaddy } from '../../scripts/caddy.ts';
import type { Suite } from '../lib/bench.ts';
import { backgroundMicros, pin } from '../lib/cpu.ts';
import { h2load } from '../lib/h2load.ts';
import { BROWSER, LOAD_CORE, openHosting, SERVER_CORE, warm } from '../lib/hosting.ts';
import { hostsScript } from '../lib/hosts-script.ts';
import { startNginx } from '../lib/nginx.ts';
import { freePort } from '../../platform/free-port.ts';
import { startProduct } from '../lib/product.ts';
import { line } from '../lib/report.ts';
import { missingTool } from '../lib/tools.ts';
import { each, inTurn, ratio } from '../lib/turns.ts';
import { wrk } from '../lib/wrk.ts';

const SUITE = 'tls';
const SITES = 1000;
const CONNECTIONS = 64;

export const tlsSuite: Suite = async (bench) => {
  const program = caddyPath();
  const missing = missingTool('nginx', 'wrk', 'taskset', 'h2load', 'openssl') ?? (program ? null : 'no Caddy');
  if (missing || !program) return [{ suite: SUITE, what: 'TLS: Caddy ÷ nginx', skipped: missing ?? 'no Caddy' }];
  const product = await startProduct();
  const folder = join(product.folder, 'tls');
  mkdirSync(folder, { recursive: true });
  const certificate = { cert: join(folder, 'bench.crt'), key: join(folder, 'bench.key') };
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,DNS:*.localhost'];
  const files = ['-keyout', certificate.key, '-out', certificate.cert];
  execFileSync('openssl', ['req', '-x509', ...curve, ...files, '-days', '2', ...names], { stdio: 'pipe' });
  const { hosts, page } = await openHosting(product, SITES);
  const [http, https] = [await freePort(), await freePort()];
  const nginx = await startNginx({ ...page, hosts, folder, workers: 1, certificate });
  const caddy = startCaddy(program, { folder, product: product.port, http, https });
  try {
    for (let tries = 0; !existsSync(caddy.authority) && tries < 200; tries++) await sleep(50);
    await warm(product.port, hosts);
    const background = await backgroundMicros([product.pid]);
    const pids = [caddy.pid, product.pid];
    // The name in the handshake is one that the system knows; which site is asked for stands in Host.
    const ours = { url: `https://localhost:${https}/`, pids, background };
    const theirs = { url: `https://localhost:${nginx.tlsPort}/`, pids: nginx.pids };
    for (const pid of [...pids, ...nginx.pids]) pin(pid, SERVER_CORE);
    const script = hostsScript(join(folder, 'tls.lua'), hosts, BROWSER);
    const always = { connections: CONNECTIONS, core: LOAD_CORE };
    const h1 = await inTurn(bench, { ours, nginx: theirs }, (load) => wrk({ ...load, ...always, script }));
    const h2 = await inTurn(bench, { ours, nginx: theirs }, (load) =>
      h2load({ ...load, ...always, authority: hosts[0] ?? '', headers: BROWSER }),
    );
    const cost = { h1: each(h1, 'cpuMicros'), h2: each(h2, 'cpuMicros') };
    const what = "Caddy's and our processor time ÷ nginx's";
    return [
      line(SUITE, `HTTP/1.1 over TLS: ${what}`, '', ratio(cost.h1('ours'), cost.h1('nginx'))),
      line(SUITE, `HTTP/2 over TLS: ${what}`, '', ratio(cost.h2('ours'), cost.h2('nginx'))),
      line(SUITE, 'processor time for a page by HTTP/1.1', 'µs', cost.h1('ours')),
      line(SUITE, 'processor time for a page by HTTP/2', 'µs', cost.h2('ours')),
    ];
  } finally {
    await Promise.all([nginx.stop(), caddy.stop()]);
    await product.stop();
  }
};
