import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import { headlineSize, splitHeadline } from '../parts/headline.tsx';
import { OpenNow } from '../parts/open-now.tsx';
import { heroShape } from '../parts/hero-photos.ts';
import { Sticker } from './sticker.tsx';
import { Stickers } from './stickers.tsx';

const PHOTO = { sizes: '(min-width:1080px) 564px, (min-width:720px) 46vw, 92vw', ratio: 1, priority: true };

/** Words left, the photo right, cut out as a soft round sticker with a white edge, upright where it stands; a seal beside its rim. */
export function Hero({ doc, r }: PageProps) {
  const hero = find(doc, 'hero');
  if (!hero) return null;
  const [action] = doc.actions;
  const shape = heroShape(doc, hero);
  const parts = splitHeadline(hero.headline.value);
  return (
    <section className="hero wrap" id={hero.id}>
      <div className="says">
        {hero.kicker && <p className="kicker">{r.t(hero.kicker)}</p>}
        <h1 className={headlineSize(hero.headline, parts)} lang={hero.headline.lang}>
          {r.split(hero.headline, parts.join(' ').trim())}
        </h1>
        {hero.lede && <p className="lede">{r.t(hero.lede)}</p>}
        <div className="acts">
          {action && (
            <a className="button" href={r.href(action.href)}>
              {r.t(action.label)}
            </a>
          )}
          <OpenNow doc={doc} r={r} />
        </div>
      </div>
      <div className={`figure ${shape}`}>
        {shape === 'none' ? (
          <Stickers doc={doc} r={r} />
        ) : (
          <div className="blob">{r.photo(hero.photo, { ...PHOTO, ratio: shape === 'tall' ? 0.8 : 1 })}</div>
        )}
        <Sticker doc={doc} r={r} />
      </div>
    </section>
  );
}
