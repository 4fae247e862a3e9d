/** Loads the TypeScript and TSX of the product, which Node cannot run by itself, through Vite. */
import { createServer } from 'vite';

interface Product {
  load: <T>(path: string) => Promise<T>;
  close: () => Promise<void>;
}

export async function openProduct(): Promise<Product> {
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  return { load: async <T>(path: string) => (await vite.ssrLoadModule(path)) as T, close: async () => vite.close() };
}
