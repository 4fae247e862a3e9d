/** The words in which visits of a site are counted: pages say them, the host that serves the pages hears them, a room adds them up. */

/** How somebody arrived: from a search engine, a social network, another website, a letter of the site, or from nowhere that the browser names. */
export const SOURCES = ['search', 'social', 'site', 'direct', 'letter'] as const;
export type Source = (typeof SOURCES)[number];
export interface Origin {
  source: Source;
  /** Host of another website, without `www.`; null for the other sources. */
  name: string | null;
}

/** The language that the browser asks for first. */
export const SPOKEN = ['it', 'en', 'es', 'fr', 'el', 'other'] as const;
export type Spoken = (typeof SPOKEN)[number];

/** What was pressed. Not every browser says so: figures of these are "at least". */
export const ACTIONS = ['call', 'whatsapp', 'directions', 'mail', 'file'] as const;
export type Pressed = (typeof ACTIONS)[number];
export const isPressed = (word: string): word is Pressed => (ACTIONS as readonly string[]).includes(word);

/** What an address of the site ends with in its letters, the same for all readers and letters. */
export const LETTER_QUERY = '?from=letter';
/** An address of the site as its letters name it; one of another website, or with a query of its own, as it is. `origin`: of the site. */
export function inLetter(origin: string, href: string): string {
  if (href === origin) return `${origin}/${LETTER_QUERY}`;
  return href.startsWith(`${origin}/`) && !/[?#]/.test(href) ? `${href}${LETTER_QUERY}` : href;
}
