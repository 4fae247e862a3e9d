import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import { Lightbox, opensPhoto } from '../parts/lightbox.tsx';
import { largest, panoramaOf } from './pictures.ts';

/** Height of the pictures on wide, middle and narrow screens, as the rules say: a phone then takes 480 pixels of a lying one. */
const HIGH = [560, 480, 260] as const;
const LOW = [375, 375, 260] as const;
/** With fewer high ones all stand low together, so that the row stays level. */
const ENOUGH = 3;

/** Pictures to draw past the eye, one coming to rest after the other, level in height; all of them wait behind the lightbox. */
export function Gallery({ doc, r, photos }: PageProps & { photos: string[] }) {
  const gallery = find(doc, 'gallery');
  if (!gallery) return null;
  const high = photos.filter((id) => {
    const photo = doc.photos[id];
    return photo !== undefined && largest(photo).height >= HIGH[0];
  });
  const [shown, heights] = high.length >= ENOUGH ? [high, HIGH] : [photos, LOW];
  const panorama = panoramaOf(doc);
  return (
    <>
      <section className="album" id={gallery.id}>
        <div className="album-head">
          <h2>{r.t(gallery.title)}</h2>
          <button className="more" type="button" {...opensPhoto(0)}>
            {r.word('cta.allPhotos', photos.length)}
            {r.icon('arrow')}
          </button>
        </div>
        <ul className={heights === LOW ? 'reel low' : 'reel'}>
          {shown.map((id) => {
            const { width = 3, height = 2, alt } = doc.photos[id] ?? {};
            const [wide, middle, narrow] = heights.map((side) => `${Math.round((side * width) / height)}px`);
            return (
              <li key={id}>
                <button type="button" {...opensPhoto(photos.indexOf(id))} title={r.word('gallery.open')}>
                  {r.photo(id, { sizes: `(min-width:960px) ${wide}, (min-width:720px) ${middle}, ${narrow}` })}
                </button>
                {alt?.source.kind === 'photo' && <p className="caption">{r.t(alt)}</p>}
              </li>
            );
          })}
        </ul>
        <Lightbox r={r} photos={photos} />
      </section>
      {panorama.length > 0 && (
        <div className="panorama">
          {panorama.map((id) => (
            <div key={id}>
              {r.photo(id, {
                sizes: panorama.length > 1 ? '(min-width:960px) 34vw, 48vw' : '100vw',
                ratio: panorama.length > 1 ? 0.7 : 1.9,
              })}
            </div>
          ))}
        </div>
      )}
    </>
  );
}
