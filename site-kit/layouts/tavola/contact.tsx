import type { PageProps } from '../contract.ts';
import { AddressLines, DirectionsLink, OtherWays } from '../parts/contact-ways.tsx';
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
              <AddressLines lines={contact.address} r={r} />
            </address>
            {directions && <DirectionsLink way={directions} r={r} />}
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
          <OtherWays links={contact.links} r={r} />
        </ul>
      </div>
    </section>
  );
}
