import { elementsOf, type HtmlElement } from './read-html.ts';

const OUTSIDE = /^(?:https?:\/\/[^\s/]+\.[^\s/]+|tel:\+?\d+$|mailto:[^\s@]+@[^\s@]+$)/i;

/**
 * Links of a page that lead nowhere: a fragment without its element, a page that the site does not have, an address that
 * is none.
 * @param paths every page of the site, as its links write them, and the installation's own address (on a developer's machine it has no dot)
 */
export function checkLinks(page: HtmlElement, paths: ReadonlySet<string>): { links: number; faults: string[] } {
  const all = elementsOf(page);
  const ids = all.flatMap(({ attributes }) => attributes.get('id') ?? []);
  const known = new Set(ids);
  const faults = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `two elements are #${id}`);
  const links = all.filter(({ tag }) => tag === 'a');
  for (const { attributes } of links) {
    const href = attributes.get('href');
    if (!href || !leadsSomewhere(href, known, paths)) faults.push(`a link to ${href ?? 'nothing'}`);
  }
  for (const { attributes } of all) {
    const target = attributes.get('popovertarget');
    if (target !== undefined && !known.has(target)) faults.push(`a button for #${target}`);
  }
  return { links: links.length, faults };
}

function leadsSomewhere(href: string, ids: ReadonlySet<string>, paths: ReadonlySet<string>): boolean {
  if (href.startsWith('#')) return ids.has(href.slice(1));
  const [path = '', fragment] = href.split('#');
  if (!path.startsWith('/')) return OUTSIDE.test(href) || paths.has(href);
  // Fragments are followed on the page that is being looked at; the home page is checked with its own.
  return paths.has(path) && (fragment === undefined || fragment !== '');
}
