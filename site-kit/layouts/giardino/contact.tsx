import type { PageProps } from '../contract.ts';
import { AddressLines, OtherWays } from '../parts/contact-ways.tsx';
import { find } from '../parts/find.ts';

/** A longer mail address is set smaller on phones. */
const LONG = 24;

/** The last ground: the address, the number, every other way, and the page's one action again. */
export function Contact({ doc, r }: PageProps) {
  const contact = find(doc, 'contact');
  if (!contact) return null;
  const [action] = doc.actions;
  const directions = doc.actions.find(({ kind }) => kind === 'directions');
  const lines = [contact.phone, contact.email].filter((line) => line !== null);
  return (
    <section className="contact wrap" id={contact.id}>
      <div className="contact-side">
        <h2>{r.t(contact.title)}</h2>
        {action && (
          <a className="button" href={r.href(action.href)}>
            {r.t(action.label)}
          </a>
        )}
      </div>
      {contact.address.length > 0 && (
        <div>
          <address>
            <AddressLines lines={contact.address} r={r} />
          </address>
          {directions && directions !== action && (
            <a className="more" href={r.href(directions.href)}>
              {r.t(directions.label)}
            </a>
          )}
        </div>
      )}
      <div className="ways">
        {lines.length > 0 && (
          <ul>
            {lines.map(({ label, href }) => (
              <li key={href}>
                <a className={label.value.length > LONG ? 'large long' : 'large'} href={r.href(href)}>
                  {r.t(label)}
                </a>
              </li>
            ))}
          </ul>
        )}
        <ul className="links">
          <OtherWays links={contact.links} r={r} />
        </ul>
      </div>
    </section>
  );
}
