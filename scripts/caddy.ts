// Where the server is that stands before the product (deploy/Caddyfile). Debian's is fetched when there is none.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { debianProgram } from './debian-program.ts';

const CADDYFILE = resolve(import.meta.dirname, '../deploy/Caddyfile');
const program = debianProgram({
  package: 'caddy',
  path: '/usr/bin/caddy',
  variable: 'CADDY_PATH',
  purpose: 'the journey by HTTPS',
  without: 'its journey is skipped',
});
export const caddyPath = program.path;
export const ensureCaddy = program.ensure;

export interface Caddy {
  pid: number;
  /** Certificate of its own authority; there when it has started. */
  authority: string;
  stop(): Promise<void>;
}

interface Place {
  /** A Caddyfile. */
  config: string;
  /** For everything that it keeps. */
  folder: string;
  env: Record<string, string>;
}

/** Global options of an edge on loopback with an authority of its own. */
export const alone = (http: number, https: number): string[] => [
  'local_certs',
  'skip_install_trust',
  'admin off',
  'default_bind 127.0.0.1',
  `http_port ${http}`,
  `https_port ${https}`,
];

/** Runs deploy/Caddyfile on loopback with an authority of its own, everything that it keeps in `folder`. */
export const startCaddy = (
  program: string,
  { folder, product, http, https }: { folder: string; product: number; http: number; https: number },
): Caddy =>
  runCaddy(program, {
    config: CADDYFILE,
    folder,
    env: {
      VETRINA_HOST: 'localhost',
      VETRINA_PORT: String(product),
      VETRINA_OPTIONS: alone(http, https).join('\n'),
    },
  });

/** Any other, as long as it is not stopped. */
export function runCaddy(program: string, { config, folder, env }: Place): Caddy {
  const child = spawn(program, ['run', '--config', config, '--adapter', 'caddyfile'], {
    env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, ...env },
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
