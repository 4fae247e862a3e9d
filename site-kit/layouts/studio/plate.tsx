import type { ReactNode } from 'react';
import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import { OpenNow } from '../parts/open-now.tsx';
import { Name } from './name.tsx';

/** Characters of a number that fit the card on a phone; a mail address is longer. */
const SHORT = 18;

function Row({ label, className, children }: { label: ReactNode; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Today's hours: the page's script marks the day; without script the row is not shown, the hours section is. */
function Today({ doc, r }: PageProps) {
  const hours = find(doc, 'hours');
  if (!hours) return null;
  if (!hours.live || hours.strip.length === 0)
    return hours.note ? <Row label={r.t(hours.title)}>{r.t(hours.note)}</Row> : null;
  return (
    <Row label={r.word('hours.today')} className="today">
      <ul>
        {hours.strip.map(({ day, shifts }, index) => (
          <li key={day.value} data-day={index} className={hours.week?.[index]?.length === 0 ? 'shut' : undefined}>
            {shifts.map((shift) => (
              <span key={shift.value}>{r.t(shift)}</span>
            ))}
          </li>
        ))}
      </ul>
      <OpenNow doc={doc} r={r} />
    </Row>
  );
}

function Place({ doc, r }: PageProps) {
  const contact = find(doc, 'contact');
  if (!contact || contact.address.length === 0) return null;
  return (
    <Row label={r.word('contact.address')}>
      {contact.address.map((line) => (
        <span key={line.value}>{r.t(line)}</span>
      ))}
    </Row>
  );
}

/** The number, or where there is none the mail address, or at least the messenger. */
function Reach({ doc, r }: PageProps) {
  const contact = find(doc, 'contact');
  const messenger = contact?.links.find(({ kind }) => kind === 'messenger');
  const [way, label] = contact?.phone
    ? [contact.phone, r.word('contact.phone')]
    : contact?.email
      ? [contact.email, r.word('contact.email')]
      : [messenger, r.word('nav.contact')];
  if (!way) return null;
  return (
    <Row label={label} className="reach-row">
      <a className={way.label.value.length > SHORT ? undefined : 'number'} href={r.href(way.href)}>
        {r.t(way.label)}
      </a>
    </Row>
  );
}

/** The card: a photo, or the engraved name where there is none, over today's hours, the seat and the number. */
export function Plate({ doc, r, photo }: PageProps & { photo: string | null }) {
  const sizes = '(min-width:1328px) 481px, (min-width:960px) 38vw, (min-width:720px) 46vw, 92vw';
  return (
    <div className="card">
      {r.photo(photo, { sizes, ratio: 1.4, priority: true }) ?? (
        <p className="brass">
          <Name doc={doc} r={r} under={doc.city} />
        </p>
      )}
      <dl>
        <Today doc={doc} r={r} />
        <Place doc={doc} r={r} />
        <Reach doc={doc} r={r} />
      </dl>
    </div>
  );
}
