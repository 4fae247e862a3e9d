import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import { isTall } from '../parts/hero-photos.ts';
import { Figure } from './figure.tsx';
import { poster } from './poster.tsx';

/** What the headline may take of the first screen, in hundredths of its width. */
const WIDE = { width: 56, height: 43 };
const NARROW = { width: 88, height: 82 };

/**
 * The shout fills the wall; at its right a photo from the top of the sheet to the band, and thirty words under it. Without a
 * photo one figure of the business stands there, white on black.
 */
export function Hero({ doc, r }: PageProps) {
  const hero = find(doc, 'hero');
  if (!hero) return null;
  const [action] = doc.actions;
  const photo = hero.photo ? doc.photos[hero.photo] : undefined;
  const { className, words } = poster({ text: hero.headline, lang: doc.lang, wide: WIDE, narrow: NARROW });
  return (
    <section className="hero" id={hero.id}>
      <h1 className={className} lang={hero.headline.lang}>
        {r.split(hero.headline, words)}
      </h1>
      <div className="beside">
        {r.photo(hero.photo, {
          sizes: '(min-width:1024px) 34vw, (min-width:720px) 44vw, 100vw',
          ratio: 1,
          priority: true,
          className: photo && isTall(photo) ? 'stands' : '',
        }) ?? <Figure doc={doc} r={r} />}
        <div className="says">
          {hero.kicker && <p className="kicker">{r.t(hero.kicker)}</p>}
          {hero.lede && <p>{r.t(hero.lede)}</p>}
          {action && (
            <a className="button" href={r.href(action.href)}>
              {r.t(action.label)}
              {r.icon('arrow')}
            </a>
          )}
        </div>
      </div>
    </section>
  );
}
