/** Content security policy of a rendered page. */
import { createHash } from 'node:crypto';
import { OPEN_NOW_SHA256 } from './open-now.ts';

/**
 * The strictest policy under which a page made by `renderSitePage` works: nothing from third parties, no style
 * attribute, one script known by its hash. A page that offers a map may frame OpenStreetMap, and nobody else.
 * @param html the rendered page; the hash of its style element is part of the policy
 * @param options.assets origin that serves photos and fonts, if it is not the site's own
 * @param options.frames who may show the page in a frame; nobody by default
 */
export function contentSecurityPolicy(html: string, options: { assets?: string; frames?: string } = {}): string {
  const start = html.indexOf('<style>') + '<style>'.length;
  const style = html.slice(start, html.indexOf('</style>', start));
  const styleHash = createHash('sha256').update(style).digest('base64');
  const own = ["'self'", options.assets].filter(Boolean).join(' ');
  return [
    "default-src 'none'",
    `script-src '${OPEN_NOW_SHA256}'`,
    `style-src 'sha256-${styleHash}'`,
    `img-src ${own} data:`,
    `font-src ${own}`,
    // The page asks for nothing itself; tools that judge it read robots.txt in its name.
    "connect-src 'self'",
    ...(html.includes(' data-map="') ? ['frame-src https://www.openstreetmap.org'] : []),
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${options.frames ?? "'none'"}`,
  ].join('; ');
}
