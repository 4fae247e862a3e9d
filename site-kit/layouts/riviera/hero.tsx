import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import { headlineSize } from '../parts/headline.tsx';
import { isPale } from '../parts/is-pale.ts';
import { FILLS_SCREEN, screenSizes } from '../parts/screen-sizes.ts';

/** A longer name is no sign to read from afar: then the headline stands alone, and the name in the header. */
const SIGN = 34;
/** The share of the screen's height that the photo covers, as the rules say. */
const TALL = { phone: 0.68, wide: 0.82 };

/** Where one arrives: the view, and in its middle who waits there. Without a photo a drawn coast under the words. */
export function Hero({ doc, r }: PageProps) {
  const hero = find(doc, 'hero');
  if (!hero) return null;
  const { headline, kicker } = hero;
  const sign = doc.name.value.length <= SIGN ? doc.name : null;
  const line = sign?.value === headline.value ? null : headline;
  const photo = hero.photo ? doc.photos[hero.photo] : undefined;
  const view = photo
    ? `view ${r.photoClass(photo.id)}${photo.width < FILLS_SCREEN ? ' narrow' : ''}${isPale(photo) ? ' pale' : ''}`
    : 'coast';
  return (
    <section className={`hero ${view}`} id={hero.id}>
      {photo && r.photo(photo.id, { sizes: screenSizes(photo, TALL), priority: true })}
      <div className="arrival">
        {kicker && <p>{r.t(kicker)}</p>}
        <h1 className={headlineSize(sign ?? headline)}>
          {sign && <span className="sign">{r.t(sign)}</span>} {line && <span>{r.t(line)}</span>}
        </h1>
      </div>
      {!photo && r.art('poster', '', [1800, 480])}
    </section>
  );
}
