/** Content security policy of a rendered page. */
import { createHash } from 'node:crypto';
import { carriesFonts, LOAD_FONTS_SHA256 } from './font-rules.ts';
import { OPEN_NOW_SHA256 } from './open-now.ts';
import { carriesWeek, WEEK_SHA256 } from '../booking/week-script.ts';
import { BASKET_SHA256, carriesBasket } from '../shop/basket-script.ts';

const STYLE = /<style>([^]*?)<\/style>/g;
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The strictest policy under which a page made by `renderSitePage` works: nothing from third parties, no style
 * attribute, scripts known by their hashes, fonts from inside the page or, where it links them, from its own origin. A page that
 * offers a map may frame OpenStreetMap, and nobody else.
 * @param html the rendered page; the hashes of its style elements are part of the policy
 * @param options.assets origin that serves photos and fonts, if it is not the site's own
 * @param options.scripts hashes of further scripts in the page
 * @param options.forms another origin that a form leads to
 * @param options.frames who may show the page in a frame; nobody by default
 */
export function contentSecurityPolicy(
  html: string,
  options: { assets?: string; frames?: string; scripts?: readonly string[]; forms?: string } = {},
): string {
  // Styles stand in the head only, and a text cannot write a tag.
  const head = html.slice(0, html.indexOf('</head>'));
  const styles = [...head.matchAll(STYLE)].map(([, style = '']) => hashOf(style));
  const inlined = carriesFonts(head);
  const scripts = [
    OPEN_NOW_SHA256,
    ...(inlined ? [LOAD_FONTS_SHA256] : []),
    ...(carriesBasket(html) ? [BASKET_SHA256] : []),
    ...(carriesWeek(html) ? [WEEK_SHA256] : []),
    ...(options.scripts ?? []),
  ];
  const own = ["'self'", options.assets].filter(Boolean).join(' ');
  return [
    "default-src 'none'",
    `script-src ${scripts.map((hash) => `'${hash}'`).join(' ')}`,
    `style-src ${styles.join(' ')}`,
    `img-src ${own} data:`,
    `font-src ${inlined ? 'data:' : own}`,
    // The page asks for nothing itself; tools that judge it read robots.txt in its name.
    "connect-src 'self'",
    ...(html.includes(' data-map="') ? ['frame-src https://www.openstreetmap.org'] : []),
    "base-uri 'none'",
    // A text cannot write a tag: a form is one of ours, and posts to the site itself.
    `form-action ${html.includes('<form ') ? ["'self'", options.forms].filter(Boolean).join(' ') : "'none'"}`,
    `frame-ancestors ${options.frames ?? "'none'"}`,
  ].join('; ');
}
