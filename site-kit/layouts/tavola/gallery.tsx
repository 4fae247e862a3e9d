import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import { Lightbox, lightboxId } from '../parts/lightbox.tsx';

const SHOWN = 5;

/** One large picture and up to four beside it; the rest waits behind the lightbox. */
export function Gallery({ doc, r }: PageProps) {
  const gallery = find(doc, 'gallery');
  if (!gallery) return null;
  const wide = gallery.photos.findIndex((id) => (doc.photos[id]?.width ?? 0) >= 1200);
  const lead = gallery.photos[Math.max(wide, 0)];
  const photos = [...gallery.photos.filter((id) => id === lead), ...gallery.photos.filter((id) => id !== lead)];
  const shown = photos.slice(0, SHOWN);
  return (
    <section className="wrap later" id={gallery.id}>
      <div className="title-line">
        <h2>{r.t(gallery.title)}</h2>
        {photos.length > SHOWN && (
          <button className="more" type="button" popoverTarget={lightboxId(0)}>
            {r.word('cta.allPhotos', photos.length)}
            {r.icon('arrow')}
          </button>
        )}
      </div>
      <ul className={`mosaic of-${shown.length}`}>
        {shown.map((id, index) => (
          <li key={id}>
            <button type="button" popoverTarget={lightboxId(index)} title={r.word('gallery.open')}>
              {r.photo(id, { sizes: index === 0 ? '(min-width:720px) 600px, 90vw' : '(min-width:720px) 300px, 45vw' })}
            </button>
          </li>
        ))}
      </ul>
      <Lightbox r={r} photos={photos} />
    </section>
  );
}
