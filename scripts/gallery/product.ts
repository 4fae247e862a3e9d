/** What the gallery and the first visits show of the product. */
import { brotliCompressSync } from 'node:zlib';
import type * as build from '../../modules/sites/publishing/build-site.ts';
import type * as composer from '../../modules/sites/publishing/create-composer.ts';
import type * as inline from '../../modules/sites/publishing/inline-fonts.ts';
import type * as budget from '../../modules/sites/photos/photo-budget.ts';
import type { SiteDocument } from '../../site-kit/document.ts';
import type { LayoutName } from '../../site-kit/names.ts';
import type * as rank from '../../site-kit/rank.ts';
import type * as layouts from '../../site-kit/layouts/index.ts';
import type * as reading from '../../site-kit/quality/read-html.ts';
import type * as wire from '../../site-kit/quality/wire.ts';
import type * as layout from '../../site-kit/render/layout-of.ts';
import type * as render from '../../site-kit/render/render-site-page.tsx';
import type * as cast from '../../tests/fixtures/documents.ts';
import type * as rooms from '../../tests/fixtures/rooms.tsx';
import { openSource } from '../open-source.ts';

export interface Product {
  readyLayouts: typeof layouts.READY_LAYOUTS;
  /** As the product publishes it, without its photos. */
  buildSite: (doc: SiteDocument, options: build.BuildOptions) => Promise<build.SiteBuild>;
  /** Bytes of its home page and fonts on the wire, if it linked whole font files. */
  linkedWeight: (doc: SiteDocument, now: Date) => number;
  pageDocument: typeof cast.pageDocument;
  openDocument: typeof rooms.openDocument;
  drawRooms: typeof rooms.drawRooms;
  /** The layout that a page of the demo cast is offered first. */
  firstLayout: (pageId: string, now: Date) => Promise<LayoutName>;
  demoPhotoFile: typeof cast.demoPhotoFile;
  photoBudget: typeof budget.photoBudget;
  close: () => Promise<void>;
}

export async function openProduct(): Promise<Product> {
  const { load, close } = await openSource();
  const { READY_LAYOUTS } = await load<typeof layouts>('/site-kit/layouts/index.ts');
  const { buildSite, drawSite } = await load<typeof build>('/modules/sites/publishing/build-site.ts');
  const { renderSitePage } = await load<typeof render>('/site-kit/render/render-site-page.tsx');
  const { layoutOf } = await load<typeof layout>('/site-kit/render/layout-of.ts');
  const { facesOn } = await load<typeof wire>('/site-kit/quality/wire.ts');
  const { readHtml } = await load<typeof reading>('/site-kit/quality/read-html.ts');
  const { createComposer } = await load<typeof composer>('/modules/sites/publishing/create-composer.ts');
  const { createInlineFonts } = await load<typeof inline>('/modules/sites/publishing/inline-fonts.ts');
  const fonts = createInlineFonts(createComposer(), (error) => {
    throw error;
  });
  const { pageDocument, demoFacts, demoPhotoFile } = await load<typeof cast>('/tests/fixtures/documents.ts');
  const { openDocument, drawRooms } = await load<typeof rooms>('/tests/fixtures/rooms.tsx');
  const { rankLayouts } = await load<typeof rank>('/site-kit/rank.ts');
  const { photoBudget } = await load<typeof budget>('/modules/sites/photos/photo-budget.ts');
  return {
    readyLayouts: READY_LAYOUTS,
    buildSite: async (doc, options) => buildSite(drawSite(doc, options), fonts),
    linkedWeight(doc, now) {
      const photoUrl = (photo: string, width: number, format: string) => `/p/${photo}-${width}.${format}`;
      const html = renderSitePage(doc, 'home', {
        mode: 'paid',
        origin: 'https://x.example',
        now,
        photoUrl,
        fontUrl: (file) => `/f/${file}`,
      });
      const faces = facesOn(readHtml(html), layoutOf(doc), doc.lang);
      return faces.reduce((sum, { bytes }) => sum + bytes, brotliCompressSync(html).length);
    },
    pageDocument,
    openDocument,
    drawRooms,
    async firstLayout(pageId, now) {
      const { facts, photos } = await demoFacts(pageId, now);
      const [first] = rankLayouts(facts, photos);
      if (!first) throw new Error(`no layout is offered to ${pageId}`);
      return first.layout;
    },
    demoPhotoFile,
    photoBudget,
    close,
  };
}
