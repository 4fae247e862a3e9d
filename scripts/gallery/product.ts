/** What the gallery shows of the product. */
import type * as build from '../../modules/sites/build-site.ts';
import type * as budget from '../../modules/sites/photo-budget.ts';
import type * as layouts from '../../site-kit/layouts/index.ts';
import type * as cast from '../../tests/cast/documents.ts';
import { openSource } from '../open-source.ts';

export interface Product {
  readyLayouts: typeof layouts.READY_LAYOUTS;
  buildSite: typeof build.buildSite;
  pageDocument: typeof cast.pageDocument;
  demoPhotoFile: typeof cast.demoPhotoFile;
  photoBudget: typeof budget.photoBudget;
  close: () => Promise<void>;
}

export async function openProduct(): Promise<Product> {
  const { load, close } = await openSource();
  const { READY_LAYOUTS } = await load<typeof layouts>('/site-kit/layouts/index.ts');
  const { buildSite } = await load<typeof build>('/modules/sites/build-site.ts');
  const { pageDocument, demoPhotoFile } = await load<typeof cast>('/tests/cast/documents.ts');
  const { photoBudget } = await load<typeof budget>('/modules/sites/photo-budget.ts');
  return { readyLayouts: READY_LAYOUTS, buildSite, pageDocument, demoPhotoFile, photoBudget, close };
}
