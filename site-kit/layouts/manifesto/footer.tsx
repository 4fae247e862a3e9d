import type { PageProps } from '../contract.ts';
import { poster } from './poster.tsx';

const WIDE = { width: 92, height: 14 };
const NARROW = { width: 88, height: 56 };

/** The name as large as the page is wide, as the printer's mark at the foot of a poster. */
export function Footer({ doc, r }: PageProps) {
  const { legal, privacy, cookies } = doc.footer;
  const { className, words } = poster({ text: doc.name, lang: doc.lang, wide: WIDE, narrow: NARROW });
  return (
    <footer className="foot night">
      <p className={className} lang={doc.name.lang}>
        {words}
      </p>
      <div className="small">
        <p>© {r.year}</p>
        {legal.length > 0 && (
          <p>
            {legal.map((line) => (
              <span key={line.value}>{r.t(line)}</span>
            ))}
          </p>
        )}
        <ul>
          <li>
            <a href={r.page('privacy')}>{r.t(privacy)}</a>
          </li>
          <li>
            <a href={r.page('cookies')}>{r.t(cookies)}</a>
          </li>
        </ul>
        {r.badge}
      </div>
    </footer>
  );
}
