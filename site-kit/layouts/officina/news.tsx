import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';

/** The log: date, what happened, and a photo at the end of its line where it has one. */
export function News({ doc, r }: PageProps) {
  const news = find(doc, 'news');
  if (!news) return null;
  return (
    <section className="split news" id={news.id}>
      <div className="paper">
        <h2>{r.t(news.title)}</h2>
      </div>
      <ol>
        {news.items.map((item) => {
          const href = item.href === null ? undefined : r.href(item.href);
          return (
            <li key={item.at}>
              <p className="mono">
                <time dateTime={item.at}>{r.t(item.date)}</time>
              </p>
              <div>
                <p className="entry">{r.t(item.text)}</p>
                {href && (
                  <a className="more" href={href}>
                    {r.t(item.more)}
                    {r.icon('out')}
                  </a>
                )}
              </div>
              {r.photo(item.photo, { sizes: '(min-width:720px) 33vw, 92vw', ratio: 1.2 })}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
