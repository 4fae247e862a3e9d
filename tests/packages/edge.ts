/** The edge of compose.yaml before one node of this machine: its Caddyfile with other addresses and an authority of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureCaddy } from '../../scripts/caddy.ts';
import { freePort } from '../journeys/support/free-port.ts';
import { PUBLIC_HOST } from './product.ts';

const CADDYFILE = resolve(import.meta.dirname, '../../deploy/image/Caddyfile');

/** Null where there is no Caddy. */
export async function startEdge({ folder, product, ask }: { folder: string; product: number; ask: number }) {
  const program = ensureCaddy();
  if (!program) return null;
  const [http, https] = [await freePort(), await freePort()];
  const options = ['local_certs', 'skip_install_trust', 'admin off', 'default_bind 127.0.0.1'];
  const own = [...options, `http_port ${http}`, `https_port ${https}`].map((line) => `\t${line}\n`).join('');
  const text = readFileSync(CADDYFILE, 'utf8')
    .replaceAll('web1:3000 web2:3000', `127.0.0.1:${product}`)
    .replace('nodes:3001', `127.0.0.1:${ask}`)
    .replace('{\n', `{\n${own}`);
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, text);
  const child = spawn(program, ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      VETRINA_HOST: PUBLIC_HOST,
      VETRINA_MAIL: 'you@vetrina.example',
    },
    stdio: 'ignore',
  });
  return {
    port: https,
    async stop(): Promise<void> {
      if (child.exitCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
