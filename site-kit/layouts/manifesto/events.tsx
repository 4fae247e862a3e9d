import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';

/** What is on, in white on black: the day as large as the prices. */
export function Events({ doc, r }: PageProps) {
  const events = find(doc, 'events');
  if (!events) return null;
  return (
    <section className="events night" id={events.id}>
      <h2>{r.t(events.title)}</h2>
      <ol>
        {events.items.map((event) => (
          <li key={event.start + event.name.value}>
            <time dateTime={event.start}>
              <b>{r.t(event.day)}</b> {r.t(event.month)}
            </time>
            <div className="what">
              <h3>{r.t(event.name)}</h3>
              <p className="when">
                {r.t(event.weekday)}
                {event.time && <>, {r.t(event.time)}</>}
                {event.place && <>, {r.t(event.place)}</>}
              </p>
              {event.detail && <p>{r.t(event.detail)}</p>}
            </div>
            {r.photo(event.photo, { sizes: '(min-width:720px) 31vw, 100vw', ratio: 4 / 3, decorative: true })}
          </li>
        ))}
      </ol>
    </section>
  );
}
