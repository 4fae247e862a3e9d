import type { PageProps } from '../contract.ts';
import { besideEdge } from '../parts/edge-to-edge.ts';
import { find } from '../parts/find.ts';
import { Lightbox, opensPhoto } from '../parts/lightbox.tsx';

/** Pictures of one mosaic; a page rich in photos gets a second, mirrored one. */
const IN_MOSAIC = 5;
const LARGE = '(min-width:720px) 600px, 90vw';
const SMALL = '(min-width:720px) 300px, 45vw';

/** Pixels of a photo that stands large, and of one that may lead two others. */
const WIDE = 1200;
const LEADS = 600;

/** Photos with enough pixels lead, else the one that has most; of four, the second wide cell goes to the widest of the rest. */
function arrange(photos: string[], width: (id: string) => number): string[] {
  const wide = photos.filter((id) => width(id) >= WIDE);
  const lead = wide[0] ?? photos.toSorted((a, b) => width(b) - width(a))[0];
  const rest = photos.filter((id) => id !== lead);
  const last = photos.length === 4 ? rest.toSorted((a, b) => width(b) - width(a))[0] : undefined;
  if (last) return [lead, ...rest.filter((id) => id !== last), last].filter((id) => id !== undefined);
  const second = rest.find((id, index) => index >= IN_MOSAIC - 1 && wide.includes(id)) ?? wide[1];
  const others = rest.filter((id) => id !== second);
  return [lead, ...others.slice(0, IN_MOSAIC - 1), second, ...others.slice(IN_MOSAIC - 1)].filter(
    (id) => id !== undefined,
  );
}

/** One large picture and up to four beside it; what does not fill a mosaic waits behind the lightbox. */
export function Gallery({ doc, r }: PageProps) {
  const gallery = find(doc, 'gallery');
  if (!gallery) return null;
  const photos = arrange(find(doc, 'list') ? besideEdge(doc) : gallery.photos, (id) => doc.photos[id]?.width ?? 0);
  const second = doc.photos[photos[IN_MOSAIC] ?? '']?.width ?? 0;
  const shown = photos.slice(0, photos.length >= 2 * IN_MOSAIC && second >= WIDE ? 2 * IN_MOSAIC : IN_MOSAIC);
  const mosaics = [shown.slice(0, IN_MOSAIC), shown.slice(IN_MOSAIC)].filter((part) => part.length > 0);
  const isEven = (part: string[]) => part.length === 3 && (doc.photos[part[0] ?? '']?.width ?? 0) < LEADS;
  return (
    <section className="wrap" id={gallery.id}>
      <div className="title-line">
        <h2>{r.t(gallery.title)}</h2>
        {photos.length > shown.length && (
          <button className="more" type="button" {...opensPhoto(0)}>
            {r.word('cta.allPhotos', photos.length)}
            {r.icon('arrow')}
          </button>
        )}
      </div>
      {mosaics.map((part) => (
        <ul key={part[0]} className={`mosaic of-${part.length}${isEven(part) ? ' even' : ''}`}>
          {part.map((id, index) => (
            <li key={id}>
              <button type="button" {...opensPhoto(photos.indexOf(id))} title={r.word('gallery.open')}>
                {r.photo(id, { sizes: index === 0 || part.length === 4 ? LARGE : SMALL, ratio: 1 })}
              </button>
            </li>
          ))}
        </ul>
      ))}
      <Lightbox r={r} photos={photos} />
    </section>
  );
}
