/** Peers of the product: copied to a temporary folder and installed there, once for each run of the benchmarks. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Peer {
  folder: string;
  remove(): void;
}

/** Throws with npm's words where a package cannot be had. */
export function installPeer(name: string): Peer {
  const folder = mkdtempSync(join(tmpdir(), `vetrina-peer-${name}-`));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    cpSync(join(import.meta.dirname, '../peers', name), folder, { recursive: true });
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: 240_000,
    });
    return { folder, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Builds a peer and returns the seconds it took, its start included. */
export function buildPeer({ folder }: Peer): number {
  const started = performance.now();
  execFileSync('npm', ['run', '-s', 'build'], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], timeout: 600_000 });
  return (performance.now() - started) / 1000;
}
