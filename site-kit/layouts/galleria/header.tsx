import type { PageProps } from '../contract.ts';
import { Menu, pagesInBar, sectionLinks } from '../parts/menu.tsx';

const ORDER = ['gallery', 'about', 'list', 'events', 'news', 'reviews', 'hours', 'contact'];
/** In the right corner of wide screens; the menu of narrow screens shows every section. */
const CORNER = ['gallery', 'list', 'events', 'about', 'hours', 'reviews', 'news'];
const SIDE = 3;
/** Beyond this the name is set smaller and takes the width it needs. */
const LONG_NAME = 30;

/** Two corners: who, and where to look. */
export function Header({ doc, r }: PageProps) {
  const pages = pagesInBar({ doc, r });
  const sections = sectionLinks({ doc, r }, CORNER).slice(0, SIDE - pages.length);
  const corner = [...sections, ...pages, ...sectionLinks({ doc, r }, ['contact'])];
  return (
    <header className="head wrap">
      <a className={doc.name.value.length > LONG_NAME ? 'name long' : 'name'} href={r.page('home')}>
        {r.t(doc.name)}
      </a>
      <nav className="nav" aria-label={r.word('nav.main')}>
        <ul>
          {corner.map(({ href, label, current }) => (
            <li key={href}>
              <a href={href} aria-current={current}>
                {r.t(label)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Menu doc={doc} r={r} links={sectionLinks({ doc, r }, ORDER)} />
    </header>
  );
}
