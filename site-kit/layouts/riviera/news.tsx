import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';

/** Up to three notes side by side, words only: the pictures of this layout stand elsewhere, and large. */
export function News({ doc, r }: PageProps) {
  const news = find(doc, 'news');
  if (!news) return null;
  return (
    <section className="news wrap later" id={news.id}>
      <h2 className="middle">{r.t(news.title)}</h2>
      <ol className={`across of-${news.items.length}`}>
        {news.items.map(({ at, date, text, href, more }) => {
          const address = href === null ? undefined : r.href(href);
          return (
            <li key={at}>
              <time dateTime={at}>{r.t(date)}</time>
              <p>{r.t(text)}</p>
              {address && (
                <a className="more" href={address}>
                  {r.t(more)}
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
