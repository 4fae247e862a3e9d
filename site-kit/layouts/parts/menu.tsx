import type { Text } from '../../document.ts';
import { ownPageName } from '../../render/options.ts';
import type { PageProps } from '../contract.ts';

export interface MenuLink {
  href: string;
  label: Text;
  /** Leads to the page on which it stands. */
  current?: 'page';
}

/** The owner's pages that are in the menu, in their order. */
export const pageLinks = ({ doc, r }: PageProps): MenuLink[] =>
  (doc.pages ?? [])
    .filter(({ menu }) => menu)
    .map(({ slug, title }) => {
      const page = ownPageName(slug);
      return { href: r.page(page), label: title, ...(page === r.current ? { current: 'page' as const } : {}) };
    });

/** In a bar so many pages stand beside sections; the footer has them all. */
const IN_BAR = 2;
const LONGEST_IN_BAR = 24;
/** Those that fit into a bar of wide screens: the page that is seen first, then by their order. */
export const pagesInBar = (props: PageProps, most = IN_BAR): MenuLink[] => {
  const short = pageLinks(props).filter(({ label }) => label.value.length <= LONGEST_IN_BAR);
  const seen = short.filter(({ current }) => current);
  const chosen = [...seen, ...short.filter(({ current }) => !current)].slice(0, most);
  return short.filter((link) => chosen.includes(link));
};

/** For a bar of `most` links: the first sections, pages, and at the end how to reach the business. */
export function barLinks(props: PageProps, sections: readonly MenuLink[], most: number): readonly MenuLink[] {
  const contact = sections.at(-1);
  const pages = pagesInBar(props);
  if (!contact || sections.length + pages.length <= most)
    return pages.length === 0 ? sections : [...sections.slice(0, -1), ...pages, ...(contact ? [contact] : [])];
  return [...sections.slice(0, most - 1 - pages.length), ...pages, contact];
}

/** Anchors of the sections that have a title, in the order given, or in the owner's; for the bar of wide screens and for the menu. */
export function sectionLinks({ doc, r }: PageProps, types: readonly string[]): MenuLink[] {
  const inOrder = doc.ordered ? [...new Set(doc.sections.map(({ type }) => type))] : types;
  return inOrder
    .filter((type) => types.includes(type))
    .flatMap((type) =>
      doc.sections.flatMap((section) =>
        section.type === type && section.type !== 'hero'
          ? [{ href: `${r.page('home')}#${section.id}`, label: section.title }]
          : [],
      ),
    );
}

/** Button and popover menu of narrow screens, with the owner's pages behind `links`; works without script. Nothing where there is none. */
export function Menu({ doc, r, links }: PageProps & { links: readonly MenuLink[] }) {
  const all = [...links, ...pageLinks({ doc, r })];
  if (all.length === 0) return null;
  return (
    <>
      <button className="menu-button" type="button" popoverTarget="site-menu" aria-label={r.word('nav.open')}>
        {r.icon('menu')}
      </button>
      <nav className="menu" id="site-menu" popover="auto" aria-label={r.word('nav.main')}>
        <button
          className="menu-button"
          type="button"
          popoverTarget="site-menu"
          popoverTargetAction="hide"
          aria-label={r.word('nav.close')}
        >
          {r.icon('close')}
        </button>
        <ul>
          {all.map(({ href, label, current }) => (
            <li key={href}>
              <a href={href} aria-current={current}>
                {r.t(label)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
