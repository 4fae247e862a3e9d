const ID = / id="([^"]+)"/;

/**
 * The id of what follows the hero in a drawn page; null where nothing does. A browser has read the hero when it meets that.
 * @param hero id of the hero's section
 */
export function idAfterHero(markup: string, hero: string): string | null {
  const at = markup.indexOf(` id="${hero}"`);
  const end = at < 0 ? -1 : markup.indexOf('</section>', at);
  return end < 0 ? null : (ID.exec(markup.slice(end))?.[1] ?? null);
}
