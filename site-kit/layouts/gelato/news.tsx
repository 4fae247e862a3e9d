import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import { spans } from './deck.ts';

const PHOTO = { sizes: '(min-width:1080px) 46vw, 92vw', ratio: 1.4 };

/** Posts with a photo first, so that no row mixes tall and short cards. */
export function News({ doc, r }: PageProps) {
  const news = find(doc, 'news');
  if (!news) return null;
  const pictured = news.items.filter(({ photo }) => photo && doc.photos[photo]);
  const plain = news.items.filter((item) => !pictured.includes(item));
  const widths = [...spans(pictured.length), ...spans(plain.length)];
  return (
    <section className="news wrap" id={news.id}>
      <h2>{r.t(news.title)}</h2>
      <ol className="deck">
        {[...pictured, ...plain].map((item, index) => {
          const href = item.href === null ? undefined : r.href(item.href);
          const photo = r.photo(item.photo, PHOTO);
          return (
            <li key={item.at} className={`card post span-${widths[index]}${photo ? ' pictured' : ''}`}>
              {photo}
              <div className="what">
                <time dateTime={item.at}>{r.t(item.date)}</time>
                <p>{r.t(item.text)}</p>
                {href && (
                  <a className="more" href={href}>
                    {r.t(item.more)}
                    {r.icon('out')}
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
