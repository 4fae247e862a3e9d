import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';

/** The newest post has the widest tile; a post without a photo is a tile of larger words. */
export function News({ doc, r }: PageProps) {
  const news = find(doc, 'news');
  if (!news) return null;
  return (
    <section className="news later" id={news.id}>
      <h2>{r.t(news.title)}</h2>
      <ol className={`posts of-${news.items.length}`}>
        {news.items.map((item) => {
          const href = item.href === null ? undefined : r.href(item.href);
          const photo = r.photo(item.photo, { sizes: '(min-width:960px) 50vw, 94vw', ratio: 1.5 });
          return (
            <li key={item.at} className={photo ? 'tile post pictured' : 'tile post'}>
              {photo}
              <div>
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
