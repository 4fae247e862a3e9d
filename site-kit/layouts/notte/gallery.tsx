import type { Photo } from '../../document.ts';
import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import { Lightbox, opensPhoto } from '../parts/lightbox.tsx';

/**
 * Height of the strip in pixels on wide, middle and narrow screens, as the rules say; photos of few pixels stand lower. On a phone a
 * lying photo then takes 480 pixels of width, half the bytes of 800.
 */
const FULL = [520, 440, 260] as const;
const LOW = [320, 320, 240] as const;
/** More than this blows a photo up visibly. */
const ENLARGED = 1.25;

/** With more low pictures than this share the whole strip is low; with fewer they come last. */
const SOME = 1 / 3;

const isLow = (photo: Photo | undefined): boolean => (photo?.height ?? 0) * ENLARGED < FULL[0];

/** Of a dense phone's pixels, a little less than elsewhere: 16 to 9 then takes 480 as well, and most of it is beside the screen. */
const DENSE = 0.59;

/** Pictures keep their shape, so their width follows from the height of the strip. */
function sizesOf({ width, height }: Photo, low: boolean): string {
  const [wide, middle, narrow] = low ? LOW : FULL;
  const px = (side: number) => `${Math.round((side * width) / height)}px`;
  return `(min-width:960px) ${px(wide)}, (min-width:720px) ${px(middle)}, (min-resolution:1.5dppx) ${px(narrow * DENSE)}, ${px(narrow)}`;
}

/** A strip of film from edge to edge: scroll or swipe it, or step through it with Tab and the arrow keys; each picture opens large. */
export function Gallery({ doc, r }: PageProps) {
  const gallery = find(doc, 'gallery');
  if (!gallery) return null;
  const lowOnes = gallery.photos.filter((id) => isLow(doc.photos[id]));
  const allLow = lowOnes.length > gallery.photos.length * SOME;
  const photos = allLow ? gallery.photos : [...gallery.photos.filter((id) => !lowOnes.includes(id)), ...lowOnes];
  return (
    <section className="film-section" id={gallery.id}>
      <div className="wrap title-line">
        <h2>{r.t(gallery.title)}</h2>
        <button className="more" type="button" {...opensPhoto(0)}>
          {r.word('cta.allPhotos', photos.length)}
          {r.icon('arrow')}
        </button>
      </div>
      <ul className="film">
        {photos.map((id, index) => {
          const photo = doc.photos[id];
          if (!photo) return null;
          const low = allLow || isLow(photo);
          return (
            <li key={id}>
              <button
                type="button"
                className={low ? 'low' : undefined}
                {...opensPhoto(index)}
                title={r.word('gallery.open')}
              >
                {r.photo(id, { sizes: sizesOf(photo, low) })}
              </button>
            </li>
          );
        })}
      </ul>
      <Lightbox r={r} photos={photos} />
    </section>
  );
}
