import type { PageProps } from '../contract.ts';
import { Menu, pagesInBar, sectionLinks } from '../parts/menu.tsx';

const ORDER = ['hours', 'list', 'events', 'gallery', 'about', 'reviews', 'news', 'contact'];
/** Links beside the name on wide screens; the menu of narrow screens shows every section. */
const BESIDE = 4;
/** Beyond this the name takes two lines, set smaller. */
const LONG_NAME = 30;

export function Header({ doc, r }: PageProps) {
  const links = sectionLinks({ doc, r }, ORDER);
  const pages = pagesInBar({ doc, r });
  const sections = sectionLinks({ doc, r }, ['hours', 'list', 'events', 'gallery', 'about', 'contact']);
  const beside = [...sections.slice(0, BESIDE - pages.length), ...pages];
  const [action] = doc.actions;
  return (
    <header className="head">
      <a className={doc.name.value.length > LONG_NAME ? 'name long' : 'name'} href={r.page('home')}>
        {r.t(doc.name)}
      </a>
      <nav className="nav" aria-label={r.word('nav.main')}>
        <ul>
          {beside.map(({ href, label, current }) => (
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
