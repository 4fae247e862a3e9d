import { createHash } from 'node:crypto';
import type { Photo, SiteDocument } from '../../../site-kit/document.ts';
import type { QualityReport } from '../../../site-kit/quality/report.ts';
import { pagePath, type RenderOptions, type SiteMode, type SitePage } from '../../../site-kit/render/options.ts';
import { renderSitePage } from '../../../site-kit/render/render-site-page.tsx';
import { contentSecurityPolicy } from '../../../site-kit/render/security.ts';
import { drawFavicon } from './favicon.ts';
import type { InlineFonts } from './inline-fonts.ts';
import { NOT_FOUND_PATH, type Manifest, type PhotoEntry } from './manifest.ts';
import { drawPages, measurePages, type DrawnPages } from './measure-pages.ts';
import { sharePicture } from './share-picture.ts';
import { robotsTxt, sitemapXml } from './search-files.ts';
import { besidePages, type SitePart } from '../site-parts.ts';

export interface BuildOptions {
  mode: SiteMode;
  /** Scheme and host of the canonical address. */
  origin: string;
  /** Where the badge of a free site leads. */
  badgeUrl: string;
  now: Date;
  /** See `firstPhotoBytes`; without it the first photo is not weighed. */
  photoBytes?: number | null;
  /** Pages of rooms; see site-parts.ts. */
  parts?: readonly SitePart[];
}
/** A site before its fonts: all that tells whether it has changed. */
export interface SiteDrawing {
  doc: SiteDocument;
  options: BuildOptions;
  render: RenderOptions;
  pages: DrawnPages;
  manifest: Manifest;
  fonts: Set<string>;
  /** Equal for equal content. */
  contentHash: string;
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
  /** That of the drawing, or one that no drawing has: then the next publishing makes the site anew. */
  contentHash: string;
}

const IN_SITEMAP = ['home', 'privacy', 'cookies'] as const;
const SHARE_PATH = '/share.jpg';
const TOUCH_PATH = '/touch-icon.png';
const HTML = 'text/html; charset=utf-8';

const hashOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

/** Draws every page of a site. Pure: the same document and options give the same drawing. */
export function drawSite(doc: SiteDocument, options: BuildOptions): SiteDrawing {
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
  const pages = drawPages(doc, render);
  const drawn = [...pages].map(([page, { start, rest }]) => [page, hashOf(start + rest)]);
  const { mode, origin, photoBytes, parts = [] } = options;
  const photos = Object.entries(manifest).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const contentHash = hashOf(JSON.stringify([doc, mode, origin, photoBytes, drawn, photos, ...parts]));
  return { doc, options, render, pages, manifest, fonts, contentHash };
}

/** Makes every file of a drawn site. */
export async function buildSite(drawing: SiteDrawing, inline: InlineFonts): Promise<SiteBuild> {
  const { doc, options, render, fonts } = drawing;
  const texts = new Map<string, Buffer>();
  const manifest: Manifest = { ...drawing.manifest };
  const add = (path: string, text: string, type: string, csp?: string): string => {
    const bytes = Buffer.from(text);
    const hash = hashOf(bytes);
    texts.set(hash, bytes);
    manifest[path] = { kind: 'bytes', hash, size: bytes.length, type, compressed: true, ...(csp ? { csp } : {}) };
    return hash;
  };
  const addPage = (page: SitePage, html: string): string =>
    add(page === 'not-found' ? NOT_FOUND_PATH : pagePath(render, page), html, HTML, contentSecurityPolicy(html));
  const { pages, report, home, complete } = await measurePages(doc, drawing.pages, render, {
    photoBytes: options.photoBytes ?? null,
    inline,
  });
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
  for (const { path, html } of besidePages(options.parts ?? [], manifest))
    add(path, html, HTML, contentSecurityPolicy(html));
  const contentHash = complete ? drawing.contentHash : hashOf(`${drawing.contentHash} with linked fonts`);
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
