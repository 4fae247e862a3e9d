import type { PageProps } from '../contract.ts';
import { LegalLines, PolicyLinks } from '../parts/imprint.tsx';

export function Footer({ doc, r }: PageProps) {
  return (
    <footer className="foot">
      <div>
        <p>
          © {r.year} {r.t(doc.name)}
        </p>
        <LegalLines doc={doc} r={r} />
      </div>
      <PolicyLinks doc={doc} r={r} />
      {r.badge}
    </footer>
  );
}
