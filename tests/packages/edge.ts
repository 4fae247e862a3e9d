/** The edge of compose.yaml before one node of this machine: its Caddyfile with other addresses and an authority of its own. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { alone, ensureCaddy, runCaddy } from '../../scripts/caddy.ts';
import { freePort } from '../../platform/free-port.ts';
import { PUBLIC_HOST } from './product.ts';

const CADDYFILE = resolve(import.meta.dirname, '../../deploy/image/Caddyfile');

/** Null where there is no Caddy. */
export async function startEdge({ folder, product, ask }: { folder: string; product: number; ask: number }) {
  const program = ensureCaddy();
  if (!program) return null;
  const [http, https] = [await freePort(), await freePort()];
  const own = alone(http, https)
    .map((line) => `\t${line}\n`)
    .join('');
  const text = readFileSync(CADDYFILE, 'utf8')
    .replaceAll('web1:3000 web2:3000', `127.0.0.1:${product}`)
    .replace('nodes:3001', `127.0.0.1:${ask}`)
    .replace('{\n', `{\n${own}`);
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, text);
  const env = { VETRINA_HOST: PUBLIC_HOST, VETRINA_MAIL: 'you@vetrina.example' };
  return { ...runCaddy(program, { config: file, folder, env }), port: https };
}
