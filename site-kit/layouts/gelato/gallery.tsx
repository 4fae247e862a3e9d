import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import { Lightbox, opensPhoto } from '../parts/lightbox.tsx';
import { squaresOf } from './squares.ts';

const LARGE = { sizes: '(min-width:720px) 48vw, 92vw', ratio: 1 };
const SMALL = { sizes: '(min-width:1320px) 404px, (min-width:720px) 32vw, 46vw', ratio: 1 };

/** Below this many a photo may stand here that the story or the news shows too. */
const FEWEST = 3;

/** Rounded squares, cut out with a white edge; each opens large, the rest waits there. */
export function Gallery({ doc, r }: PageProps) {
  const gallery = find(doc, 'gallery');
  if (!gallery) return null;
  const told = [find(doc, 'about'), ...(find(doc, 'news')?.items ?? []), ...(find(doc, 'events')?.items ?? [])];
  const elsewhere = gallery.photos.filter((id) => told.some((place) => place?.photo === id));
  const fresh = gallery.photos.filter((id) => !elsewhere.includes(id));
  const framed = fresh.length >= FEWEST ? fresh : gallery.photos;
  const { form, shown } = squaresOf(framed.flatMap((id) => doc.photos[id] ?? []));
  const all = [...new Set([...shown.map(({ id }) => id), ...gallery.photos])];
  return (
    <section className="gallery wrap" id={gallery.id}>
      <div className="title-line">
        <h2>{r.t(gallery.title)}</h2>
        {all.length > shown.length && (
          <button className="more" type="button" {...opensPhoto(0)}>
            {r.word('cta.allPhotos', all.length)}
            {r.icon('arrow')}
          </button>
        )}
      </div>
      <ul className={`squares ${form}`}>
        {shown.map(({ id }, index) => (
          <li key={id}>
            <button type="button" {...opensPhoto(index)} title={r.word('gallery.open')}>
              {r.photo(id, index === 0 && form.startsWith('lead') ? LARGE : SMALL)}
            </button>
          </li>
        ))}
      </ul>
      <Lightbox r={r} photos={all} />
    </section>
  );
}
