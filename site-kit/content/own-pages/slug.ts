import { LANGS } from '../../names.ts';

export const LONGEST_SLUG = 60;
/** Lower-case ASCII, digits, single hyphens: it stands in an address as it is. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Paths of every site, of its rooms from the start (owner.md 10), and what servers and crawlers ask for. */
const RESERVED = new Set([
  'privacy',
  'cookies',
  '404',
  'sources',
  'quality',
  'admin',
  'p',
  'f',
  'shop',
  'book',
  'news',
  'canvas',
  'index',
  'sitemap',
  'robots',
  'favicon',
  'share',
  'assets',
  ...LANGS,
]);

/** No page may have this address: it is a path of the site itself, or will be. What begins with "_" or "~" is no slug at all. */
export const isReservedSlug = (slug: string): boolean => RESERVED.has(slug);

/** The first of "slug", "slug-2", "slug-3" … that may be had. Never longer than a slug may be. */
export function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const tail = number === 1 ? '' : `-${number}`;
    const slug = wanted.slice(0, LONGEST_SLUG - tail.length).replace(/-$/, '') + tail;
    if (!isReservedSlug(slug) && !taken.has(slug)) return slug;
  }
}
