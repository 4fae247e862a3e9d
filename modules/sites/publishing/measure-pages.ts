import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Ctx } from '../../../platform/ctx.ts';
import { translationOf, type Lang, type SiteDocument } from '../../../site-kit/document.ts';
import { measurePage, measureSite, type MeasuredPage } from '../../../site-kit/quality/measure-site.ts';
import { worstOf, type QualityReport } from '../../../site-kit/quality/report.ts';
import {
  addressesOf,
  isOwnPage,
  pagesOf,
  photoWidths,
  type RenderOptions,
  type SitePage,
} from '../../../site-kit/render/options.ts';
import { drawSitePage, type DrawnPage } from '../../../site-kit/render/render-site-page.tsx';
import type { InlineFonts } from './inline-fonts.ts';
import { packText } from './pack-text.ts';
import type { SitePart } from '../site-parts.ts';
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
  new Map(pagesOf(doc).map((page) => [page, drawSitePage(doc, page, options)]));

export interface MeasuredPages {
  pages: Map<SitePage, string>;
  report: QualityReport;
  /** The home page and the owner's as they are kept. */
  packed: Map<SitePage, Buffer>;
  /** See `InlineFonts`. */
  complete: boolean;
}

interface Measuring {
  photoBytes: number | null;
  inline: InlineFonts;
  /** What rooms add, in every language. */
  parts?: readonly SitePart[];
}

/** Puts the fonts into every page of a site and measures it, with what rooms add to it. */
export async function measurePages(
  doc: SiteDocument,
  drawn: DrawnPages,
  options: RenderOptions,
  { photoBytes, inline, parts = [] }: Measuring,
): Promise<MeasuredPages> {
  const pages = new Map<SitePage, string>();
  let complete = true;
  for (const [page, drawing] of drawn) {
    const made = await inline(drawing, page, options);
    pages.set(page, made.html);
    complete &&= made.complete;
  }
  const packed = new Map<SitePage, Buffer>();
  for (const [page, html] of pages)
    if (page === 'home' || isOwnPage(page)) packed.set(page, await packText(Buffer.from(html)));
  const bytes = new Map([...packed].map(([page, kept]) => [page, kept.byteLength]));
  const paths = new Set([...addressesOf(doc, options), ...parts.map(({ path }) => path)]);
  const own = parts.filter(({ lang }) => lang === translationOf(doc));
  const found: MeasuredPage[] = [];
  for (const [name, html] of [...pages, ...own.map(({ path, html }) => [path, html] as const)]) {
    found.push(measurePage({ name, html, paths, origin: options.origin }));
    // A shop has sixty: others get their turn between them.
    await setImmediate();
  }
  const report = measureSite({
    doc,
    pages: found,
    homeBytes: bytes.get('home') ?? 0,
    ownBytes: bytes,
    photoBytes,
  });
  return { pages, report, packed, complete };
}

interface Drawn {
  doc: SiteDocument;
  pages: DrawnPages;
  /** In its other languages. */
  languages: readonly { doc: SiteDocument; pages: DrawnPages }[];
  render: RenderOptions;
  options: { photoBytes?: number | null };
  parts: readonly SitePart[];
  /** Files that its pages link: those are known once the pages have their fonts. */
  fonts: Set<string>;
  /** Equal for equal content. */
  contentHash: string;
}
interface Measured {
  measured: (MeasuredPages & { lang: Lang | undefined })[];
  fonts: readonly string[];
  report: QualityReport;
  complete: boolean;
}

/** What was measured last: a draft is checked, and then published as it is. */
const known = new LRUCache<string, Measured>({
  max: 8,
  maxSize: 16 * 2 ** 20,
  sizeCalculation: ({ measured }) =>
    measured.flatMap(({ pages }) => [...pages.values()]).reduce((sum, html) => sum + html.length, 1),
});

/** The pages of a drawn site in each of its languages, the main one first and without a name, and what the gates say of all of them. */
export async function measureDrawing(drawn: Drawn, inline: InlineFonts): Promise<Measured> {
  const before = known.get(drawn.contentHash);
  if (before) {
    for (const file of before.fonts) drawn.fonts.add(file);
    return before;
  }
  const { doc, pages, languages, render, options, parts, fonts } = drawn;
  const { photoBytes = null } = options;
  const measured: Measured['measured'] = [];
  for (const each of [{ doc, pages }, ...languages]) {
    const made = await measurePages(each.doc, each.pages, render, { photoBytes, inline, parts });
    measured.push({ ...made, lang: translationOf(each.doc) });
  }
  const complete = measured.every((each) => each.complete);
  const made = { measured, fonts: [...fonts], report: worstOf(measured), complete };
  // Fonts that could not be cut are tried again.
  if (made.complete) known.set(drawn.contentHash, made);
  return made;
}
