import type { PageProps } from '../contract.ts';
import { barLinks, Menu, sectionLinks, type MenuLink } from '../parts/menu.tsx';

const ORDER = ['list', 'about', 'gallery', 'events', 'news', 'reviews', 'hours', 'contact'];
/** More would wrap beside a long name; the menu of narrow screens shows them all. */
const IN_BAR = 5;
/** Letters that stand side by side on the narrowest screen with a bar, the gap between two links counted as three. */
const ROOM = 90;

/** Those that leave the name's longest word whole: the last one, and the first of the others. */
function fitting({ doc }: Pick<PageProps, 'doc'>, links: readonly MenuLink[]): readonly MenuLink[] {
  const longest = Math.max(...doc.name.value.split(' ').map((word) => word.length));
  const taken = longest + (doc.actions[0]?.label.value.length ?? 0);
  const width = links.reduce((sum, { label }) => sum + label.value.length + 3, taken);
  return width <= ROOM || links.length <= 2 ? links : fitting({ doc }, links.toSpliced(-2, 1));
}

export function Header({ doc, r }: PageProps) {
  const links = sectionLinks({ doc, r }, ORDER);
  const inBar = fitting({ doc }, barLinks({ doc, r }, links, IN_BAR));
  const [action] = doc.actions;
  return (
    <header className="head wrap">
      <a className={doc.name.value.length > 34 ? 'name long' : 'name'} href={r.page('home')}>
        {r.t(doc.name)}
      </a>
      <nav className="nav" aria-label={r.word('nav.main')}>
        <ul>
          {inBar.map(({ href, label, current }) => (
            <li key={href}>
              <a href={href} aria-current={current}>
                {r.t(label)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {action && (
        <a className="button small" href={r.href(action.href)}>
          {r.t(action.label)}
        </a>
      )}
      <Menu doc={doc} r={r} links={links} />
    </header>
  );
}
