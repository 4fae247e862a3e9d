import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import { Menu, sectionLinks } from '../parts/menu.tsx';
import { Name } from './name.tsx';

const ORDER = ['list', 'about', 'reviews', 'events', 'gallery', 'news', 'contact', 'hours'];
/** What a client looks for first; the menu of narrow screens shows every section. */
const IN_BAR = ['list', 'about', 'hours', 'contact'];

/** The plate at the door, and at its right the number to call. */
export function Header({ doc, r }: PageProps) {
  const links = sectionLinks({ doc, r }, ORDER);
  const bar = sectionLinks({ doc, r }, IN_BAR);
  const phone = find(doc, 'contact')?.phone;
  return (
    <header className="head">
      <div className="wrap">
        <a className="name" href={r.page('home')}>
          <Name doc={doc} r={r} />
        </a>
        <nav className="nav" aria-label={r.word('nav.main')}>
          <ul>
            {bar.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{r.t(label)}</a>
              </li>
            ))}
          </ul>
        </nav>
        {phone && (
          <a className="ring" href={r.href(phone.href)}>
            {r.icon('phone')}
            {r.t(phone.label)}
          </a>
        )}
        <Menu r={r} links={links} />
      </div>
    </header>
  );
}
