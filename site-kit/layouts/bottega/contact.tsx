import type { PageProps } from '../contract.ts';
import { AddressLines, DirectionsLink, OtherWays } from '../parts/contact-ways.tsx';
import { find } from '../parts/find.ts';

/** An address longer than this is set smaller, so that it stays on one line. */
const LONG = 28;

/** The counter once more: a flooded tile with the one action, beside it the address and every other way. */
export function Contact({ doc, r }: PageProps) {
  const contact = find(doc, 'contact');
  if (!contact) return null;
  const [action] = doc.actions;
  const directions = doc.actions.find(({ kind }) => kind === 'directions');
  const lines = [contact.phone, contact.email].filter((line) => line !== null);
  // A town alone fills no tile.
  const own = contact.address.length > 1 || directions !== undefined;
  const address = (
    <address>
      <AddressLines lines={contact.address} r={r} />
    </address>
  );
  return (
    <section className="contact" id={contact.id}>
      <div className="tile statement">
        <h2>{r.t(contact.title)}</h2>
        {contact.address.length > 0 && !own && address}
        {action && (
          <a className="button" href={r.href(action.href)}>
            {r.t(action.label)}
          </a>
        )}
      </div>
      {contact.address.length > 0 && own && (
        <div className="tile place">
          {address}
          {directions && directions !== action && <DirectionsLink way={directions} r={r} />}
        </div>
      )}
      <div className="tile ways">
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
