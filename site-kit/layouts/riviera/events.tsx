import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import { Pair } from './pair.tsx';

/** Dates beside the picture of one of them. */
export function Events({ doc, r, picture }: PageProps & { picture: string | null }) {
  const events = find(doc, 'events');
  if (!events) return null;
  return (
    <Pair doc={doc} r={r} id={events.id} picture={picture} side="right" className="dates">
      <h2>{r.t(events.title)}</h2>
      <ol>
        {events.items.map((event) => (
          <li key={event.start + event.name.value}>
            <p className="day">
              <time dateTime={event.start}>
                <b>{r.t(event.day)}</b> {r.t(event.month)}
              </time>
            </p>
            <div>
              <h3>{r.t(event.name)}</h3>
              <p className="when">
                {r.t(event.weekday)}
                {event.time && <>, {r.t(event.time)}</>}
                {event.place && <span>{r.t(event.place)}</span>}
              </p>
              {event.detail && <p className="detail">{r.t(event.detail)}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Pair>
  );
}
