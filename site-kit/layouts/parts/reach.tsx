import type { SiteDocument } from '../../document.ts';
import type { Kit } from '../contract.ts';
import { AddressLines, OtherWays } from './contact-ways.tsx';
import { find } from './find.ts';

/** Every way to get in touch: what stands where something is asked for by no form. */
export function Reach({ doc, r }: { doc: SiteDocument; r: Kit }) {
  const contact = find(doc, 'contact');
  const first = [contact?.phone, contact?.email].filter((way) => way !== null && way !== undefined);
  // A page is always written to, where it names nothing else.
  const others = doc.actions.filter(({ kind }) => kind === 'messenger');
  return (
    <div className="ask-reach">
      <ul>
        {first.map(({ href, label }) => (
          <li key={href}>
            <a href={r.href(href)}>{r.t(label)}</a>
          </li>
        ))}
        {contact && <OtherWays links={contact.links} r={r} />}
        {first.length === 0 &&
          others.map(({ href, label }) => (
            <li key={href}>
              <a href={r.href(href)}>{r.t(label)}</a>
            </li>
          ))}
      </ul>
      {contact && contact.address.length > 0 && (
        <address>
          <AddressLines lines={contact.address} r={r} />
        </address>
      )}
    </div>
  );
}
