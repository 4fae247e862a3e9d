import type { PageProps } from '../contract.ts';

export function Footer({ doc, r }: PageProps) {
  const { legal, privacy, cookies } = doc.footer;
  return (
    <footer className="foot">
      <div className="wrap">
        <div>
          <p>
            © {r.year} {r.t(doc.name)}
          </p>
          {legal.length > 0 && (
            <p>
              {legal.map((line) => (
                <span key={line.value}>{r.t(line)}</span>
              ))}
            </p>
          )}
        </div>
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
