// Where the server is that stands before the product (deploy/Caddyfile). Debian's is fetched when there is none.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { unpackDebian } from './unpack-debian.ts';

const CADDYFILE = resolve(import.meta.dirname, '../deploy/Caddyfile');
const UNPACKED = resolve(import.meta.dirname, '../node_modules/.cache/caddy');

export const caddyPath = (): string | null =>
  [process.env['CADDY_PATH'], '/usr/bin/caddy', join(UNPACKED, 'usr/bin/caddy')].find(
    (path) => path !== undefined && existsSync(path),
  ) ?? null;

/**
 * Unpacks Debian's package without installing it, which would start a server on port 80 where a service manager runs.
 * Null with a message printed where it cannot be had.
 */
export function ensureCaddy(): string | null {
  if (!caddyPath() && existsSync('/usr/bin/apt-get')) {
    console.log('Fetching Caddy from Debian for the journey by HTTPS (once) …');
    unpackDebian('caddy', UNPACKED);
  }
  const found = caddyPath();
  if (!found)
    console.error('No Caddy found: its journey is skipped. Debian: apt-get install caddy; or set CADDY_PATH.');
  return found;
}

export interface Caddy {
  pid: number;
  /** Certificate of its own authority; there when it has started. */
  authority: string;
  stop(): Promise<void>;
}

/** Runs deploy/Caddyfile on loopback with an authority of its own, everything that it keeps in `folder`. */
export function startCaddy(
  program: string,
  { folder, product, http, https }: { folder: string; product: number; http: number; https: number },
): Caddy {
  const options = ['local_certs', 'skip_install_trust', 'admin off', 'default_bind 127.0.0.1'];
  const child = spawn(program, ['run', '--config', CADDYFILE, '--adapter', 'caddyfile'], {
    env: {
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      VETRINA_HOST: 'localhost',
      VETRINA_PORT: String(product),
      VETRINA_OPTIONS: [...options, `http_port ${http}`, `https_port ${https}`].join('\n'),
    },
    stdio: 'ignore',
  });
  return {
    pid: child.pid ?? 0,
    authority: join(folder, 'caddy/pki/authorities/local/root.crt'),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
