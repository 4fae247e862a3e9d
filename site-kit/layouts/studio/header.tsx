import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import { Menu, pagesInBar, sectionLinks } from '../parts/menu.tsx';
import { Name } from './name.tsx';

const ORDER = ['list', 'about', 'reviews', 'events', 'gallery', 'news', 'contact', 'hours'];
/** What a client looks for first: three of these and the contact; the menu of narrow screens shows every section. */
const IN_BAR = ['list', 'about', 'hours', 'gallery', 'events', 'reviews', 'news'];
const BESIDE_CONTACT = 3;

/** The number to call, or where there is none the page's main action. */
function Ring({ doc, r }: PageProps) {
  const phone = find(doc, 'contact')?.phone;
  const [action] = doc.actions;
  if (phone)
    return (
      <a className="ring" href={r.href(phone.href)}>
        {r.icon('phone')}
        {r.t(phone.label)}
      </a>
    );
  return action ? (
    <a className="ring" href={r.href(action.href)}>
      {r.t(action.label)}
    </a>
  ) : null;
}

/** The plate at the door, and at its right the number to call. */
export function Header({ doc, r }: PageProps) {
  const links = sectionLinks({ doc, r }, ORDER);
  const present = IN_BAR.filter((type) => doc.sections.some((section) => section.type === type));
  const pages = pagesInBar({ doc, r });
  const first = present.slice(0, BESIDE_CONTACT - pages.length);
  const sections = sectionLinks(
    { doc, r },
    ORDER.filter((type) => type === 'contact' || first.includes(type)),
  );
  const bar = [...sections, ...pages];
  return (
    <header className="head">
      <div className="wrap">
        <a className="name" href={r.page('home')}>
          <Name doc={doc} r={r} />
        </a>
        <nav className="nav" aria-label={r.word('nav.main')}>
          <ul>
            {bar.map(({ href, label, current }) => (
              <li key={href}>
                <a href={href} aria-current={current}>
                  {r.t(label)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Ring doc={doc} r={r} />
        <Menu doc={doc} r={r} links={links} />
      </div>
    </header>
  );
}
