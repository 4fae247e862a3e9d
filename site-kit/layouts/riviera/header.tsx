import type { PageProps } from '../contract.ts';
import { Menu, pagesInBar, sectionLinks } from '../parts/menu.tsx';

const ORDER = ['list', 'about', 'gallery', 'reviews', 'events', 'news', 'hours', 'contact'];
/** Links on each side of the name: beyond two they would no longer be a pair of wings. */
const WING = 2;
/** Beyond this the name is set smaller and closer, and may take lines. */
const LONG_NAME = 30;

/** Three parts: two links, the name in spaced capitals, two links. `over`: photo beneath, null over the sky of a first screen without a photo, undefined where it stands on the page. */
export function Header({ doc, r, over }: PageProps & { over?: string | null }) {
  const links = sectionLinks({ doc, r }, ORDER);
  const last = links.at(-1);
  const pages = pagesInBar({ doc, r });
  const sections = links.slice(0, Math.min(2 * WING - 1 - pages.length, links.length - 1));
  const first = [...sections, ...pages];
  const wings = [first.slice(0, WING), [...first.slice(WING), ...(last ? [last] : [])]];
  const place = over ? `over ${r.photoClass(over)}` : over === null ? 'sky' : '';
  const [left, right] = wings.map((wing, index) => (
    <ul key={index}>
      {wing.map(({ href, label, current }) => (
        <li key={href}>
          <a href={href} aria-current={current}>
            {r.t(label)}
          </a>
        </li>
      ))}
    </ul>
  ));
  return (
    <header className={`head ${place}`.trim()}>
      <nav className="wings" aria-label={r.word('nav.main')}>
        {left}
        {right}
      </nav>
      <a className={doc.name.value.length > LONG_NAME ? 'name long' : 'name'} href={r.page('home')}>
        {r.t(doc.name)}
      </a>
      <Menu doc={doc} r={r} links={links} />
    </header>
  );
}
