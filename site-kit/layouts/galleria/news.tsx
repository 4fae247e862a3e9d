import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import { unlessOnWall } from './on-wall.ts';
import { Room } from './room.tsx';

export function News({ doc, r }: PageProps) {
  const news = find(doc, 'news');
  if (!news) return null;
  return (
    <Room r={r} id={news.id} title={news.title} className="news">
      <ol>
        {news.items.map((item) => (
          <li key={item.at}>
            <div>
              <time dateTime={item.at}>{r.t(item.date)}</time>
              <p>{r.t(item.text)}</p>
              {item.href && (
                <a className="link" href={r.href(item.href)}>
                  {r.t(item.more)}
                </a>
              )}
            </div>
            {r.photo(unlessOnWall(doc, item.photo), { sizes: '(min-width:960px) 260px, 50vw', decorative: true })}
          </li>
        ))}
      </ol>
    </Room>
  );
}
