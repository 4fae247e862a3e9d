import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import { bindWords } from '../parts/bind-words.ts';
import { headlineSize } from '../parts/headline.tsx';
import { isTall } from '../parts/hero-photos.ts';
import { IndexOf } from './index-of.tsx';
import { Plate } from './plate.tsx';

/** A sentence that says what is done and for whom; beside it the card with the facts, under both the first areas. */
export function Hero({ doc, r }: PageProps) {
  const hero = find(doc, 'hero');
  if (!hero) return null;
  const [action] = doc.actions;
  const photo = hero.photo ? doc.photos[hero.photo] : undefined;
  const next = find(doc, 'list') ?? find(doc, 'about') ?? find(doc, 'gallery');
  return (
    <section className="hero" id={hero.id}>
      <div className={photo && isTall(photo) ? 'wrap standing' : 'wrap'}>
        <div className="says">
          {hero.kicker && <p className="kicker">{r.t(hero.kicker)}</p>}
          <h1 className={headlineSize(hero.headline)} lang={hero.headline.lang}>
            {r.split(hero.headline, bindWords(hero.headline.value))}
          </h1>
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
        <Plate doc={doc} r={r} photo={hero.photo} />
        <IndexOf doc={doc} r={r} />
      </div>
    </section>
  );
}
