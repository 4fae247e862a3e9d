import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';

/** What is on: the day in a disc, the words beside it, a photo in a circle. */
export function Events({ doc, r }: PageProps) {
  const events = find(doc, 'events');
  if (!events) return null;
  return (
    <section className="events wrap" id={events.id}>
      <h2>{r.t(events.title)}</h2>
      <ol>
        {events.items.map((event) => (
          <li key={event.start + event.name.value}>
            <time className="disc" dateTime={event.start}>
              <b>{r.t(event.day)}</b> <span>{r.t(event.month)}</span>
            </time>
            <div className="what">
              <h3>{r.t(event.name)}</h3>
              {event.detail && <p>{r.t(event.detail)}</p>}
              <p className="when">
                {r.t(event.weekday)}
                {event.time && <>, {r.t(event.time)}</>}
                {event.place && <>, {r.t(event.place)}</>}
              </p>
            </div>
            {r.photo(event.photo, { sizes: '(min-width:720px) 220px, 40vw', ratio: 1 })}
          </li>
        ))}
      </ol>
    </section>
  );
}
