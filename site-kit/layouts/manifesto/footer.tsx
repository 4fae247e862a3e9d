import type { PageProps } from '../contract.ts';
import { bindWords } from '../parts/bind-words.ts';
import { LegalLines, PolicyLinks } from '../parts/imprint.tsx';

/** The name once more, as large as the titles: the printer's mark at the foot of a poster. */
export function Footer({ doc, r }: PageProps) {
  return (
    <footer className="foot night">
      <p className="mark" lang={doc.name.lang}>
        {r.split(doc.name, bindWords(doc.name.value))}
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
