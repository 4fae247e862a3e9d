import type { SectionOf, Text } from '../../document.ts';
import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import { OpenNow } from '../parts/open-now.tsx';

/** Today's hours: the page's script marks the day; without script the cell is not shown, the hours section is. */
function Today({ doc, r }: PageProps) {
  const hours = find(doc, 'hours');
  if (!hours) return null;
  if (!hours.live || hours.strip.length === 0) {
    return hours.note ? (
      <li>
        <p className="label">{r.t(hours.title)}</p>
        <p className="value">{r.t(hours.note)}</p>
      </li>
    ) : null;
  }
  return (
    <li className="today">
      <p className="label">{r.word('hours.today')}</p>
      <ul className="value">
        {hours.strip.map(({ day, shifts }, index) => (
          <li key={day.value} data-day={index} className={hours.week?.[index]?.length === 0 ? 'shut' : undefined}>
            {shifts.map((shift) => (
              <span key={shift.value}>{r.t(shift)}</span>
            ))}
          </li>
        ))}
      </ul>
      <OpenNow doc={doc} r={r} />
    </li>
  );
}

function Place({ doc, r }: PageProps) {
  const contact = find(doc, 'contact');
  if (!contact || contact.address.length === 0) return null;
  const directions = doc.actions.find(({ kind }) => kind === 'directions');
  return (
    <li>
      <p className="label">{r.word('contact.address')}</p>
      <p className="value lines">
        {contact.address.map((line) => (
          <span key={line.value}>{r.t(line)}</span>
        ))}
      </p>
      {directions && (
        <a href={r.href(directions.href)}>
          {r.t(directions.label)}
          {r.icon('out')}
        </a>
      )}
    </li>
  );
}

interface Way {
  label: Text;
  href: string;
}

/** Ways to book, the one the main button takes first. */
function waysOf(contact: SectionOf<'contact'>, main: string | undefined): Way[] {
  const link = (kind: 'whatsapp' | 'messenger') => contact.links.find((one) => one.kind === kind) ?? null;
  const ways = { call: contact.phone, whatsapp: link('whatsapp'), email: contact.email, messenger: link('messenger') };
  const first = Object.entries(ways).filter(([kind]) => kind === main);
  const rest = Object.entries(ways).filter(([kind]) => kind !== main);
  return [...first, ...rest].flatMap(([, way]) => way ?? []);
}

function Booking({ doc, r }: PageProps) {
  const contact = find(doc, 'contact');
  const [action] = doc.actions;
  const [first, second] = contact ? waysOf(contact, action?.kind) : [];
  if (!first) return null;
  // A label such as "Call 01632 960118" would only repeat the number below it.
  const label = action && !/\d{3}/.test(action.label.value) ? r.t(action.label) : r.word('contact.phone');
  return (
    <li>
      <p className="label">{label}</p>
      <a className="value" href={r.href(first.href)}>
        {r.t(first.label)}
      </a>
      {second && <a href={r.href(second.href)}>{r.t(second.label)}</a>}
    </li>
  );
}

/** When, where and how to book, split by hairlines; only the facts that the page knows. */
export function Facts({ doc, r }: PageProps) {
  return (
    <ul className="facts">
      <Today doc={doc} r={r} />
      <Place doc={doc} r={r} />
      <Booking doc={doc} r={r} />
    </ul>
  );
}
