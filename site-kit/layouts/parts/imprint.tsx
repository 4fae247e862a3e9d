import type { PageProps } from '../contract.ts';
import { pageLinks } from './menu.tsx';

/** Who is responsible for the site, as its country's law asks; nothing where nothing is known. */
export function LegalLines({ doc, r }: PageProps) {
  const { legal } = doc.footer;
  if (legal.length === 0) return null;
  return (
    <p>
      {legal.map((line) => (
        <span key={line.value}>{r.t(line)}</span>
      ))}
    </p>
  );
}

/** The owner's pages in the menu, then the two that every site must lead to from every page. */
export function PolicyLinks({ doc, r }: PageProps) {
  const { privacy, cookies } = doc.footer;
  return (
    <ul className={doc.pages ? 'to-pages' : undefined}>
      {pageLinks({ doc, r }).map(({ href, label, current }) => (
        <li key={href}>
          <a href={href} aria-current={current}>
            {r.t(label)}
          </a>
        </li>
      ))}
      <li>
        <a href={r.page('privacy')}>{r.t(privacy)}</a>
      </li>
      <li>
        <a href={r.page('cookies')}>{r.t(cookies)}</a>
      </li>
    </ul>
  );
}
