/** The same published sites over TLS, by HTTP/1.1 and by HTTP/2, against one nginx worker with the same certificate. */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Suite } from '../lib/bench.ts';
import { backgroundMicros, pin } from '../lib/cpu.ts';
import { h2load } from '../lib/h2load.ts';
import { BROWSER, LOAD_CORE, openHosting, SERVER_CORE, warm } from '../lib/hosting.ts';
import { hostsScript } from '../lib/hosts-script.ts';
import { startNginx } from '../lib/nginx.ts';
import { freePort, startProduct } from '../lib/product.ts';
import { line } from '../lib/report.ts';
import { missingTool } from '../lib/tools.ts';
import { each, inTurn, ratio } from '../lib/turns.ts';
import { wrk } from '../lib/wrk.ts';

const SUITE = 'tls';
const SITES = 1000;
const CONNECTIONS = 64;

export const tlsSuite: Suite = async (bench) => {
  const missing = missingTool('nginx', 'wrk', 'taskset', 'h2load', 'openssl');
  if (missing) return [{ suite: SUITE, what: 'TLS ÷ nginx', skipped: missing }];
  const certificates = join(bench.product.folder, 'certificates');
  mkdirSync(certificates, { recursive: true });
  const certificate = { cert: join(certificates, 'bench.crt'), key: join(certificates, 'bench.key') };
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,DNS:*.localhost'];
  const files = ['-keyout', certificate.key, '-out', certificate.cert];
  execFileSync('openssl', ['req', '-x509', ...curve, ...files, '-days', '2', ...names], { stdio: 'pipe' });
  const port = await freePort();
  const product = await startProduct({ TLS_PORT: String(port), TLS_CERTIFICATES: certificates });
  try {
    const { hosts, page } = await openHosting(product, SITES);
    const nginx = await startNginx({ ...page, hosts, folder: product.folder, workers: 1, certificate });
    try {
      await warm(product.port, hosts);
      const background = await backgroundMicros([product.pid]);
      const script = hostsScript(join(product.folder, 'tls.lua'), hosts, BROWSER);
      const ours = { url: `https://127.0.0.1:${port}/`, pids: [product.pid], background };
      const theirs = { url: `https://127.0.0.1:${nginx.tlsPort}/`, pids: nginx.pids };
      pin(product.pid, SERVER_CORE);
      for (const pid of nginx.pids) pin(pid, SERVER_CORE);
      const always = { connections: CONNECTIONS, core: LOAD_CORE };
      const h1 = await inTurn(bench, { ours, nginx: theirs }, (load) => wrk({ ...load, ...always, script }));
      const h2 = await inTurn(bench, { ours, nginx: theirs }, (load) =>
        h2load({ ...load, ...always, authority: hosts[0] ?? '', headers: BROWSER }),
      );
      const cost = { h1: each(h1, 'cpuMicros'), h2: each(h2, 'cpuMicros') };
      const what = "nginx's processor time ÷ ours";
      return [
        line(SUITE, `HTTP/1.1 over TLS: ${what}`, '', ratio(cost.h1('nginx'), cost.h1('ours')), { least: 0.75 }),
        line(SUITE, `HTTP/2 over TLS: ${what}`, '', ratio(cost.h2('nginx'), cost.h2('ours')), { least: 0.75 }),
        line(SUITE, 'processor time for a page by HTTP/1.1', 'µs', cost.h1('ours')),
        line(SUITE, 'processor time for a page by HTTP/2', 'µs', cost.h2('ours')),
      ];
    } finally {
      await nginx.stop();
    }
  } finally {
    await product.stop();
  }
};
