import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';

/** So few stand beside the title; more need the whole width. */
const FEW = 2;

/** Cards of unequal height that stand on one ground; a photo gives its card the head of an arch. */
export function News({ doc, r }: PageProps) {
  const news = find(doc, 'news');
  if (!news) return null;
  return (
    <section className={news.items.length <= FEW ? 'news few wrap' : 'news wrap'} id={news.id}>
      <h2>{r.t(news.title)}</h2>
      <ol className={`beds of-${news.items.length}`}>
        {news.items.map((item) => {
          const href = item.href === null ? undefined : r.href(item.href);
          const photo = r.photo(item.photo, {
            sizes: '(min-width:960px) 400px, (min-width:720px) 45vw, 90vw',
            ratio: 1,
          });
          return (
            <li key={item.at} className={photo ? 'plot pictured' : 'plot'}>
              {photo}
              <div>
                <time dateTime={item.at}>{r.t(item.date)}</time>
                <p>{r.t(item.text)}</p>
                {href && (
                  <a className="more" href={href}>
                    {r.t(item.more)}
                  </a>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
