/** Loads the TypeScript and TSX of the product, which Node cannot run by itself, through Vite. */
import { createServer } from 'vite';
import type * as build from '../../modules/sites/build-site.ts';
import type * as budget from '../../modules/sites/photo-budget.ts';
import type * as layouts from '../../site-kit/layouts/index.ts';
import type * as cast from '../../tests/cast/documents.ts';

export interface Product {
  readyLayouts: typeof layouts.READY_LAYOUTS;
  buildSite: typeof build.buildSite;
  pageDocument: typeof cast.pageDocument;
  demoPhotoFile: typeof cast.demoPhotoFile;
  photoBudget: typeof budget.photoBudget;
  close: () => Promise<void>;
}

export async function openProduct(): Promise<Product> {
  // React decides by this, when it is imported, whether it checks what developers do.
  process.env['NODE_ENV'] = 'production';
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const load = async <T>(path: string) => (await vite.ssrLoadModule(path)) as T;
  const { READY_LAYOUTS } = await load<typeof layouts>('/site-kit/layouts/index.ts');
  const { buildSite } = await load<typeof build>('/modules/sites/build-site.ts');
  const { pageDocument, demoPhotoFile } = await load<typeof cast>('/tests/cast/documents.ts');
  const { photoBudget } = await load<typeof budget>('/modules/sites/photo-budget.ts');
  const close = async () => vite.close();
  return { readyLayouts: READY_LAYOUTS, buildSite, pageDocument, demoPhotoFile, photoBudget, close };
}
