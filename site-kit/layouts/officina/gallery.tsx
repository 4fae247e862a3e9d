import type { PageProps } from '../contract.ts';
import { find, findAll } from '../parts/find.ts';
import { Lightbox, opensPhoto } from '../parts/lightbox.tsx';
import { framesOf } from './frames.ts';

/** A photo that stands elsewhere on the page is framed a second time only below this number. */
const FEWEST = 3;

/** The work done, as a contact sheet: frames from edge to edge, parted by the rules of the sheet. */
export function Gallery({ doc, r }: PageProps) {
  const gallery = find(doc, 'gallery');
  if (!gallery) return null;
  const sold = findAll(doc, 'list').flatMap(({ groups }) => groups.flatMap(({ items }) => items));
  const told = [find(doc, 'about'), ...(find(doc, 'news')?.items ?? []), ...sold].map((place) => place?.photo);
  const fresh = gallery.photos.filter((id) => !told.includes(id));
  const framed = fresh.length >= FEWEST ? fresh : gallery.photos;
  const { shape, count, order, large } = framesOf(framed.flatMap((id) => doc.photos[id] ?? []));
  const photos = [...new Set([...order, ...gallery.photos])];
  return (
    <section className="gallery" id={gallery.id}>
      <div className="title">
        <h2>{r.t(gallery.title)}</h2>
        {photos.length > count && (
          <button className="cell" type="button" {...opensPhoto(0)}>
            {r.word('cta.allPhotos', photos.length)}
            {r.icon('arrow')}
          </button>
        )}
      </div>
      <ul className={`sheet ${shape}`}>
        {photos.slice(0, count).map((id, index) => {
          const alt = doc.photos[id]?.alt;
          const caption = alt?.source.kind === 'photo' ? alt : null;
          return (
            <li key={id} className={index === 0 && large ? 'big' : undefined}>
              <button type="button" {...opensPhoto(index)} title={r.word('gallery.open')}>
                {r.photo(id, {
                  sizes: index === 0 && large ? '(min-width:720px) 50vw, 100vw' : '(min-width:720px) 33vw, 50vw',
                  ratio: 1.1,
                  decorative: caption !== null,
                })}
                {caption && <span className="caption">{r.t(caption)}</span>}
              </button>
            </li>
          );
        })}
      </ul>
      <Lightbox r={r} photos={photos} />
    </section>
  );
}
