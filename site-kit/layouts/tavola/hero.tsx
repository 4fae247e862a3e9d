import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import { isTall } from '../parts/hero-photos.ts';
import { headlineSize, splitHeadline } from '../parts/headline.tsx';
import { OpenNow } from '../parts/open-now.tsx';
import { Cover } from './cover.tsx';

/** Words on the left, a photo in an arch on the right, taller where the photo stands; without one the arch is a menu's cover. */
export function Hero({ doc, r }: PageProps) {
  const hero = find(doc, 'hero');
  if (!hero) return null;
  const [head, tail] = splitHeadline(hero.headline.value);
  const [action] = doc.actions;
  const list = find(doc, 'list') ?? find(doc, 'gallery');
  const photo = hero.photo ? doc.photos[hero.photo] : undefined;
  const caption = photo?.alt.source.kind === 'photo' ? photo.alt : null;
  return (
    <section className="hero wrap" id={hero.id}>
      <div className="hero-text">
        {hero.kicker && <p className="kicker">{r.t(hero.kicker)}</p>}
        <h1 className={headlineSize(hero.headline, [head, tail])} lang={hero.headline.lang}>
          {r.split(
            hero.headline,
            <>
              {head}
              {tail && (
                <>
                  {' '}
                  <em>{tail}</em>
                </>
              )}
            </>,
          )}
        </h1>
        {hero.lede && <p className="lede">{r.t(hero.lede)}</p>}
        <div className="acts">
          {action && (
            <a className="button" href={r.href(action.href)}>
              {r.t(action.label)}
            </a>
          )}
          {list && (
            <a className="more" href={`#${list.id}`}>
              {r.t(list.title)}
              {r.icon('arrow')}
            </a>
          )}
        </div>
        <OpenNow doc={doc} r={r} />
      </div>
      <figure className="hero-figure">
        <div className={photo && isTall(photo) ? 'arch tall' : 'arch'}>
          {r.photo(hero.photo, {
            sizes: '(min-width:960px) 480px, 90vw',
            ratio: photo && isTall(photo) ? 0.72 : 0.8,
            priority: true,
            decorative: caption !== null,
          }) ?? <Cover doc={doc} r={r} />}
        </div>
        {caption && <figcaption>{r.t(caption)}</figcaption>}
      </figure>
    </section>
  );
}
