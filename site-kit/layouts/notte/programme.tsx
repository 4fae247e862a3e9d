import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';

/** Longer names would fill the wall. */
const SHORT_NAME = 56;

/** What is on, as the programme at the door: a giant numeral for each evening. */
export function Programme({ doc, r }: PageProps) {
  const events = find(doc, 'events');
  if (!events) return null;
  // One long name sets the size of all: rows of a programme are alike.
  const short = events.items.every(({ name }) => name.value.length <= SHORT_NAME);
  return (
    <section className="programme wrap" id={events.id}>
      <h2>{r.t(events.title)}</h2>
      <ol>
        {events.items.map((event) => (
          <li key={event.start + event.name.value}>
            <time className="day" dateTime={event.start}>
              <b>{r.t(event.day)}</b> <span>{r.t(event.month)}</span>
            </time>
            <div className="what">
              <h3 className={short ? 'short' : undefined}>{r.t(event.name)}</h3>
              {event.detail && <p>{r.t(event.detail)}</p>}
            </div>
            <p className="when">
              {r.t(event.weekday)}
              {event.time && <>, {r.t(event.time)}</>}
              {event.place && <span>{r.t(event.place)}</span>}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
