import type { PageProps } from '../contract.ts';
import { Menu, sectionLinks } from '../parts/menu.tsx';

const ORDER = ['gallery', 'about', 'list', 'events', 'news', 'reviews', 'hours', 'contact'];
/** In the right corner of wide screens; the menu of narrow screens shows every section. */
const CORNER = ['gallery', 'list', 'events', 'about', 'hours', 'reviews', 'news'];
const SIDE = 3;
/** Beyond this the name is set smaller and takes the width it needs. */
const LONG_NAME = 30;

/** Two corners: who, and where to look. */
export function Header({ doc, r }: PageProps) {
  const corner = [...sectionLinks({ doc, r }, CORNER).slice(0, SIDE), ...sectionLinks({ doc, r }, ['contact'])];
  return (
    <header className="head wrap">
      <a className={doc.name.value.length > LONG_NAME ? 'name long' : 'name'} href={r.page('home')}>
        {r.t(doc.name)}
      </a>
      <nav className="nav" aria-label={r.word('nav.main')}>
        <ul>
          {corner.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{r.t(label)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <Menu r={r} links={sectionLinks({ doc, r }, ORDER)} />
    </header>
  );
}
