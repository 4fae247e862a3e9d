import type { PageProps } from '../contract.ts';
import { edgeToEdge } from '../parts/edge-to-edge.ts';
import { find } from '../parts/find.ts';
import { Lightbox, opensPhoto } from '../parts/lightbox.tsx';
import type { Bouquet } from './bouquet.ts';
import { rowsOf, shapeOf } from './garland.ts';

/** A garland: arches up, arches down, circles and leaves in turn; each opens at full size. */
export function Gallery({ doc, r, bouquet }: PageProps & { bouquet: Bouquet }) {
  const gallery = find(doc, 'gallery');
  if (!gallery) return null;
  const { garland, all } = bouquet;
  const window = edgeToEdge(doc);
  return (
    <section className="gallery wrap" id={gallery.id}>
      {window.length > 0 && (
        <div className={`window of-${window.length}`}>
          {window.map((id) => (
            <div key={id}>
              {r.photo(id, { sizes: window.length > 1 ? '34vw' : '100vw', ratio: window.length > 1 ? 0.75 : 2 })}
            </div>
          ))}
        </div>
      )}
      <div className="title-line">
        <h2>{r.t(gallery.title)}</h2>
        {all.length > garland.length && (
          <button className="more" type="button" {...opensPhoto(0)}>
            {r.word('cta.allPhotos', all.length)}
          </button>
        )}
      </div>
      {rowsOf(garland).map((row, index) => (
        <ul key={row[0]} className={`garland of-${row.length}`}>
          {row.map((id, place) => {
            const shape = shapeOf(doc.photos[id], index, place);
            const wide = Math.floor(1280 / row.length);
            return (
              <li key={id} className={shape}>
                <button type="button" {...opensPhoto(all.indexOf(id))} title={r.word('gallery.open')}>
                  {r.photo(id, {
                    sizes: `(min-width:720px) min(${wide}px, ${Math.floor(96 / row.length)}vw), 46vw`,
                    ratio: shape === 'ring' ? 1 : 0.75,
                  })}
                </button>
              </li>
            );
          })}
        </ul>
      ))}
      <Lightbox r={r} photos={all} />
    </section>
  );
}
