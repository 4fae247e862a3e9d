import type { PageProps } from '../contract.ts';
import { barLinks, Menu, sectionLinks } from '../parts/menu.tsx';

const ORDER = ['list', 'hours', 'about', 'gallery', 'events', 'reviews', 'news', 'contact'];
/** More links would wrap; the menu of narrow screens shows them all. */
const IN_BAR = 4;
/** Beyond this the name takes two lines, set smaller. */
const LONG_NAME = 30;

export function Header({ doc, r }: PageProps) {
  const links = sectionLinks({ doc, r }, ORDER);
  const inBar = barLinks({ doc, r }, links, IN_BAR);
  const [action] = doc.actions;
  return (
    <header className="head wrap">
      <a className={doc.name.value.length > LONG_NAME ? 'name long' : 'name'} href={r.page('home')}>
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
        <a className="button" href={r.href(action.href)}>
          {r.t(action.label)}
        </a>
      )}
      <Menu doc={doc} r={r} links={links} />
    </header>
  );
}
