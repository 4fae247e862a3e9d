import type { PageProps } from '../contract.ts';
import { AddressLines, DirectionsLink, OtherWays } from '../parts/contact-ways.tsx';
import { find } from '../parts/find.ts';

/** Characters of an address that a phone shows on one line in large type. */
const ONE_LINE = 18;

/** The last sheet of the wall: the number as large as the prices, the page's one action once more. */
export function Contact({ doc, r }: PageProps) {
  const contact = find(doc, 'contact');
  if (!contact) return null;
  const [action] = doc.actions;
  const directions = doc.actions.find(({ kind }) => kind === 'directions');
  const mail = contact.email?.label.value ?? '';
  return (
    <section className="contact deep" id={contact.id}>
      <div>
        <h2>{r.t(contact.title)}</h2>
        {contact.address.length > 0 && (
          <address>
            <AddressLines lines={contact.address} r={r} />
          </address>
        )}
        {directions && directions !== action && <DirectionsLink way={directions} r={r} />}
      </div>
      <div className="ways">
        {contact.phone && (
          <a className="number" href={r.href(contact.phone.href)}>
            {r.t(contact.phone.label)}
          </a>
        )}
        {contact.email && (
          <a className={mail.length > ONE_LINE ? 'mail long' : 'mail'} href={r.href(contact.email.href)}>
            {r.t(contact.email.label)}
          </a>
        )}
        {action && (
          <a className="button" href={r.href(action.href)}>
            {r.t(action.label)}
            {r.icon('arrow')}
          </a>
        )}
        <ul>
          <OtherWays links={contact.links} r={r} />
        </ul>
      </div>
    </section>
  );
}
