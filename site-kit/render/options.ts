/** What the renderer must know from outside: the document says everything else. */
import type { ReactNode } from 'react';
import { actPath, translationOf, type Lang, type OwnPage, type SiteDocument } from '../document.ts';
import type { Kit } from '../layouts/contract.ts';
import {
  isOwnPage,
  isReport,
  isRoomPage,
  ownPageName,
  ROOM_PAGES,
  SITE_PAGES,
  slugOf,
  type OwnPageName,
  type RoomPage,
  type SiteMode,
  type SitePage,
} from './page-names.ts';

export * from './page-names.ts';
import type { QualityReport } from '../quality/report.ts';
import { WITHDRAW_PATH } from '../shop/withdraw-path.ts';

/** Every page of a site that is for its visitors. The owner's stand in the main language only. */
export const pagesOf = (doc: Pick<SiteDocument, 'pages' | 'lang' | 'languages'>): SitePage[] => [
  ...SITE_PAGES,
  ...(translationOf(doc) ? [] : (doc.pages ?? []).map(({ slug }) => ownPageName(slug))),
];
/** Throws for an address that no page of the owner's has. */
export function requireOwnPage({ pages = [] }: Pick<SiteDocument, 'pages'>, page: OwnPageName): OwnPage {
  const own = pages.find(({ slug }) => slug === slugOf(page));
  if (!own) throw new Error(`no page ${page}`);
  return own;
}

export type PhotoFormat = 'avif' | 'webp';

export interface RenderOptions {
  mode: SiteMode;
  /** Scheme and host without a trailing slash: "https://www.settegufi.it". */
  origin: string;
  /** Address of one variant of a photo; width is one of `photoWidths(photo)`. */
  photoUrl: (id: string, width: number, format: PhotoFormat) => string;
  /** Address of a file of site-kit/fonts. */
  fontUrl: (file: string) => string;
  /** For the year of the footer; the renderer has no clock of its own. */
  now: Date;
  /** Address of a page of this site, in another language than the main one where `lang` says so. Default: "/", "/privacy", "/en/", "/en/privacy". */
  path?: (page: SitePage, lang?: Lang) => string;
  /** Absolute address of the 1200 × 630 picture for shared links. */
  socialImage?: string;
  /** Path of the logo as a square of 180 pixels, for home screens. */
  touchIcon?: string;
  /** What was measured of this site; the quality page is drawn from it and from nothing else. */
  quality?: QualityReport;
  /** What a page of a room says, and whether search engines are told of it. */
  room?: {
    title: string;
    description: string | null;
    isListed: boolean;
    /** It answers what somebody did: it stands in no other language, and what was typed would be lost there. */
    isAnswer?: boolean;
    draw: (r: Kit) => ReactNode;
    /** Of a page below that of the room, in the main language: `/shop/red-roses`; it goes on alike in each. */
    path?: string;
    /** schema.org data, complete. */
    jsonLd?: Record<string, unknown>;
  };
  /** Where the badge of a free site leads. Without it the badge is plain text. */
  badgeUrl?: string;
  /** Stands on another host than the site's, which counts nothing that is pressed and which search engines do not keep. */
  isAway?: boolean;
}

const PATHS: Record<Exclude<SitePage, OwnPageName>, string> = {
  home: '/',
  privacy: '/privacy',
  cookies: '/cookies',
  'not-found': '/404',
  sources: '/sources',
  quality: '/quality',
  book: '/book',
  shop: '/shop',
  news: '/news',
};

/** Every address of a site that its pages may lead to, and where its badge leads. */
export const addressesOf = (doc: SiteDocument, options: RenderOptions): Set<string> =>
  new Set([
    ...pagesOf(doc).map((page) => pagePath(options, page, translationOf(doc))),
    ...SITE_PAGES.flatMap((page) => inLanguages(doc, options, page).map(({ path }) => path)),
    ...ROOM_PAGES.filter((page) => offersPage(doc, page)).flatMap((page) => [
      pagePath(options, page),
      ...inLanguages(doc, options, page).map(({ path }) => path),
    ]),
    // A right that a shop of before has left is there when it is not any more.
    actPath(doc, WITHDRAW_PATH),
    ...(options.badgeUrl === undefined ? [] : [options.badgeUrl]),
    ...(doc.pages ?? []).map(({ slug }) => pagePath(options, ownPageName(slug))),
    ...(doc.pages ?? []).flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.type === 'file' ? [block.path] : [])),
    ),
  ]);

/** `lang`: another language than the main one, see `translationOf`. Pages of the owner's and reports have one address. */
export function pagePath(options: Pick<RenderOptions, 'path'>, page: SitePage, lang?: Lang): string {
  if (options.path) return options.path(page, lang);
  if (isOwnPage(page)) return `/${slugOf(page)}`;
  return lang === undefined || isReport(page) ? PATHS[page] : `/${lang}${PATHS[page]}`;
}

/** Whether this page of a room stands on the site. */
export const offersPage = ({ booking, shop, newsletter }: SiteDocument, page: RoomPage): boolean =>
  Boolean({ book: booking, shop, news: newsletter }[page]);

/** The same page in every language of its site, the main one first; the page alone where it has one. */
export function inLanguages(
  { languages = [] }: Pick<SiteDocument, 'languages'>,
  options: Pick<RenderOptions, 'path' | 'room'>,
  page: SitePage,
): { lang: Lang; listed: boolean; path: string }[] {
  if (isOwnPage(page) || isReport(page)) return [];
  const below = isRoomPage(page) ? options.room?.path?.slice(pagePath({}, page).length) : undefined;
  return languages.map(({ lang, listed }, index) => ({
    lang,
    listed,
    path: pagePath(options, page, index === 0 ? undefined : lang) + (below ?? ''),
  }));
}

const WIDTHS = [320, 480, 800, 1200, 1600];

/** A small original this much wider than its last step is offered whole: 650 px are not shown as if they were 480. */
const WORTH = 1.15;
/** From here on the step below is near enough, and a whole original would only weigh more. */
const SMALL = 1200;

/** Widths in which a photo is offered, ascending; never wider than the original, never empty. */
export function photoWidths(photo: { width: number }): number[] {
  const fitting = WIDTHS.filter((width) => width <= photo.width);
  const last = fitting.at(-1) ?? 0;
  const whole = photo.width < SMALL && photo.width >= last * WORTH;
  return whole ? [...fitting, photo.width] : fitting;
}
