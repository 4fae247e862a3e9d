import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import { Lightbox, opensPhoto } from '../parts/lightbox.tsx';

/** A photo that stands elsewhere on the page is framed a second time only below this number. */
const FEWEST = 3;
/** Pixels of the wide frame. */
const WIDE = 784;

const LEAD = { sizes: '(min-width:960px) 784px, 92vw', ratio: 16 / 9 };
const HALF = { sizes: '(min-width:960px) 384px, 46vw', ratio: 4 / 3 };
const THIRD = { sizes: '(min-width:960px) 251px, 46vw', ratio: 1 };

/** Frames on the page and how they stand; the rest waits at full size. Every row is full. */
type Frames = [count: number, shape: 'wide' | 'pairs' | 'thirds'];
const withLead = (photos: number): Frames => (photos >= 5 ? [5, 'wide'] : photos === 4 ? [4, 'pairs'] : [3, 'wide']);
const withoutLead = (photos: number): Frames =>
  photos >= 6 ? [6, 'thirds'] : photos >= 4 ? [4, 'pairs'] : [3, 'thirds'];

/** Quiet frames of one shape beside the title; the first photo that has the pixels is set wide. */
export function Gallery({ doc, r }: PageProps) {
  const gallery = find(doc, 'gallery');
  if (!gallery) return null;
  const width = (id: string) => doc.photos[id]?.width ?? 0;
  const height = (id: string) => doc.photos[id]?.height ?? 0;
  const told = [find(doc, 'about'), ...(find(doc, 'news')?.items ?? [])].map((place) => place?.photo);
  const fresh = gallery.photos.filter((id) => !told.includes(id));
  const framed = fresh.length >= FEWEST ? fresh : gallery.photos;
  const lead = framed.find((id) => width(id) >= WIDE && width(id) > height(id));
  const [count, shape] = lead ? withLead(framed.length) : withoutLead(framed.length);
  const photos = [...new Set([...(lead ? [lead] : []), ...framed, ...gallery.photos])];
  return (
    <section className="ledger wrap" id={gallery.id}>
      <div>
        <h2>{r.t(gallery.title)}</h2>
        {photos.length > count && (
          <button className="more" type="button" {...opensPhoto(0)}>
            {r.word('cta.allPhotos', photos.length)}
            {r.icon('arrow')}
          </button>
        )}
      </div>
      <ul className={`frames ${shape}`}>
        {photos.slice(0, count).map((id, index) => (
          <li key={id}>
            <button type="button" {...opensPhoto(index)} title={r.word('gallery.open')}>
              {r.photo(id, index === 0 && shape === 'wide' ? LEAD : shape === 'thirds' ? THIRD : HALF)}
            </button>
          </li>
        ))}
      </ul>
      <Lightbox r={r} photos={photos} />
    </section>
  );
}
