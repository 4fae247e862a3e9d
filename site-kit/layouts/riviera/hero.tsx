import type { PageProps } from '../contract.ts';
import { bindWords } from '../parts/bind-words.ts';
import { find } from '../parts/find.ts';
import { isTall } from '../parts/hero-photos.ts';
import { headlineSize } from '../parts/headline.tsx';
import { isPale } from '../parts/is-pale.ts';
import { FILLS_SCREEN, screenSizes } from '../parts/screen-sizes.ts';
import { Horizon } from './horizon.tsx';
import { viewOf } from './pictures.ts';

/** A longer name is no sign to read from afar: then the headline stands alone, and the name in the header. */
const SIGN = 34;
/** A photo that stands with fewer pixels of width gets a narrower half. */
const SLIM = 640;
/** The share of the screen's height that the photo covers, as the rules say. */
const TALL = { phone: 0.68, wide: 0.82 };

/**
 * Where one arrives: the view, and in its middle who waits there. Three photos that stand make one view side by side, a single
 * one stands beside the words. Without a photo the town sets on the horizon.
 */
export function Hero({ doc, r }: PageProps) {
  const hero = find(doc, 'hero');
  if (!hero) return null;
  const { headline, kicker } = hero;
  const sign = doc.name.value.length <= SIGN ? doc.name : null;
  const line = sign?.value === headline.value ? null : headline;
  const photo = hero.photo ? doc.photos[hero.photo] : undefined;
  const words = (
    <div className="arrival">
      {kicker && <p>{r.t(kicker)}</p>}
      <h1 className={headlineSize(sign ?? headline)}>
        {sign && <span className="sign">{r.split(sign, bindWords(sign.value))}</span>}{' '}
        {line && <span>{r.t(line)}</span>}
      </h1>
    </div>
  );
  if (!photo)
    return (
      <section className="hero coast" id={hero.id}>
        {words}
        <Horizon doc={doc} />
      </section>
    );
  const view = viewOf(doc);
  if (view.length === 1 && isTall(photo))
    return (
      <section className={photo.width < SLIM ? 'hero quay slim' : 'hero quay'} id={hero.id}>
        {words}
        {r.photo(photo.id, { sizes: '(min-width:960px) 50vw, 100vw', ratio: 0.8, priority: true })}
      </section>
    );
  const brightest = view
    .flatMap((id) => doc.photos[id] ?? [])
    .toSorted((a, b) => Math.max(b.scrim.whole, b.scrim.lower) - Math.max(a.scrim.whole, a.scrim.lower))[0];
  const kind = `${view.length > 1 ? ' sails' : photo.width < FILLS_SCREEN ? ' narrow' : ''}${isPale(photo) ? ' pale' : ''}`;
  return (
    <section className={`hero view ${r.photoClass((brightest ?? photo).id)}${kind}`} id={hero.id}>
      {view.map((id, index) => (
        <div className="sail" key={id}>
          {r.photo(id, {
            sizes: view.length > 1 ? `(min-width:960px) 34vw, ${screenSizes(photo, TALL)}` : screenSizes(photo, TALL),
            priority: index === 0,
          })}
        </div>
      ))}
      {words}
    </section>
  );
}
