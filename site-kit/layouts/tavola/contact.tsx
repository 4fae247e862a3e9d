import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';

/** The last page of the menu: address in large letters, then every way to get in touch. */
export function Contact({ doc, r }: PageProps) {
  const contact = find(doc, 'contact');
  if (!contact) return null;
  const directions = doc.actions.find(({ kind }) => kind === 'directions');
  const lines = [contact.phone, contact.email].filter((line) => line !== null);
  return (
    <section className="contact" id={contact.id}>
      <div className="wrap">
        <h2>{r.t(contact.title)}</h2>
        {contact.address.length > 0 && (
          <div>
            <address>
              {contact.address.map((line) => (
                <span key={line.value}>{r.t(line)}</span>
              ))}
            </address>
            {directions && (
              <a className="more" href={r.href(directions.href)}>
                {r.t(directions.label)}
                {r.icon('out')}
              </a>
            )}
          </div>
        )}
        <ul className="ways">
          {lines.map(({ label, href }) => (
            <li key={href}>
              <a className="large" href={r.href(href)}>
                {r.t(label)}
              </a>
            </li>
          ))}
          {contact.links.map(({ kind, label, href }) => (
            <li key={kind}>
              <a href={r.href(href)}>
                {r.icon(kind)}
                {r.t(label)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
