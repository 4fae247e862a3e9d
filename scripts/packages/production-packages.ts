import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
interface Locked {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/**
 * Folders of packages ("node_modules/hono") that `npm prune --omit=dev --legacy-peer-deps` leaves, by the lock file: what
 * the product depends on, what that depends on, and so on. Peers of a library count where the product names them itself.
 */
export function productionPackages(): Set<string> {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  /** As Node looks for it: in the nearest folder above. */
  function find(from: string, name: string): string | null {
    for (let at = from; ; at = at.slice(0, Math.max(at.lastIndexOf('/node_modules/'), 0))) {
      const path = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
      if (packages[path]) return path;
      if (at === '') return null;
    }
  }
  const kept = new Set<string>();
  const waiting = [''];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const { dependencies, optionalDependencies } = packages[at] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const path = find(at, name);
      if (path === null || kept.has(path)) continue;
      kept.add(path);
      waiting.push(path);
    }
  }
  return kept;
}
