import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';

/** Notices under their dates, with a small picture at the right where there is one. */
export function News({ doc, r }: PageProps) {
  const news = find(doc, 'news');
  if (!news) return null;
  return (
    <section className="ledger wrap" id={news.id}>
      <h2>{r.t(news.title)}</h2>
      <ol className="agenda notices">
        {news.items.map((item) => {
          const href = item.href === null ? undefined : r.href(item.href);
          return (
            <li key={item.at}>
              <p className="when">
                <time dateTime={item.at}>{r.t(item.date)}</time>
              </p>
              <div>
                <p>{r.t(item.text)}</p>
                {href && (
                  <a className="more" href={href}>
                    {r.t(item.more)}
                    {r.icon('out')}
                  </a>
                )}
              </div>
              {r.photo(item.photo, { sizes: '(min-width:720px) 176px, 88px', ratio: 1 })}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
