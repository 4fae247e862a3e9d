import { setImmediate } from 'node:timers/promises';
import type { Ctx } from '../../platform/ctx.ts';
import { roomPath, translationOf, type Lang, type SiteDocument } from '../../site-kit/document.ts';
import type { ComposeOptions } from './publishing/composer.port.ts';
import type { Tier } from './schemas.ts';

/** The site in its main language, and where it stands. */
export interface PartsAsked {
  siteId: string;
  doc: SiteDocument;
  origin: string;
}

/** A page that a room adds to a published site. */
export interface SitePart {
  /** With its leading slash. Pages of the site itself cannot be replaced. */
  path: string;
  html: string;
  /** Of a page in another language than the main one. */
  lang?: Lang;
  /** Search engines are told of it: it stands in the site map of a site that has one. */
  listed: boolean;
}

/** Draws what a room adds to a site in the language of the document, page by page, by their paths in the main one. */
export type DrawParts = (doc: SiteDocument) => Iterable<SitePart>;

declare module '../../platform/ctx.ts' {
  interface Contributions {
    /**
     * Pages of this room on a site: what they say is read once at each publishing, and drawn for each language of it, `doc` being the main
     * one; a hundred for each at most. The same facts give the same bytes: whether a site has changed is told by them, too. They are files of
     * the version, with the policy that their own scripts and styles need, and are measured with its other pages: a fault of one holds the
     * version. Null: none.
     */
    siteParts: (ctx: Ctx, site: PartsAsked) => Promise<DrawParts | null>;
    /** What this room lets a site offer on its pages, asked at each publishing and for each draft. */
    siteBlocks: (ctx: Ctx, site: { id: string; tier: Tier }) => Promise<SiteBlocks>;
  }
}

/** What visitors can do on a site besides reading, and what is kept of those who did it before; absent: not that. */
export type SiteBlocks = Partial<Pick<ComposeOptions, 'booking' | 'shop' | 'newsletter' | 'kept' | 'processor'>>;

export async function blocksOfRooms(ctx: Ctx, site: { id: string; tier: Tier }): Promise<SiteBlocks> {
  const blocks = await Promise.all(ctx.contributed('siteBlocks').map((of) => of(ctx, site)));
  const kept = blocks.flatMap((block) => block.kept ?? []);
  return Object.assign({}, ...blocks, kept.length > 0 ? { kept } : {}) as SiteBlocks;
}

interface PartsInput extends PartsAsked {
  /** The site in its other languages. */
  languages: readonly SiteDocument[];
}

/** What all rooms add to this site in each of its languages, by path. Others get their turn after each page. */
export async function partsOfRooms(ctx: Ctx, { languages, ...asked }: PartsInput): Promise<SitePart[]> {
  const rooms = await Promise.all(ctx.contributed('siteParts').map((of) => of(ctx, asked)));
  const parts: SitePart[] = [];
  for (const doc of [asked.doc, ...languages])
    for (const draw of rooms.filter((each) => each !== null))
      for (const part of draw(doc)) {
        parts.push(inLanguage(part, doc));
        await setImmediate();
      }
  return parts.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** Under the address of its language; search engines are told of it where they are told of that language. */
function inLanguage(part: SitePart, doc: SiteDocument): SitePart {
  const lang = translationOf(doc);
  if (lang === undefined) return part;
  const isTold = doc.languages?.find((each) => each.lang === lang)?.listed ?? false;
  return { ...part, lang, path: roomPath(doc, part.path), listed: part.listed && isTold };
}

/** Those that stand in nobody's place: of two at one path, the first. */
export function besidePages(parts: readonly SitePart[], files: readonly string[]): SitePart[] {
  const taken = new Set(files);
  return parts.filter(({ path }) => path.startsWith('/') && !taken.has(path) && taken.add(path));
}
