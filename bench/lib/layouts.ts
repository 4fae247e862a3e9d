/** Loads the TSX of the product and of this folder, bundled as the server is: Node runs none by itself. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { NATIVE } from '../../vite.config.ts';
import type { LayoutName } from '../../site-kit/names.ts';
import type * as Kit from './kit.tsx';
import type * as Publishing from './publishing.ts';

const ROOT = join(import.meta.dirname, '../..');
const OUT = join(ROOT, 'bench/out');
let built: Promise<typeof Kit> | undefined;

export const loadKit = (): Promise<typeof Kit> => (built ??= load<typeof Kit>('kit.tsx'));
export const loadPublishing = () => load<typeof Publishing>('publishing.ts');
/** The program that builds sites in a process of its own. */
export const bundleGenerate = () => bundle('generate.ts');

const load = async <Exports>(file: string): Promise<Exports> =>
  (await import(pathToFileURL(await bundle(file)).href)) as Exports;

/** Returns where the bundle of a file of this folder is. */
async function bundle(file: string): Promise<string> {
  // React decides by this, when it is imported, whether it checks what developers do.
  process.env['NODE_ENV'] = 'production';
  const made = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    // As the server's bundle is: package by package from node_modules, a program takes twice as long to start.
    ssr: { noExternal: true, external: NATIVE },
    build: { ssr: join(import.meta.dirname, file), write: false, target: 'node24' },
  });
  const output = 'output' in made ? made.output : [];
  for (const chunk of output) {
    if (chunk.type !== 'chunk') continue;
    mkdirSync(dirname(join(OUT, chunk.fileName)), { recursive: true });
    writeFileSync(join(OUT, chunk.fileName), chunk.code);
  }
  const entry = output.find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
  if (!entry) throw new Error(`${file} was not bundled`);
  return join(OUT, entry.fileName);
}

/** Layouts that are drawn. */
export const READY = async (): Promise<LayoutName[]> => (await loadKit()).layoutNames;
