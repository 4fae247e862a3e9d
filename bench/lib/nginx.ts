/** nginx as the peer: one worker, on a core of its own, that serves given bytes from a file. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './product.ts';

export interface Nginx {
  port: number;
  /** The worker that answers. */
  pid: number;
  stop(): Promise<void>;
}

/** @param headers sent with the file, as the product sends them */
export async function startNginx(
  tool: string,
  folder: string,
  file: { body: Buffer; headers: Record<string, string> },
): Promise<Nginx> {
  const root = join(folder, 'nginx');
  mkdirSync(join(root, 'www'), { recursive: true });
  writeFileSync(join(root, 'www', 'index.html'), file.body);
  const port = await freePort();
  const quoted = (value: string) =>
    `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('$', '${dollar}')}'`;
  const headers = Object.entries(file.headers).map(([name, value]) => `add_header ${name} ${quoted(value)};`);
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    join(root, 'nginx.conf'),
    `${user} worker_processes 1; worker_cpu_affinity 01; daemon off; pid ${root}/pid; error_log ${root}/error.log;
events { worker_connections 512; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=100;
  client_body_temp_path ${root}/t1; proxy_temp_path ${root}/t2; fastcgi_temp_path ${root}/t3; uwsgi_temp_path ${root}/t4;
  scgi_temp_path ${root}/t5; default_type 'text/html; charset=utf-8';
  geo $dollar { default '$'; }
  server { listen 127.0.0.1:${port}; root ${root}/www; index index.html; ${headers.join(' ')} }
}
`,
  );
  const child = spawn(tool, ['-p', root, '-c', join(root, 'nginx.conf')], { stdio: 'ignore' });
  for (let tries = 0; tries < 100; tries++) {
    const ready = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'accept-encoding': 'identity' } }).then(
      async (answer) => (await answer.arrayBuffer().catch(() => null), answer.ok),
      () => false,
    );
    if (ready) break;
    if (child.exitCode !== null)
      throw new Error(`nginx did not start:\n${readFileSync(join(root, 'error.log'), 'utf8')}`);
    await sleep(50);
  }
  const worker = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ')[0];
  return {
    port,
    pid: Number(worker),
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
