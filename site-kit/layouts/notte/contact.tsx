import type { PageProps } from '../contract.ts';
import { AddressLines, DirectionsLink, OtherWays } from '../parts/contact-ways.tsx';
import { find } from '../parts/find.ts';

/** Characters of an address that a phone shows on one line in large type. */
const ONE_LINE = 20;

/** The lights go on: the way there and every way to get in touch on the accent; the page's one action once more. */
export function Contact({ doc, r }: PageProps) {
  const contact = find(doc, 'contact');
  if (!contact) return null;
  const [action] = doc.actions;
  const directions = doc.actions.find(({ kind }) => kind === 'directions');
  return (
    <section className="contact" id={contact.id}>
      <div className="wrap">
        <h2>{r.t(contact.title)}</h2>
        <div className="reach">
          {contact.address.length > 0 && (
            <address>
              <AddressLines lines={contact.address} r={r} />
              {directions && directions !== action && <DirectionsLink way={directions} r={r} />}
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
            <OtherWays links={contact.links} r={r} />
          </ul>
        </div>
      </div>
    </section>
  );
}
