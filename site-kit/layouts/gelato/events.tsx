import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import { spans } from './deck.ts';

/** The date is a round sticker on a card; a photo only where one card has the whole row. */
export function Events({ doc, r }: PageProps) {
  const events = find(doc, 'events');
  if (!events) return null;
  const widths = spans(events.items.length);
  return (
    <section className="events wrap" id={events.id}>
      <h2>{r.t(events.title)}</h2>
      <ol className="deck">
        {events.items.map((event, index) => {
          const alone = widths[index] === 12;
          const photo = alone ? r.photo(event.photo, { sizes: '(min-width:720px) 42vw, 92vw', ratio: 1.5 }) : null;
          return (
            <li
              key={event.start + event.name.value}
              className={`card date span-${widths[index]}${photo ? ' pictured' : ''}`}
            >
              {photo}
              <time className="day" dateTime={event.start}>
                <b>{r.t(event.day)}</b> {r.t(event.month)}
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
            </li>
          );
        })}
      </ol>
    </section>
  );
}
