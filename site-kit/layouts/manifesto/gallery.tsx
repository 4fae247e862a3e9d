import type { PageProps, PhotoOptions } from '../contract.ts';
import { find } from '../parts/find.ts';
import { Lightbox, opensPhoto } from '../parts/lightbox.tsx';
import { HEIGHTS, stripsOf } from './strips.ts';

/** The box of a photo: on phones square and half as wide as the screen, the first of an odd number as wide as the screen. */
function boxOf(count: number, index: number): PhotoOptions {
  const whole = count % 2 === 1 && index === 0;
  const sizes = `(min-width:720px) ${Math.round(100 / count)}vw, ${whole ? 100 : 50}vw`;
  return { sizes, ratio: 100 / count / (HEIGHTS[count] ?? 23), phoneRatio: whole ? 3 / 2 : 1 };
}

/** Bands of photos from edge to edge, ruled like a contact print; each opens at full size. */
export function Gallery({ doc, r }: PageProps) {
  const gallery = find(doc, 'gallery');
  if (!gallery) return null;
  const strips = stripsOf(gallery.photos.flatMap((id) => doc.photos[id] ?? []));
  const order = strips.flat().map(({ id }) => id);
  return (
    <section className="gallery" id={gallery.id}>
      <div className="title">
        <h2>{r.t(gallery.title)}</h2>
        <button className="more" type="button" {...opensPhoto(0)}>
          {r.word('cta.allPhotos', order.length)}
          {r.icon('arrow')}
        </button>
      </div>
      {strips.map((strip) => (
        <ul className={`strip of-${strip.length}`} key={strip[0]?.id}>
          {strip.map(({ id }, index) => (
            <li key={id}>
              <button type="button" {...opensPhoto(order.indexOf(id))} title={r.word('gallery.open')}>
                {r.photo(id, boxOf(strip.length, index))}
              </button>
            </li>
          ))}
        </ul>
      ))}
      <Lightbox r={r} photos={order} />
    </section>
  );
}
