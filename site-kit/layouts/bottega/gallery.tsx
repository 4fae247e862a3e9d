import type { PageProps, PhotoOptions } from '../contract.ts';
import { find } from '../parts/find.ts';
import { Lightbox, opensPhoto } from '../parts/lightbox.tsx';
import type { Mosaic } from './mosaic.ts';
import { shelves } from './shelves.ts';

/** Below this many a wall is no wall, and a photo of the news may appear twice. */
const FEWEST = 3;

/** On phones two stand in a row; the first takes a whole one, and the last of an even number, as the rules say. */
function boxOf({ count, index, span }: { count: number; index: number; span: number }): PhotoOptions {
  const whole = index === 0 || (index === count - 1 && count % 2 === 0);
  return { sizes: `(min-width:720px) ${Math.ceil(span * 8.4)}vw, ${whole ? 94 : 47}vw`, ratio: whole ? 4 / 3 : 1 };
}

/** The photos that neither the first screen nor the news show; at full size all of them follow one another. */
export function Gallery({ doc, r, mosaic }: PageProps & { mosaic: Mosaic }) {
  const gallery = find(doc, 'gallery');
  if (!gallery) return null;
  const rest = gallery.photos.filter((id) => !mosaic.photos.includes(id));
  const told = (find(doc, 'news')?.items ?? []).flatMap(({ photo }) => photo ?? []);
  const repeated = rest.filter((id) => told.includes(id)).slice(0, Math.max(0, rest.length - FEWEST));
  const wall = shelves(rest.filter((id) => !repeated.includes(id)).flatMap((id) => doc.photos[id] ?? []));
  const all = [...mosaic.photos, ...wall.map(({ id }) => id), ...repeated];
  return (
    <section className="photos" id={gallery.id}>
      <h2>{r.t(gallery.title)}</h2>
      <ul className="wall">
        {wall.map(({ id, span, low }, index) => (
          <li key={id} className={`tile shot w-${span}${low ? ' low' : ''}`}>
            <button type="button" {...opensPhoto(mosaic.photos.length + index)} title={r.word('gallery.open')}>
              {r.photo(id, boxOf({ count: wall.length, index, span }))}
            </button>
          </li>
        ))}
      </ul>
      <Lightbox r={r} photos={all} />
    </section>
  );
}
