/** Loads the TSX of the product and of this folder, bundled as the server is: Node runs none by itself. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { LayoutName } from '../../site-kit/names.ts';
import type * as Kit from './kit.tsx';
import type * as Publishing from './publishing.ts';

const ROOT = join(import.meta.dirname, '../..');
const OUT = join(ROOT, 'bench/out');
/** Where the bundle is once it has been loaded. */
export const KIT_FILE = join(OUT, 'kit.js');
let built: Promise<typeof Kit> | undefined;

export const loadKit = (): Promise<typeof Kit> => (built ??= bundle<typeof Kit>('kit.tsx'));
export const loadPublishing = () => bundle<typeof Publishing>('publishing.ts');

async function bundle<Exports>(file: string): Promise<Exports> {
  // React decides by this, when it is imported, whether it checks what developers do.
  process.env['NODE_ENV'] = 'production';
  const made = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: { ssr: join(import.meta.dirname, file), write: false, target: 'node24' },
  });
  const output = 'output' in made ? made.output : [];
  for (const chunk of output) {
    if (chunk.type !== 'chunk') continue;
    mkdirSync(dirname(join(OUT, chunk.fileName)), { recursive: true });
    writeFileSync(join(OUT, chunk.fileName), chunk.code);
  }
  const entry = output.find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
  if (!entry) throw new Error('the kit was not bundled');
  return (await import(pathToFileURL(join(OUT, entry.fileName)).href)) as Exports;
}

/** Layouts that are drawn. */
export const READY = async (): Promise<LayoutName[]> => (await loadKit()).layoutNames;
