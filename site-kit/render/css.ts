/** The style of a page without its fonts: colours and photos of the document, shared rules, the layout's own. */
import type { SiteDocument } from '../document.ts';
import type { Layout } from '../layouts/contract.ts';
import { BASE_CSS } from './base-css.ts';
import { NEWS_CSS } from '../layouts/parts/news-ask.tsx';
import { LANGUAGES_CSS } from './languages.tsx';
import { fontStack, standIns } from './font-rules.ts';
import { photoClass } from './kit.tsx';
import { lettersOfStyle, setsCapitals } from './letters.ts';
import { isOwnPage, isReport, isRoomPage } from './options.ts';
import type { SitePage } from './options.ts';
import { OWN_PAGE_CSS } from './own-page-css.ts';
import { ROOM_PAGE_CSS } from './room-page-css.ts';
import { REPORT_CSS } from './report-css.ts';

/** One look for photos that do not go together: less colour, a little warmth. */
const GRADES = { calm: 'saturate(.72) sepia(.08) contrast(1.03)' } as const;

function variables(doc: SiteDocument, layout: Layout): string {
  const colours = Object.entries(doc.palette).map(([role, value]) => `--${role}:${value}`);
  const fonts = [`--display:${fontStack(layout.fonts.display)}`, `--body:${fontStack(layout.fonts.body)}`];
  const grade = doc.grade === undefined ? [] : [`--grade:${GRADES[doc.grade]}`];
  return `:root{${[...colours, ...fonts, ...grade].join(';')}}`;
}

/**
 * A class for each photo that the body shows, instead of style attributes: the content security policy then needs no
 * 'unsafe-inline'.
 */
function photoCss(doc: SiteDocument, shown: ReadonlySet<string>): string {
  const share = (value: number) => `${Math.round(Math.min(1, Math.max(0, value)) * 100)}%`;
  return Object.values(doc.photos)
    .filter(({ id }) => shown.has(id))
    .map(
      ({ id, focal, color, scrim }) =>
        `.${photoClass(id)}{--focal:${share(focal[0])} ${share(focal[1])};--tone:${color};--scrim:${scrim.whole};--scrim-lower:${scrim.lower}}`,
    )
    .join('');
}

/** Whitespace that only people need; the rules contain no string in which it would matter. */
const squeeze = (css: string): string =>
  css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s*\n\s*/g, '')
    .replace(/\s*([{};,])\s*/g, '$1')
    .replace(/:\s+/g, ':')
    .replace(/;\}/g, '}');

interface Rules {
  css: string;
  /** See `printedLetters`. */
  letters: string;
  capitals: boolean;
}
const squeezeRules = (css: string): Rules => {
  const squeezed = squeeze(css);
  return { css: squeezed, letters: lettersOfStyle(squeezed), capitals: setsCapitals(squeezed) };
};

/** The rules of a layout are the same on all its pages, and squeezing them takes longer than drawing a page. */
const known = new WeakMap<Layout, { site: Rules; report: Rules; own: Rules; room: Rules }>();

export function rulesOf(layout: Layout, page: SitePage): Rules {
  let rules = known.get(layout);
  if (!rules) {
    const site = BASE_CSS + layout.css;
    rules = {
      site: squeezeRules(site),
      report: squeezeRules(site + REPORT_CSS),
      own: squeezeRules(site + OWN_PAGE_CSS + layout.pageCss),
      room: squeezeRules(site + ROOM_PAGE_CSS),
    };
    known.set(layout, rules);
  }
  if (isOwnPage(page)) return rules.own;
  if (isRoomPage(page)) return rules.room;
  return isReport(page) ? rules.report : rules.site;
}

/** Names that lead to their product: as large as a thumb without moving a line, ruled lightly where sixty of them stand below each other. */
const NAMES_CSS =
  '.leads{margin-inline:-4px;padding:calc((44px - 1.2em)/2) 4px;text-decoration:underline 1px;text-decoration-color:color-mix(in srgb,currentColor 45%,transparent);text-underline-offset:.22em}' +
  '.leads:is(:hover,:focus-visible){text-decoration-thickness:2px;text-decoration-color:currentColor}' +
  '.leads:focus-visible{outline-offset:-4px}';

/** Of the document's photos only those that are shown get a rule. */
export function pageCss(doc: SiteDocument, layout: Layout, shown: ReadonlySet<string>, page: SitePage): string {
  return (
    standIns(layout) +
    variables(doc, layout) +
    photoCss(doc, shown) +
    rulesOf(layout, page).css +
    (doc.shop && page === 'home' ? NAMES_CSS : '') +
    (doc.languages ? LANGUAGES_CSS : '') +
    (doc.newsletter === true ? NEWS_CSS : '')
  );
}
