import type { Ctx } from '../../platform/ctx.ts';
import type { SiteDocument } from '../../site-kit/document.ts';
import { measureSite } from '../../site-kit/quality/measure-site.ts';
import type { QualityReport } from '../../site-kit/quality/report.ts';
import { pagePath, photoWidths, SITE_PAGES, type RenderOptions, type SitePage } from '../../site-kit/render/options.ts';
import { renderSitePage } from '../../site-kit/render/render-site-page.tsx';
import { packTextNow } from './pack-text.ts';
import { WEIGHED_WIDTH } from './photo-budget.ts';
import { photoVariant } from './photo-variant.ts';

/** Bytes of the hero's photo as most screens fetch it; null where the site begins without one. Made now if it must be. */
export async function firstPhotoBytes(ctx: Ctx, doc: SiteDocument): Promise<number | null> {
  const hero = doc.sections.find((section) => section.type === 'hero');
  const photo = hero?.photo ? doc.photos[hero.photo] : undefined;
  const width = photo && photoWidths(photo).findLast((one) => one <= WEIGHED_WIDTH);
  if (!photo || width === undefined) return null;
  const bytes = await photoVariant(ctx, { photo: photo.id, width, format: 'avif' });
  return bytes?.byteLength ?? null;
}

/** Renders and measures every page of a site, without anything else; `home` is its home page as it is kept. Pure. */
export function measurePages(
  doc: SiteDocument,
  options: RenderOptions,
  photoBytes: number | null,
): { pages: Map<SitePage, string>; report: QualityReport; home: Buffer } {
  const pages = new Map<SitePage, string>(SITE_PAGES.map((page) => [page, renderSitePage(doc, page, options)]));
  const home = packTextNow(Buffer.from(pages.get('home') ?? ''));
  const report = measureSite({
    doc,
    pages,
    paths: new Set(SITE_PAGES.map((page) => pagePath(options, page))),
    origin: options.origin,
    homeBytes: home.byteLength,
    photoBytes,
  });
  return { pages, report, home };
}
