import type { PageProps } from '../contract.ts';
import { LegalLines, PolicyLinks } from '../parts/imprint.tsx';
import { poster } from './poster.tsx';

const WIDE = { width: 92, height: 14 };
const NARROW = { width: 88, height: 56 };

/** The name as large as the page is wide, as the printer's mark at the foot of a poster. */
export function Footer({ doc, r }: PageProps) {
  const { className, words } = poster({ text: doc.name, lang: doc.lang, wide: WIDE, narrow: NARROW });
  return (
    <footer className="foot night">
      <p className={className} lang={doc.name.lang}>
        {words}
      </p>
      <div className="small">
        <p>© {r.year}</p>
        <LegalLines doc={doc} r={r} />
        <PolicyLinks doc={doc} r={r} />
        {r.badge}
      </div>
    </footer>
  );
}
