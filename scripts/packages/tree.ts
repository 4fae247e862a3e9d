import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { productionPackages } from './production-packages.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** What is built, and what Node reads by itself. */
const PARTS = ['adapters', 'build', 'migrations', 'modules', 'platform', 'public', 'scripts', 'server', 'site-kit'];

/** Copies what a machine of customers runs, and the Node for it, into a folder: nothing that builds, tests or plays a vendor. */
export function copyTree(to: string): void {
  mkdirSync(to, { recursive: true });
  for (const part of [...PARTS, 'package.json'])
    cpSync(join(ROOT, part), join(to, part), { recursive: true, filter: (path) => !/\.test\.tsx?$/.test(path) });
  const kept = productionPackages();
  for (const path of kept)
    if (existsSync(join(ROOT, path)))
      cpSync(join(ROOT, path), join(to, path), { recursive: true, filter: (from) => isOf(path, relative(ROOT, from)) });
  mkdirSync(join(to, 'node_modules/.bin'));
  symlinkSync('../node/bin/node', join(to, 'node_modules/.bin/node'));
}

/** Packages within a package are asked for by their own paths. */
const isOf = (path: string, file: string): boolean => !file.slice(path.length).split(sep).includes('node_modules');
