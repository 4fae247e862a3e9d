import type { PageProps } from '../contract.ts';
import { AddressLines, DirectionsLink, OtherWays } from '../parts/contact-ways.tsx';
import { find } from '../parts/find.ts';
import { Pair } from './pair.tsx';

/** The last pair: the way there, every way to get in touch, and the page's one action once more. */
export function Contact({ doc, r, picture }: PageProps & { picture: string | null }) {
  const contact = find(doc, 'contact');
  if (!contact) return null;
  const [action] = doc.actions;
  const directions = doc.actions.find(({ kind }) => kind === 'directions');
  const ways = [contact.phone, contact.email].filter((way) => way !== null);
  return (
    <Pair doc={doc} r={r} id={contact.id} picture={picture} side="left" className="contact">
      <h2>{r.t(contact.title)}</h2>
      {contact.address.length > 0 && (
        <address>
          <AddressLines lines={contact.address} r={r} />
          {directions && directions !== action && <DirectionsLink way={directions} r={r} />}
        </address>
      )}
      {ways.length > 0 && (
        <ul className="ways">
          {ways.map(({ label, href }) => (
            <li key={href}>
              <a href={r.href(href)}>{r.t(label)}</a>
            </li>
          ))}
        </ul>
      )}
      {action && (
        <a className="button" href={r.href(action.href)}>
          {r.t(action.label)}
        </a>
      )}
      <ul className="links">
        <OtherWays links={contact.links} r={r} />
      </ul>
    </Pair>
  );
}
