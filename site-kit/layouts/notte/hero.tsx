import type { Photo } from '../../document.ts';
import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import { isTall } from '../parts/hero-photos.ts';
import { headlineSize } from '../parts/headline.tsx';
import { isPale } from '../parts/is-pale.ts';
import { FILLS_SCREEN, screenSizes } from '../parts/screen-sizes.ts';
import { breakHeadline } from '../parts/break-headline.ts';
import { Hour } from './hour.tsx';

/** The share of the screen's height that the photo covers. */
const TALL = { phone: 0.82, wide: 0.82 };

/** A photo that stands with fewer pixels of width gets a narrower stage. */
const SLIM = 640;

/** What the photo is like: one on a white ground takes the colour of the lights. */
const kindOf = (photo: Photo): string =>
  `${isTall(photo) ? (photo.width < SLIM ? ' standing slim' : ' standing') : photo.width < FILLS_SCREEN ? ' narrow' : ''}${isPale(photo) ? ' pale' : ''}`;

/** The right side of a wide screen, the whole of a phone. */
const sizesOf = (photo: Photo): string =>
  isTall(photo) ? `(min-width:960px) min(50vw, 740px), ${screenSizes(photo, TALL)}` : screenSizes(photo, TALL);

/**
 * The photo is the room, the words stand in its dark lower corner; one that stands fills the right side of a wide screen.
 * Without a photo the hour of opening is the picture.
 */
export function Hero({ doc, r }: PageProps) {
  const hero = find(doc, 'hero');
  if (!hero) return null;
  const [head, tail] = breakHeadline(hero.headline.value);
  const [action] = doc.actions;
  const next = find(doc, 'list') ?? find(doc, 'gallery') ?? find(doc, 'about');
  const photo = hero.photo ? doc.photos[hero.photo] : undefined;
  const stage = photo ? `hero ${r.photoClass(photo.id)}${kindOf(photo)}` : 'hero unlit';
  return (
    <section className={stage} id={hero.id}>
      {r.photo(hero.photo, { sizes: photo ? sizesOf(photo) : '100vw', priority: true }) ?? <Hour doc={doc} />}
      <div className="hero-text">
        <div className="wrap">
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
          <div className="under">
            {hero.lede && <p className="lede">{r.t(hero.lede)}</p>}
            <div className="acts">
              {action && (
                <a className="button" href={r.href(action.href)}>
                  {r.t(action.label)}
                </a>
              )}
              {next && (
                <a className="more" href={`#${next.id}`}>
                  {r.t(next.title)}
                  {r.icon('arrow')}
                </a>
              )}
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
