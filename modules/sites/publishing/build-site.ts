import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Photo, SiteDocument } from '../../../site-kit/document.ts';
import type { QualityReport } from '../../../site-kit/quality/report.ts';
import {
  inLanguages,
  pagePath,
  pagesOf,
  photoWidths,
  REPORT_PAGES,
  SITE_PAGES,
  type RenderOptions,
  type SiteMode,
  type SitePage,
} from '../../../site-kit/render/options.ts';
import { renderSitePage } from '../../../site-kit/render/render-site-page.tsx';
import { contentSecurityPolicy } from '../../../site-kit/render/security.ts';
import { drawFavicon } from './favicon.ts';
import type { InlineFonts } from './inline-fonts.ts';
import type { Manifest, PhotoEntry } from './manifest.ts';
import { drawPages, measureDrawing, type DrawnPages } from './measure-pages.ts';
import { sharePicture } from './share-picture.ts';
import { robotsTxt, sitemapXml, type Listed } from './search-files.ts';
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
  /** Addresses that pages had before; see moved-pages.ts. */
  moved?: Manifest;
  /** The site in its other languages. */
  languages?: readonly SiteDocument[];
}
/** A site before its fonts: all that tells whether it has changed. */
export interface SiteDrawing {
  doc: SiteDocument;
  options: BuildOptions;
  render: RenderOptions;
  pages: DrawnPages;
  languages: readonly { doc: SiteDocument; pages: DrawnPages }[];
  /** Those of rooms that stand in no other's place. */
  parts: readonly SitePart[];
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

const SHARE_PATH = '/share.jpg';
const TOUCH_PATH = '/touch-icon.png';
/** Files of the site itself beside its pages. */
const OWN_FILES = ['/robots.txt', '/sitemap.xml', '/favicon.ico', TOUCH_PATH];
const HTML = 'text/html; charset=utf-8';

const hashOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

const pathOf = ({ photo, width, format }: PhotoEntry): string => `/p/${photo}-${width}.${format}`;

/** Photos of the site that a page of a room shows, which may be on no other page. */
function photosIn(html: string, { photos }: SiteDocument): PhotoEntry[] {
  return [...html.matchAll(/\/p\/([a-z0-9]{16,64})-(\d{1,5})\.(avif|webp)\b/g)].flatMap(([, id = '', wide, format]) => {
    const photo = photos[id];
    const width = Number(wide);
    if (!photo || !photoWidths(photo).includes(width)) return [];
    return [{ kind: 'photo', photo: id, width, format: format === 'avif' ? 'avif' : 'webp' } as const];
  });
}

/** Draws every page of a site. Pure: the same document and options give the same drawing. */
export function drawSite(doc: SiteDocument, options: BuildOptions): SiteDrawing {
  const fonts = new Set<string>();
  const manifest: Manifest = {};
  const share = sharePicture(doc);
  if (share) manifest[SHARE_PATH] = share;
  Object.assign(manifest, options.moved, downloads(doc));
  const render: RenderOptions = {
    ...options,
    ...(share ? { socialImage: options.origin + SHARE_PATH } : {}),
    ...(doc.logo ? { touchIcon: TOUCH_PATH } : {}),
    photoUrl(photo, width, format) {
      const entry = { kind: 'photo', photo, width, format } as const;
      manifest[pathOf(entry)] = entry;
      return pathOf(entry);
    },
    fontUrl(file) {
      fonts.add(file);
      return `/f/${file}`;
    },
  };
  const pages = drawPages(doc, render);
  const languages = (options.languages ?? []).map((each) => ({ doc: each, pages: drawPages(each, render) }));
  for (const { lang } of options.languages ?? []) manifest[`/${lang}`] = { kind: 'moved', to: `/${lang}/` };
  const drawn = [pages, ...languages.map((each) => each.pages)].flatMap((all) =>
    [...all].map(([page, { start, rest }]) => [page, hashOf(start + rest)]),
  );
  const own = [
    ...[...SITE_PAGES, ...REPORT_PAGES].map((page) => pagePath(render, page)),
    ...SITE_PAGES.flatMap((page) => inLanguages(doc, render, page).map(({ path }) => path)),
  ];
  const parts = besidePages(options.parts ?? [], [...Object.keys(manifest), ...own, ...OWN_FILES]);
  for (const { html } of parts) for (const entry of photosIn(html, doc)) manifest[pathOf(entry)] = entry;
  const { mode, origin, photoBytes } = options;
  const photos = Object.entries(manifest).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const contentHash = hashOf(JSON.stringify([doc, mode, origin, photoBytes, drawn, photos, ...parts]));
  return { doc, options, render, pages, languages, parts, manifest, fonts, contentHash };
}

/** Makes every file of a drawn site. */
export async function buildSite(drawing: SiteDrawing, inline: InlineFonts): Promise<SiteBuild> {
  const { doc, options, render, fonts, parts } = drawing;
  const texts = new Map<string, Buffer>();
  const manifest: Manifest = { ...drawing.manifest };
  const add = (path: string, text: string, type: string, csp?: string): string => {
    const bytes = Buffer.from(text);
    const hash = hashOf(bytes);
    texts.set(hash, bytes);
    manifest[path] = { kind: 'bytes', hash, size: bytes.length, type, compressed: true, ...(csp ? { csp } : {}) };
    return hash;
  };
  const { measured, report, complete } = await measureDrawing(drawing, inline);
  const packed = new Map<string, Buffer>();
  for (const { lang, pages, packed: kept } of measured)
    for (const [page, html] of pages) {
      const hash = add(pagePath(render, page, lang), html, HTML, contentSecurityPolicy(html));
      const bytes = kept.get(page);
      if (bytes) packed.set(hash, bytes);
    }
  const quality = renderSitePage(doc, 'quality', { ...render, quality: report });
  add(pagePath(render, 'quality'), quality, HTML, contentSecurityPolicy(quality));
  add('/robots.txt', robotsTxt(options, { acts: parts.length > 0 }), 'text/plain; charset=utf-8');
  if (options.mode === 'paid') {
    add(
      '/sitemap.xml',
      sitemapXml(options, [
        ...inSitemap(doc).flatMap((page) => addressesIn(doc, render, page)),
        ...listedParts(doc, parts),
      ]),
      'application/xml; charset=utf-8',
    );
  }
  if (doc.logo) {
    manifest['/favicon.ico'] = logoIcon(doc.logo.id);
    manifest[TOUCH_PATH] = touchIcon(doc.logo);
  } else add('/favicon.ico', drawFavicon(doc), 'image/svg+xml');
  for (const { path, html } of parts) {
    add(path, html, HTML, contentSecurityPolicy(html));
    // A shop in five languages has three hundred: others get their turn between them.
    await setImmediate();
  }
  const contentHash = complete ? drawing.contentHash : hashOf(`${drawing.contentHash} with linked fonts`);
  return { texts, packed, fonts: [...fonts], manifest, report, contentHash };
}

/** Where search engines find a page, in each language that they are told of. */
function addressesIn(doc: SiteDocument, render: RenderOptions, page: SitePage): Listed[] {
  const all = inLanguages(doc, render, page).filter(({ listed }) => listed);
  if (all.length < 2) return [{ path: pagePath(render, page) }];
  return all.map(({ path }) => ({ path, alternates: all }));
}

/** The same of what rooms add. */
function listedParts({ languages = [] }: SiteDocument, parts: readonly SitePart[]): Listed[] {
  const listed = parts.filter((part) => part.listed);
  const baseOf = ({ path, lang }: SitePart) => (lang === undefined ? path : path.slice(lang.length + 1));
  const byBase = Map.groupBy(listed, baseOf);
  const [main] = languages;
  return listed.map((part) => {
    const all = (byBase.get(baseOf(part)) ?? []).toSorted((a, b) => a.path.length - b.path.length);
    if (all.length < 2 || main === undefined) return { path: part.path };
    return { path: part.path, alternates: all.map(({ lang = main.lang, path }) => ({ lang, path })) };
  });
}

const inSitemap = (doc: SiteDocument): SitePage[] => pagesOf(doc).filter((page) => page !== 'not-found');

/** What the owner's pages offer: stored when it was uploaded, as it came. */
function downloads({ pages = [] }: SiteDocument): Manifest {
  const files = pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.type === 'file' ? [block] : [])));
  return Object.fromEntries(
    files.map(({ path, hash, bytes }) => [
      path,
      { kind: 'bytes', hash, size: bytes, type: 'application/pdf', compressed: false, download: true },
    ]),
  );
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
