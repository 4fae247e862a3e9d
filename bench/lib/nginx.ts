/** nginx as the peer: it serves each host's bytes from a folder of its own, with the headers that the product sends. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../platform/free-port.ts';

export interface Nginx {
  port: number;
  /** Listens with TLS 1.3 and HTTP/2; 0 without a certificate. */
  tlsPort: number;
  /** The workers that answer. */
  pids: number[];
  stop(): Promise<void>;
}
export interface NginxSetting {
  /** Program. */
  tool: string;
  /** Made if it is not there. */
  folder: string;
  hosts: string[];
  body: Buffer;
  /** Sent with the page, as the product sends them. */
  headers: Record<string, string>;
  workers: number;
  certificate?: { cert: string; key: string };
  /** Every file is held open, as nobody does who does not know to ask for it. */
  openFiles?: boolean;
}

/**
 * At its best: sendfile, every file held open (which takes a descriptor for each host), nothing to negotiate as the bytes
 * lie there in brotli.
 */
export async function startNginx({
  tool,
  folder,
  hosts,
  body,
  headers,
  workers,
  certificate,
  openFiles = true,
}: NginxSetting): Promise<Nginx> {
  const root = join(folder, `nginx-${workers}${openFiles ? '' : '-as-it-comes'}`);
  for (const host of hosts) {
    mkdirSync(join(root, 'www', host), { recursive: true });
    writeFileSync(join(root, 'www', host, 'index.html'), body);
  }
  const port = await freePort();
  const tlsPort = certificate ? await freePort() : 0;
  const quoted = (value: string) =>
    `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('$', '${dollar}')}'`;
  const sent = Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)};`);
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const tls = certificate
    ? `listen 127.0.0.1:${tlsPort} ssl http2; ssl_certificate ${certificate.cert}; ssl_certificate_key ${certificate.key}; ssl_protocols TLSv1.3; http2_max_requests 1000000;`
    : '';
  writeFileSync(
    join(root, 'nginx.conf'),
    `${user} worker_processes ${workers}; daemon off; pid ${root}/pid; error_log ${root}/error.log;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000;
  ${openFiles ? `open_file_cache max=${3 * hosts.length} inactive=1h; open_file_cache_valid 1h;` : ''}
  client_body_temp_path ${root}/t1; proxy_temp_path ${root}/t2; fastcgi_temp_path ${root}/t3; uwsgi_temp_path ${root}/t4;
  scgi_temp_path ${root}/t5; default_type 'text/html; charset=utf-8';
  geo $dollar { default '$'; }
  server { listen 127.0.0.1:${port} reuseport; ${tls} root ${root}/www/$host; index index.html; ${sent.join(' ')} }
}
`,
  );
  const child = spawn(tool, ['-p', root, '-c', join(root, 'nginx.conf')], { stdio: 'ignore' });
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  };
  const children = () =>
    readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
  for (let tries = 0; tries < 100; tries++) {
    if (child.exitCode !== null)
      throw new Error(`nginx did not start:\n${readFileSync(join(root, 'error.log'), 'utf8')}`);
    const answers = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (answers && children().length === workers) return { port, tlsPort, pids: children(), stop };
    await sleep(50);
  }
  await stop();
  throw new Error('nginx did not answer');
}
