import type { Photo } from '../../document.ts';
import type { Kit, PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import { Lightbox, opensPhoto } from '../parts/lightbox.tsx';
import { edgeToEdge } from '../parts/edge-to-edge.ts';
import { hangPhotos, nailsOf, sizesOf, splitRows, type Row } from './hang.ts';
import { worksOf } from './on-wall.ts';

interface WorkProps {
  r: Kit;
  photo: Photo;
  /** From 0, over the whole wall. */
  index: number;
  sizes: string;
}

/** A picture as it is; its number stands before the owner's caption, never alone. */
function Work({ r, photo, index, sizes }: WorkProps) {
  const captioned = photo.alt.source.kind === 'photo';
  return (
    <figure>
      <button type="button" {...opensPhoto(index)} title={r.word('gallery.open')}>
        {r.photo(photo.id, { sizes, decorative: captioned })}
      </button>
      {captioned && (
        <figcaption>
          <span className="number">{index + 1}</span>
          <span>{r.t(photo.alt)}</span>
        </figcaption>
      )}
    </figure>
  );
}

function Hanging({ r, row, all }: { r: Kit; row: Row<Photo>; all: Photo[] }) {
  return (
    <div className={`hang ${row.hang}`}>
      {nailsOf(row.hang).map((nail, index) => {
        const photo = row.photos[index];
        if (!photo) return null;
        return <Work key={photo.id} r={r} photo={photo} index={all.indexOf(photo)} sizes={sizesOf(nail)} />;
      })}
    </div>
  );
}

/**
 * The wall: numbered works on twelve columns, some of them left empty. On narrow screens what is beyond the first works
 * waits behind a link, so that prices and hours are not a hundred thumbs away; wide screens show every work at once, and
 * an artist's pictures are never put away.
 */
export function Works({ doc, r }: PageProps) {
  const gallery = find(doc, 'gallery');
  if (!gallery) return null;
  const photos = worksOf(doc).flatMap((id) => doc.photos[id] ?? []);
  const rows = hangPhotos(photos);
  const [first, rest] = doc.trade === 'artist' ? [rows, []] : splitRows(rows);
  const draw = (some: Row<Photo>[]) =>
    some.map((row) => <Hanging key={row.photos[0]?.id} r={r} row={row} all={photos} />);
  const across = edgeToEdge(doc);
  return (
    <section className="works wrap" id={gallery.id}>
      <h2>{r.t(gallery.title)}</h2>
      {draw(first)}
      {rest.length > 0 && (
        <details className="rest">
          <summary>{r.word('cta.allPhotos', photos.length)}</summary>
          {draw(rest)}
        </details>
      )}
      {across.length > 0 && (
        <div className="across">
          {across.map((id) => (
            <div key={id}>{r.photo(id, { sizes: across.length > 1 ? '34vw' : '100vw' })}</div>
          ))}
        </div>
      )}
      <Lightbox r={r} photos={photos.map(({ id }) => id)} />
    </section>
  );
}
