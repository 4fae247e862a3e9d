/** Loads the TypeScript and TSX of the product, which Node cannot run by itself, through Vite. */
import { createServer } from 'vite';

export interface Source {
  /** @param path from the project's folder, with a leading slash */
  load: <Module>(path: string) => Promise<Module>;
  close: () => Promise<void>;
}

export async function openSource(): Promise<Source> {
  // React decides by this, when it is imported, whether it checks what developers do.
  process.env['NODE_ENV'] = 'production';
  const vite = await createServer({
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
    close: () => vite.close(),
  };
}
