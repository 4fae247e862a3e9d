import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';

/** Dates as tickets: the day large, what and when beneath it. A photo shows only where one ticket has the row. */
export function Events({ doc, r }: PageProps) {
  const events = find(doc, 'events');
  if (!events) return null;
  const alone = events.items.length === 1;
  return (
    <section className="events" id={events.id}>
      <h2>{r.t(events.title)}</h2>
      <ol className="pack">
        {events.items.map((event) => {
          const photo = alone ? r.photo(event.photo, { sizes: '(min-width:720px) 50vw, 94vw', ratio: 1.5 }) : null;
          return (
            <li key={event.start + event.name.value} className={photo ? 'tile ticket pictured beside' : 'tile ticket'}>
              <div>
                <p className="figure">
                  <time dateTime={event.start}>
                    {r.t(event.day)} <span>{r.t(event.month)}</span>
                  </time>
                </p>
                <h3>{r.t(event.name)}</h3>
                {event.detail && <p>{r.t(event.detail)}</p>}
                <p className="when">
                  {r.t(event.weekday)}
                  {event.time && <>, {r.t(event.time)}</>}
                  {event.place && <span>{r.t(event.place)}</span>}
                </p>
              </div>
              {photo}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
