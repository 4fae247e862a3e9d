import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import { poster } from './poster.tsx';

/** What the headline may take of the first screen, in hundredths of its width. */
const WIDE = { width: 66, height: 43 };
const NARROW = { width: 88, height: 82 };

/** The shout fills the wall; at its right a small square photo and thirty words. Without a photo nothing is missing. */
export function Hero({ doc, r }: PageProps) {
  const hero = find(doc, 'hero');
  if (!hero) return null;
  const [action] = doc.actions;
  const { className, words } = poster({ text: hero.headline, lang: doc.lang, wide: WIDE, narrow: NARROW });
  return (
    <section className="hero" id={hero.id}>
      <h1 className={className} lang={hero.headline.lang}>
        {words}
      </h1>
      <div className="beside">
        {r.photo(hero.photo, {
          sizes: '(min-width:1024px) 23vw, (min-width:720px) 44vw, 100vw',
          ratio: 1,
          priority: true,
        })}
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
