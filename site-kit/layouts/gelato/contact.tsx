import type { Text } from '../../document.ts';
import type { PageProps } from '../contract.ts';
import { AddressLines, DirectionsLink, OtherWays } from '../parts/contact-ways.tsx';
import { find } from '../parts/find.ts';

/** Characters of a number that is set as a title, and of an address that stays on one line. */
const SHORT = 14;
const LONG = 24;

const sizeOf = ({ value }: Text, href: string): string => {
  if (href.startsWith('tel:') && value.length <= SHORT) return 'large number';
  return value.length > LONG ? 'large long' : 'large';
};

/** Where, how, and the page's one action once more, on the flooded layer. */
export function Contact({ doc, r }: PageProps) {
  const contact = find(doc, 'contact');
  if (!contact) return null;
  const [action] = doc.actions;
  const directions = doc.actions.find(({ kind }) => kind === 'directions');
  const lines = [contact.phone, contact.email].filter((line) => line !== null);
  return (
    <section className="contact wrap" id={contact.id}>
      <div className="come">
        <h2>{r.t(contact.title)}</h2>
        {contact.address.length > 0 && (
          <address>
            <AddressLines lines={contact.address} r={r} />
          </address>
        )}
        <div className="acts">
          {action && (
            <a className="button" href={r.href(action.href)}>
              {r.t(action.label)}
            </a>
          )}
          {directions && directions !== action && <DirectionsLink way={directions} r={r} />}
        </div>
      </div>
      <div className="ways">
        {lines.length > 0 && (
          <ul>
            {lines.map(({ label, href }) => (
              <li key={href}>
                <a className={sizeOf(label, href)} href={r.href(href)}>
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
