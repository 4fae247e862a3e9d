import type { SectionOf } from '../../document.ts';
import { photoWidths } from '../../render/options.ts';
import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import type { Mosaic } from './mosaic.ts';

/** Pixels a photo needs to fill the widest tile of two. */
const ENOUGH = 800;

type Post = SectionOf<'news'>['items'][number];

/**
 * The newest post has the widest tile, or the only one with a photo; a post without is a tile of larger words. A photo
 * that the first screen shows already is not shown again.
 */
export function News({ doc, r, mosaic }: PageProps & { mosaic: Mosaic }) {
  const news = find(doc, 'news');
  if (!news) return null;
  const photoOf = ({ photo }: Post) => (photo && !mosaic.photos.includes(photo) ? doc.photos[photo] : undefined);
  const pictured = news.items.filter((item) => photoOf(item));
  const count = news.items.length;
  const mirrored = count === 2 && pictured.length === 1 && pictured[0] === news.items[1];
  const wide = mirrored ? 1 : 0;
  return (
    <section className="news" id={news.id}>
      <h2>{r.t(news.title)}</h2>
      <ol className={`posts of-${count}${mirrored ? ' mirror' : ''}`}>
        {news.items.map((item, index) => {
          const href = item.href === null ? undefined : r.href(item.href);
          const photo = photoOf(item);
          const fills = count === 2 && pictured.length === 2 && photo && (photoWidths(photo).at(-1) ?? 0) >= ENOUGH;
          const form = photo
            ? index === wide && !fills
              ? 'tile post pictured beside'
              : 'tile post pictured'
            : 'tile post';
          return (
            <li key={item.at} className={form}>
              {photo && r.photo(photo.id, { sizes: '(min-width:960px) 50vw, 94vw', ratio: 1.5 })}
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
