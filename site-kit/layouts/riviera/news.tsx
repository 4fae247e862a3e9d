import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import { Pair } from './pair.tsx';

/** Notes in words only: the pictures of this layout stand elsewhere, and large. */
export function News({ doc, r }: PageProps) {
  const news = find(doc, 'news');
  if (!news) return null;
  return (
    <Pair doc={doc} r={r} id={news.id} picture={null} side="left" className="news">
      <h2>{r.t(news.title)}</h2>
      <ol>
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
    </Pair>
  );
}
