/** What the renderer must know from outside: the document says everything else. */
import type { QualityReport } from '../quality/report.ts';

export const SITE_PAGES = ['home', 'privacy', 'cookies', 'not-found'] as const;
/** Pages about the site: where its texts come from, and how well it is made. */
export const REPORT_PAGES = ['sources', 'quality'] as const;
export type ReportPage = (typeof REPORT_PAGES)[number];
export type SitePage = (typeof SITE_PAGES)[number] | ReportPage;
export const isReport = (page: SitePage): page is ReportPage => (REPORT_PAGES as readonly string[]).includes(page);

/** preview: nobody owns it yet; free: owned, on our own address, with our badge; paid: on its own domain. */
export type SiteMode = 'preview' | 'free' | 'paid';

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
  /** Address of a page of this site. Default: "/", "/privacy", "/cookies". */
  path?: (page: SitePage) => string;
  /** Absolute address of the 1200 × 630 picture for shared links. */
  socialImage?: string;
  /** Path of the logo as a square of 180 pixels, for home screens. */
  touchIcon?: string;
  /** What was measured of this site; the quality page is drawn from it and from nothing else. */
  quality?: QualityReport;
  /** Where the badge of a free site leads. Without it the badge is plain text. */
  badgeUrl?: string;
}

const PATHS: Record<SitePage, string> = {
  home: '/',
  privacy: '/privacy',
  cookies: '/cookies',
  'not-found': '/404',
  sources: '/sources',
  quality: '/quality',
};

export function pagePath(options: RenderOptions, page: SitePage): string {
  return options.path ? options.path(page) : PATHS[page];
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
