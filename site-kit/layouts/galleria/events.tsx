import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import { unlessOnWall } from './on-wall.ts';
import { Room } from './room.tsx';

export function Events({ doc, r }: PageProps) {
  const events = find(doc, 'events');
  if (!events) return null;
  return (
    <Room r={r} id={events.id} title={events.title} className="events">
      <ol>
        {events.items.map((event) => (
          <li key={event.start + event.name.value}>
            <div>
              <time dateTime={event.start}>
                {r.t(event.weekday)} {r.t(event.day)} {r.t(event.month)}
                {event.time && <>, {r.t(event.time)}</>}
              </time>
              <h3>{r.t(event.name)}</h3>
              {event.detail && <p>{r.t(event.detail)}</p>}
              {event.place && <p>{r.t(event.place)}</p>}
            </div>
            {r.photo(unlessOnWall(doc, event.photo), { sizes: '(min-width:960px) 260px, 50vw', decorative: true })}
          </li>
        ))}
      </ol>
    </Room>
  );
}
