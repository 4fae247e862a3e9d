import { createHash } from 'node:crypto';
import type { Photo, SiteDocument } from '../../site-kit/document.ts';
import type { QualityReport } from '../../site-kit/quality/report.ts';
import { pagePath, type RenderOptions, type SiteMode, type SitePage } from '../../site-kit/render/options.ts';
import { renderSitePage } from '../../site-kit/render/render-site-page.tsx';
import { contentSecurityPolicy } from '../../site-kit/render/security.ts';
import { drawFavicon } from './favicon.ts';
import { NOT_FOUND_PATH, type Manifest, type PhotoEntry } from './manifest.ts';
import { measurePages } from './measure-pages.ts';
import { sharePicture } from './share-picture.ts';
import { robotsTxt, sitemapXml } from './search-files.ts';

export interface BuildOptions {
  mode: SiteMode;
  /** Scheme and host of the canonical address. */
  origin: string;
  /** Where the badge of a free site leads. */
  badgeUrl: string;
  now: Date;
  /** See `firstPhotoBytes`; without it the first photo is not weighed. */
  photoBytes?: number | null;
}
export interface SiteBuild {
  /** Bytes of the built files by hash; fonts are named, because their bytes are known already. */
  texts: Map<string, Buffer>;
  /** Those among them that are packed already, by hash. */
  packed: Map<string, Buffer>;
  fonts: string[];
  manifest: Manifest;
  /** What was measured; the site's quality page says the same. */
  report: QualityReport;
  /** Equal for equal content. */
  contentHash: string;
}

const IN_SITEMAP = ['home', 'privacy', 'cookies'] as const;
const SHARE_PATH = '/share.jpg';
const TOUCH_PATH = '/touch-icon.png';
const HTML = 'text/html; charset=utf-8';

/** Renders every file of a site. Pure: the same document and options give the same build. */
export function buildSite(doc: SiteDocument, options: BuildOptions): SiteBuild {
  const texts = new Map<string, Buffer>();
  const fonts = new Set<string>();
  const manifest: Manifest = {};
  const share = sharePicture(doc);
  if (share) manifest[SHARE_PATH] = share;
  const render: RenderOptions = {
    ...options,
    ...(share ? { socialImage: options.origin + SHARE_PATH } : {}),
    ...(doc.logo ? { touchIcon: TOUCH_PATH } : {}),
    photoUrl(photo, width, format) {
      const path = `/p/${photo}-${width}.${format}`;
      manifest[path] = { kind: 'photo', photo, width, format };
      return path;
    },
    fontUrl(file) {
      fonts.add(file);
      return `/f/${file}`;
    },
  };
  const add = (path: string, text: string, type: string, csp?: string): string => {
    const bytes = Buffer.from(text);
    const hash = createHash('sha256').update(bytes).digest('hex');
    texts.set(hash, bytes);
    manifest[path] = { kind: 'bytes', hash, size: bytes.length, type, compressed: true, ...(csp ? { csp } : {}) };
    return hash;
  };
  const addPage = (page: SitePage, html: string): string =>
    add(page === 'not-found' ? NOT_FOUND_PATH : pagePath(render, page), html, HTML, contentSecurityPolicy(html));
  const { pages, report, home } = measurePages(doc, render, options.photoBytes ?? null);
  const packed = new Map<string, Buffer>();
  for (const [page, html] of pages) {
    const hash = addPage(page, html);
    if (page === 'home') packed.set(hash, home);
  }
  addPage('quality', renderSitePage(doc, 'quality', { ...render, quality: report }));
  add('/robots.txt', robotsTxt(options), 'text/plain; charset=utf-8');
  if (options.mode === 'paid') {
    add(
      '/sitemap.xml',
      sitemapXml(
        options,
        IN_SITEMAP.map((page) => pagePath(render, page)),
      ),
      'application/xml; charset=utf-8',
    );
  }
  if (doc.logo) {
    manifest['/favicon.ico'] = logoIcon(doc.logo.id);
    manifest[TOUCH_PATH] = touchIcon(doc.logo);
  } else add('/favicon.ico', drawFavicon(doc), 'image/svg+xml');
  const contentHash = createHash('sha256')
    .update(
      JSON.stringify([doc, Object.entries(manifest).toSorted(([a], [b]) => (a < b ? -1 : 1)), [...fonts].toSorted()]),
    )
    .digest('hex');
  return { texts, packed, fonts: [...fonts], manifest, report, contentHash };
}

/** Browsers ask every site for this path, and read the type, not the ending. */
const logoIcon = (photo: string): PhotoEntry => ({ kind: 'photo', photo, width: 96, format: 'png' });

/** Apple's own size; every other system scales it. */
const TOUCH = 180;
const touchIcon = ({ id, focal }: Photo): PhotoEntry => ({
  kind: 'photo',
  photo: id,
  width: TOUCH,
  format: 'png',
  cut: { height: TOUCH, focal },
});
