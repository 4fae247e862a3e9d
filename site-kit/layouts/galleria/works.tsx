import type { Photo } from '../../document.ts';
import type { Kit, PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import { Lightbox, lightboxId } from '../parts/lightbox.tsx';
import { hangPhotos, nailsOf, sizesOf } from './hang.ts';

interface WorkProps {
  r: Kit;
  photo: Photo;
  /** From 0, over the whole wall. */
  index: number;
  sizes: string;
}

/** A picture as it is, its number, and the owner's caption if there is one. */
function Work({ r, photo, index, sizes }: WorkProps) {
  const captioned = photo.alt.source.kind === 'photo';
  return (
    <figure>
      <button type="button" popoverTarget={lightboxId(index)} title={r.word('gallery.open')}>
        {r.photo(photo.id, { sizes, decorative: captioned })}
      </button>
      <figcaption>
        <span className="number">{index + 1}</span>
        {captioned && <span>{r.t(photo.alt)}</span>}
      </figcaption>
    </figure>
  );
}

/** The wall: numbered works on twelve columns, some of them left empty. */
export function Works({ doc, r }: PageProps) {
  const gallery = find(doc, 'gallery');
  if (!gallery) return null;
  const photos = gallery.photos.flatMap((id) => doc.photos[id] ?? []);
  return (
    <section className="works wrap" id={gallery.id}>
      <h2>{r.t(gallery.title)}</h2>
      {hangPhotos(photos).map((row) => (
        <div className={`hang ${row.hang}`} key={row.photos[0]?.id}>
          {nailsOf(row.hang).map((nail, index) => {
            const photo = row.photos[index];
            if (!photo) return null;
            return <Work key={photo.id} r={r} photo={photo} index={photos.indexOf(photo)} sizes={sizesOf(nail)} />;
          })}
        </div>
      ))}
      <Lightbox r={r} photos={photos.map(({ id }) => id)} />
    </section>
  );
}
