import type { Ctx } from '../../../platform/ctx.ts';
import type { SiteDocument } from '../../../site-kit/document.ts';
import { measureSite } from '../../../site-kit/quality/measure-site.ts';
import type { QualityReport } from '../../../site-kit/quality/report.ts';
import {
  pagePath,
  photoWidths,
  SITE_PAGES,
  type RenderOptions,
  type SitePage,
} from '../../../site-kit/render/options.ts';
import { drawSitePage, type DrawnPage } from '../../../site-kit/render/render-site-page.tsx';
import type { InlineFonts } from './inline-fonts.ts';
import { packText } from './pack-text.ts';
import { WEIGHED_WIDTH } from '../photos/photo-budget.ts';
import { photoVariant } from '../photos/photo-variant.ts';

/** Bytes of the hero's photo as most screens fetch it; null where the site begins without one. Made now if it must be. */
export async function firstPhotoBytes(ctx: Ctx, doc: SiteDocument): Promise<number | null> {
  const hero = doc.sections.find((section) => section.type === 'hero');
  const photo = hero?.photo ? doc.photos[hero.photo] : undefined;
  const width = photo && photoWidths(photo).findLast((one) => one <= WEIGHED_WIDTH);
  if (!photo || width === undefined) return null;
  const bytes = await photoVariant(ctx, { photo: photo.id, width, format: 'avif' });
  return bytes?.byteLength ?? null;
}

export type DrawnPages = ReadonlyMap<SitePage, DrawnPage>;

export const drawPages = (doc: SiteDocument, options: RenderOptions): DrawnPages =>
  new Map(SITE_PAGES.map((page) => [page, drawSitePage(doc, page, options)]));

export interface MeasuredPages {
  pages: Map<SitePage, string>;
  report: QualityReport;
  /** The home page as it is kept. */
  home: Buffer;
  /** See `InlineFonts`. */
  complete: boolean;
}

/** Puts the fonts into every page of a site and measures it. */
export async function measurePages(
  doc: SiteDocument,
  drawn: DrawnPages,
  options: RenderOptions,
  { photoBytes, inline }: { photoBytes: number | null; inline: InlineFonts },
): Promise<MeasuredPages> {
  const pages = new Map<SitePage, string>();
  let complete = true;
  for (const [page, drawing] of drawn) {
    const made = await inline(drawing, page, options);
    pages.set(page, made.html);
    complete &&= made.complete;
  }
  const home = await packText(Buffer.from(pages.get('home') ?? ''));
  const report = measureSite({
    doc,
    pages,
    paths: new Set(SITE_PAGES.map((page) => pagePath(options, page))),
    origin: options.origin,
    homeBytes: home.byteLength,
    photoBytes,
  });
  return { pages, report, home, complete };
}
