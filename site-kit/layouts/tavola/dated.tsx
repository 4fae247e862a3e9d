import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';

/** What is on: a numeral, a name, a time, one hairline per evening. */
export function Events({ doc, r }: PageProps) {
  const events = find(doc, 'events');
  if (!events) return null;
  return (
    <section className="dated wrap" id={events.id}>
      <h2>{r.t(events.title)}</h2>
      <ol>
        {events.items.map((event) => (
          <li key={event.start + event.name.value}>
            <p className="day">
              <time dateTime={event.start}>
                <b>{r.t(event.day)}</b> {r.t(event.month)}
              </time>
            </p>
            <div className="what">
              <h3>{r.t(event.name)}</h3>
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

export function News({ doc, r }: PageProps) {
  const news = find(doc, 'news');
  if (!news) return null;
  return (
    <section className="dated news wrap" id={news.id}>
      <h2>{r.t(news.title)}</h2>
      <ol>
        {news.items.map((item) => {
          const href = item.href === null ? undefined : r.href(item.href);
          return (
            <li key={item.at}>
              <p className="date">
                <time dateTime={item.at}>{r.t(item.date)}</time>
              </p>
              <div className="what">
                <p>{r.t(item.text)}</p>
                {href && (
                  <a className="more" href={href}>
                    {r.t(item.more)}
                    {r.icon('out')}
                  </a>
                )}
              </div>
              {r.photo(item.photo, { sizes: '(min-width:960px) 540px, (min-width:720px) 260px, 90vw', ratio: 4 / 3 })}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
