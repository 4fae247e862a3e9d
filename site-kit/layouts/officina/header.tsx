import type { Action } from '../../document.ts';
import type { IconName } from '../../render/icons.ts';
import type { PageProps } from '../contract.ts';
import { barLinks, Menu, sectionLinks } from '../parts/menu.tsx';

const ORDER = ['list', 'hours', 'events', 'gallery', 'reviews', 'about', 'news', 'contact'];
/** More would wrap beside a long name; the menu of narrow screens shows them all. */
const IN_BAR = 5;
/** A longer name is set in the narrower face. */
const STENCIL = 26;

const ICON_OF: Record<Action['kind'], IconName> = {
  call: 'phone',
  whatsapp: 'whatsapp',
  email: 'email',
  messenger: 'messenger',
  directions: 'directions',
  section: 'down',
  book: 'calendar',
  shop: 'bag',
};

/** The name as stencilled, the sections, and at the right edge the action as high as the bar itself. */
export function Header({ doc, r }: PageProps) {
  const links = sectionLinks({ doc, r }, ORDER);
  const inBar = barLinks({ doc, r }, links, IN_BAR);
  const [action] = doc.actions;
  return (
    <header className="head">
      <a className={doc.name.value.length > STENCIL ? 'name long' : 'name'} href={r.page('home')}>
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
      <Menu doc={doc} r={r} links={links} />
      {action && (
        <a className="go" href={r.href(action.href)}>
          {r.icon(ICON_OF[action.kind])}
          <span className="full">{r.t(action.label)}</span>
          <span className="brief">{r.t(action.short)}</span>
        </a>
      )}
    </header>
  );
}
