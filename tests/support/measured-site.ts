import { packTextNow } from '../../modules/sites/publishing/pack-text.ts';
import type { SiteDocument } from '../../site-kit/document.ts';
import { measurePage, measureSite } from '../../site-kit/quality/measure-site.ts';
import type { QualityReport } from '../../site-kit/quality/report.ts';
import { addressesOf, pagesOf, type RenderOptions, type SitePage } from '../../site-kit/render/options.ts';
import { renderSitePage } from '../../site-kit/render/render-site-page.tsx';

export const MEASURED: RenderOptions = {
  mode: 'paid',
  origin: 'https://site.example',
  photoUrl: (id, width, format) => `/p/${id}-${width}.${format}`,
  fontUrl: (file) => `/f/${file}`,
  now: new Date('2026-05-25T10:00:00Z'),
};

/** Renders, lets a test spoil the home page, and measures. Packed as the product packs: the best quality takes forty times as long. */
export function measured(
  doc: SiteDocument,
  spoil: (home: string) => string = (home) => home,
  photoBytes = 80_000,
): QualityReport {
  const pages = new Map<SitePage, string>(pagesOf(doc).map((page) => [page, renderSitePage(doc, page, MEASURED)]));
  const home = spoil(pages.get('home') ?? '');
  pages.set('home', home);
  const ownBytes = new Map([...pages].map(([page, html]) => [page, packTextNow(Buffer.from(html)).byteLength]));
  const [paths, { origin }] = [addressesOf(doc, MEASURED), MEASURED];
  return measureSite({
    doc,
    pages: [...pages].map(([name, html]) => measurePage({ name, html, paths, origin })),
    homeBytes: ownBytes.get('home') ?? 0,
    ownBytes,
    photoBytes,
  });
}
