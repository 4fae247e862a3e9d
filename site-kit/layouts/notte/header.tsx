import type { PageProps } from '../contract.ts';
import { Menu, pagesInBar, sectionLinks } from '../parts/menu.tsx';

const ORDER = ['events', 'about', 'list', 'gallery', 'reviews', 'news', 'hours', 'contact'];
/** What a guest looks for first; the menu of narrow screens shows every section. */
const BESIDE_NAME = ['events', 'list', 'gallery', 'about', 'reviews'];
const SIDE = 3;
/** Beyond this the name takes two lines, set smaller. */
const LONG_NAME = 30;

/** The name in the middle. `over`: photo the header lies on; undefined on pages that have no hero. */
export function Header({ doc, r, over }: PageProps & { over?: string | null }) {
  const links = sectionLinks({ doc, r }, ORDER);
  const pages = pagesInBar({ doc, r });
  const left = [...sectionLinks({ doc, r }, BESIDE_NAME).slice(0, SIDE - pages.length), ...pages];
  const right = sectionLinks({ doc, r }, ['contact']);
  const [action] = doc.actions;
  const place = over === undefined ? 'head' : over === null ? 'head over' : `head over ${r.photoClass(over)}`;
  return (
    <header className={place}>
      <div className="wrap">
        <Menu doc={doc} r={r} links={links} />
        <nav className="nav" aria-label={r.word('nav.main')}>
          <ul>
            {left.map(({ href, label, current }) => (
              <li key={href}>
                <a href={href} aria-current={current}>
                  {r.t(label)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <a className={doc.name.value.length > LONG_NAME ? 'name long' : 'name'} href={r.page('home')}>
          {r.t(doc.name)}
        </a>
        <div className="ends">
          {right.map(({ href, label }) => (
            <a key={href} href={href}>
              {r.t(label)}
            </a>
          ))}
          {action && (
            <a className="button small" href={r.href(action.href)}>
              {r.t(action.label)}
            </a>
          )}
        </div>
      </div>
    </header>
  );
}
