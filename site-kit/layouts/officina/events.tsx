import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';

/** Dates in ruled columns: the day as a figure, what and when beneath it. */
export function Events({ doc, r }: PageProps) {
  const events = find(doc, 'events');
  if (!events) return null;
  return (
    <section className="split events" id={events.id}>
      <div className="paper">
        <h2>{r.t(events.title)}</h2>
      </div>
      <ol className={`columns of-${events.items.length}`}>
        {events.items.map((event) => (
          <li key={event.start + event.name.value}>
            <time className="day" dateTime={event.start}>
              {r.t(event.day)}
              <span> {r.t(event.month)}</span>
            </time>
            <div>
              <p className="mono strong">
                <span>{r.t(event.weekday)}</span>
                {event.time && <span>{r.t(event.time)}</span>}
              </p>
              <h3>{r.t(event.name)}</h3>
              {event.detail && <p>{r.t(event.detail)}</p>}
              {event.place && <p>{r.t(event.place)}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
