import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';

/** Three notes side by side, fewer as a column beside the title. Pictures only when every note has one: gaps beside pictures look like a mistake. */
export function News({ doc, r }: PageProps) {
  const news = find(doc, 'news');
  if (!news) return null;
  const pictured = news.items.every(({ photo }) => photo !== null);
  return (
    <section className={`news wrap ${news.items.length < 3 ? 'aside few' : 'three'}`} id={news.id}>
      <h2>{r.t(news.title)}</h2>
      <ol>
        {news.items.map((item) => {
          const href = item.href === null ? undefined : r.href(item.href);
          return (
            <li key={item.at}>
              {pictured && r.photo(item.photo, { sizes: '(min-width:960px) 416px, 90vw', ratio: 1 })}
              <time dateTime={item.at}>{r.t(item.date)}</time>
              <p>{r.t(item.text)}</p>
              {href && (
                <a className="more" href={href}>
                  {r.t(item.more)}
                  {r.icon('out')}
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
