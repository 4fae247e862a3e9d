/** Links that say when they are pressed, without a script (HTML: the `ping` attribute). */
import type { Pressed } from '../visits.ts';

const KINDS = new Map<string, Pressed>([
  ['tel:', 'call'],
  ['/f/fil_', 'file'],
  ['mailto:', 'mail'],
  ['https://wa.me/', 'whatsapp'],
  ['https://www.google.com/maps/dir/', 'directions'],
  ['https://maps.apple.com/?daddr=', 'directions'],
]);
const LINK =
  / href="(tel:|\/f\/fil_|mailto:|https:\/\/wa\.me\/|https:\/\/www\.google\.com\/maps\/dir\/|https:\/\/maps\.apple\.com\/\?daddr=)/g;

/**
 * The same HTML, whose links to call, write or find the business, or to a file of it, say so to their own site when they are pressed: ` ping="/~call"`,
 * 26 bytes at most. A text cannot write an attribute: its quotes are escaped in HTML and in data for search engines.
 */
export const withPings = (html: string): string =>
  html.replace(LINK, (link, start: string) => ` ping="/~${KINDS.get(start)}"${link}`);
