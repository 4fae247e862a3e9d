import type { Text } from '../../document.ts';
import type { Kit, PageProps } from '../contract.ts';

export interface MenuLink {
  href: string;
  label: Text;
}

/** Anchors of the sections that have a title, in the order given; for the bar of wide screens and for the menu. */
export function sectionLinks({ doc, r }: PageProps, types: readonly string[]): MenuLink[] {
  return types.flatMap((type) =>
    doc.sections.flatMap((section) =>
      section.type === type && section.type !== 'hero'
        ? [{ href: `${r.page('home')}#${section.id}`, label: section.title }]
        : [],
    ),
  );
}

/** Button and popover menu of narrow screens; works without script. */
export function Menu({ r, links }: { r: Kit; links: MenuLink[] }) {
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
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{r.t(label)}</a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
