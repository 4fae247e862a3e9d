import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';

/** Notes pinned side by side between rules, each as wide as the others. */
export function News({ doc, r }: PageProps) {
  const news = find(doc, 'news');
  if (!news) return null;
  return (
    <section className="news" id={news.id}>
      <h2>{r.t(news.title)}</h2>
      <ol>
        {news.items.map((item) => {
          const href = item.href === null ? undefined : r.href(item.href);
          return (
            <li key={item.at}>
              <time dateTime={item.at}>{r.t(item.date)}</time>
              <div className="what">
                <p>{r.t(item.text)}</p>
                {href && (
                  <a className="more" href={href}>
                    {r.t(item.more)}
                    {r.icon('out')}
                  </a>
                )}
              </div>
              {r.photo(item.photo, { sizes: '(min-width:720px) 17vw, 40vw', ratio: 1 })}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
