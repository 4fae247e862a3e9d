/** Loads the TypeScript and TSX of the product, which Node cannot run by itself, through Vite. */
import { join, resolve } from 'node:path';
import { createServer } from 'vite';

const ROOT = resolve(import.meta.dirname, '..');

export interface Source {
  /** @param path from the project's folder, with a leading slash */
  load: <Module>(path: string) => Promise<Module>;
  /** These files, by their paths from the folder, say something else now: the next load reads them and what imports them. */
  changed: (files: string[]) => void;
  close: () => Promise<void>;
}

/** @param root another folder than the project's */
export async function openSource(root = ROOT): Promise<Source> {
  // React decides by this, when it is imported, whether it checks what developers do.
  process.env['NODE_ENV'] = 'production';
  const vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    // Its modules import each other without file extensions.
    ssr: { noExternal: ['stdnum'] },
  });
  return {
    load: async <Module>(path: string) => (await vite.ssrLoadModule(path)) as Module,
    changed(files) {
      for (const file of files) vite.environments.ssr.moduleGraph.onFileChange(join(root, file));
    },
    close: () => vite.close(),
  };
}
