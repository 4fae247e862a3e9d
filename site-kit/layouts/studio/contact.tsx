import type { PageProps } from '../contract.ts';
import { AddressLines, DirectionsLink, OtherWays } from '../parts/contact-ways.tsx';
import { find } from '../parts/find.ts';

/** The number large, then the mail, the seat and the other ways; the page's one action once more. */
export function Contact({ doc, r }: PageProps) {
  const contact = find(doc, 'contact');
  if (!contact) return null;
  const [action] = doc.actions;
  const directions = doc.actions.find(({ kind }) => kind === 'directions');
  const repeats = action && contact.phone?.href === action.href && /\d{3}/.test(action.label.value);
  return (
    <section className="contact" id={contact.id}>
      <h2>{r.t(contact.title)}</h2>
      <div className="reach">
        {(contact.phone ?? contact.email) && (
          <div>
            {contact.phone && (
              <a className="large" href={r.href(contact.phone.href)}>
                {r.t(contact.phone.label)}
              </a>
            )}
            {contact.email && (
              <a className="more" href={r.href(contact.email.href)}>
                {r.t(contact.email.label)}
              </a>
            )}
          </div>
        )}
        {contact.address.length > 0 && (
          <address>
            <AddressLines lines={contact.address} r={r} />
            {directions && directions !== action && <DirectionsLink way={directions} r={r} />}
          </address>
        )}
      </div>
      <div className="acts">
        {action && !repeats && (
          <a className="button" href={r.href(action.href)}>
            {r.t(action.label)}
          </a>
        )}
        <ul>
          <OtherWays links={contact.links} r={r} className="more" />
        </ul>
      </div>
    </section>
  );
}
