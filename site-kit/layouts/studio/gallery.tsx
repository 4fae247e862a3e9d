import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import { Lightbox, lightboxId } from '../parts/lightbox.tsx';

/** Frames on the page; the rest waits at full size. An odd number has a wide first one. */
const FRAMES = 5;
/** Pixels of the wide frame. */
const WIDE = 784;

/** Quiet frames of one shape beside the title; with an odd number the photo with most pixels is set wide. */
export function Gallery({ doc, r }: PageProps) {
  const gallery = find(doc, 'gallery');
  if (!gallery) return null;
  const width = (id: string) => doc.photos[id]?.width ?? 0;
  const lead = gallery.photos.find((id) => width(id) >= WIDE && width(id) > (doc.photos[id]?.height ?? 0));
  const photos = lead ? [lead, ...gallery.photos.filter((id) => id !== lead)] : gallery.photos;
  const count = lead ? Math.min(photos.length, FRAMES) : Math.min(photos.length - (photos.length % 2), FRAMES - 1);
  const wide = count % 2 === 1;
  return (
    <section className="ledger wrap later" id={gallery.id}>
      <div>
        <h2>{r.t(gallery.title)}</h2>
        {photos.length > count && (
          <button className="more" type="button" popoverTarget={lightboxId(0)}>
            {r.word('cta.allPhotos', photos.length)}
            {r.icon('arrow')}
          </button>
        )}
      </div>
      <ul className={wide ? 'frames wide' : 'frames'}>
        {photos.slice(0, count).map((id, index) => (
          <li key={id}>
            <button type="button" popoverTarget={lightboxId(index)} title={r.word('gallery.open')}>
              {r.photo(id, {
                sizes: wide && index === 0 ? '(min-width:960px) 784px, 92vw' : '(min-width:960px) 384px, 45vw',
                ratio: wide && index === 0 ? 16 / 9 : 4 / 3,
              })}
            </button>
          </li>
        ))}
      </ul>
      <Lightbox r={r} photos={photos} />
    </section>
  );
}
