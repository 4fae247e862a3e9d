import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';

/** Dates as the rows of an agenda. */
export function Events({ doc, r }: PageProps) {
  const events = find(doc, 'events');
  if (!events) return null;
  return (
    <section className="ledger wrap" id={events.id}>
      <h2>{r.t(events.title)}</h2>
      <ol className="agenda">
        {events.items.map((event) => (
          <li key={event.start + event.name.value}>
            <p className="when">
              <time className="entry" dateTime={event.start}>
                {r.t(event.day)} {r.t(event.month)}
              </time>
              <span>
                {r.t(event.weekday)}
                {event.time && <>, {r.t(event.time)}</>}
              </span>
            </p>
            <div>
              <h3>{r.t(event.name)}</h3>
              {event.detail && <p className="detail">{r.t(event.detail)}</p>}
              {event.place && <p className="detail">{r.t(event.place)}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
