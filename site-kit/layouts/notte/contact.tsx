import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';

/** Characters of an address that a phone shows on one line in large type. */
const ONE_LINE = 20;

/** The way there and every way to get in touch; the page's one action once more. */
export function Contact({ doc, r }: PageProps) {
  const contact = find(doc, 'contact');
  if (!contact) return null;
  const [action] = doc.actions;
  const directions = doc.actions.find(({ kind }) => kind === 'directions');
  return (
    <section className="contact" id={contact.id}>
      <h2>{r.t(contact.title)}</h2>
      <div className="reach">
        {contact.address.length > 0 && (
          <address>
            {contact.address.map((line) => (
              <span key={line.value}>{r.t(line)}</span>
            ))}
            {directions && directions !== action && (
              <a className="more" href={r.href(directions.href)}>
                {r.t(directions.label)}
                {r.icon('out')}
              </a>
            )}
          </address>
        )}
        <div>
          {[contact.phone, contact.email].map(
            (way) =>
              way && (
                <a
                  key={way.href}
                  className={way.label.value.length > ONE_LINE ? 'large long' : 'large'}
                  href={r.href(way.href)}
                >
                  {r.t(way.label)}
                </a>
              ),
          )}
        </div>
      </div>
      <div className="ways">
        {action && (
          <a className="button" href={r.href(action.href)}>
            {r.t(action.label)}
          </a>
        )}
        <ul>
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
