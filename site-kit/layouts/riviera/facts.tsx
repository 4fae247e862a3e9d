import type { ReactNode } from 'react';
import type { PageProps } from '../contract.ts';
import { find, findAll } from '../parts/find.ts';
import { OpenNow } from '../parts/open-now.tsx';
import { cheapest } from './price.ts';

interface CellProps {
  label: ReactNode;
  href?: string;
  className?: string;
  children: ReactNode;
}

function Cell({ label, href, className = '', children }: CellProps) {
  return (
    <li className={`cell ${className}`.trim()}>
      <p className="label">{label}</p>
      {href ? (
        <a className="value" href={href}>
          {children}
        </a>
      ) : (
        <div className="value">{children}</div>
      )}
    </li>
  );
}

/** Where guests sleep, what a room costs; elsewhere whether the door is open. Both only as the page says it. */
function First({ doc, r }: PageProps) {
  const rooms = findAll(doc, 'list').find(({ kind }) => kind === 'rooms');
  const room = rooms && cheapest(rooms);
  if (room) {
    return (
      <Cell label={r.t(room.name)} href={`#${rooms.id}`}>
        {r.t(room.price)}
      </Cell>
    );
  }
  const hours = find(doc, 'hours');
  if (hours?.live) {
    return (
      <Cell label={r.t(hours.title)} className="live">
        <OpenNow doc={doc} r={r} />
      </Cell>
    );
  }
  return hours?.note ? <Cell label={r.t(hours.title)}>{r.t(hours.note)}</Cell> : null;
}

/** The bar at the foot of the view: price or hours, place, phone, the page's one action; only what the page knows. On phones the bar at the thumb calls. */
export function Facts({ doc, r }: PageProps) {
  const contact = find(doc, 'contact');
  const [action] = doc.actions;
  const directions = doc.actions.find(({ kind }) => kind === 'directions');
  // A button such as "Call 01632 960118" says the number itself.
  const said = action && /\d{3}/.test(action.label.value);
  const phone = said ? null : contact?.phone;
  const email = phone ? null : contact?.email;
  return (
    <ul className="facts">
      <First doc={doc} r={r} />
      {contact && contact.address.length > 0 && (
        <Cell label={r.word('contact.address')} href={directions && r.href(directions.href)} className="place">
          {contact.address.map((line) => (
            <span key={line.value}>{r.t(line)}</span>
          ))}
        </Cell>
      )}
      {phone && (
        <Cell label={r.word('contact.phone')} href={r.href(phone.href)} className="phone">
          {r.t(phone.label)}
        </Cell>
      )}
      {email && (
        <Cell label={r.word('contact.email')} href={r.href(email.href)} className="mail">
          {r.t(email.label)}
        </Cell>
      )}
      {action && (
        <li className="cell act">
          <a href={r.href(action.href)}>{r.t(action.label)}</a>
        </li>
      )}
    </ul>
  );
}
