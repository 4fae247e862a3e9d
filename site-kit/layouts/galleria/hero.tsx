import type { Photo, SectionOf } from '../../document.ts';
import type { Kit, PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import { OpenNow } from '../parts/open-now.tsx';
import { roomOf } from './hang.ts';
import { bindWords } from '../parts/bind-words.ts';
import { headlineSize } from './headline-size.ts';

/** With fewer pictures than this, the one at the door would be an exhibition of one: words take its place. */
const ENOUGH = 4;
/** Pixels below which a picture cannot fill the width of the wall. */
const FILLS_WALL = 1150;
/** Shape (width / height) below which a frame across the whole wall would cut a head or a plate. */
const WIDE = 1.47;

/** Columns of the frame: the whole width, nine or seven of twelve. */
function frameOf({ width, height }: Photo): 'full' | 'nine' | 'seven' {
  if (width / height < WIDE) return 'seven';
  return width < FILLS_WALL ? 'nine' : 'full';
}

/**
 * On a phone the frame is upright, about half the screen high, so a landscape is wider than the screen. Dense screens
 * ask for little more than half their pixels: the eye sees no difference and the first picture comes sooner.
 */
function sizesOf({ width, height }: Photo): string {
  const shape = width / height;
  const covering = (share: number) => `max(${Math.round(92 * share)}vw, ${Math.round(54 * shape * share)}vh)`;
  return `(min-width:960px) min(96vw, 1440px), (min-resolution:1.5dppx) ${covering(0.55)}, ${covering(1)}`;
}

function Caption({ doc, r, hero }: PageProps & { hero: SectionOf<'hero'> }) {
  const [action] = doc.actions;
  return (
    <div className="label">
      <h1 lang={hero.headline.lang}>{bindWords(hero.headline.value)}</h1>
      {hero.kicker && <p className="place">{r.t(hero.kicker)}</p>}
      {action && (
        <a className="link" href={r.href(action.href)}>
          {r.t(action.label)}
        </a>
      )}
      {hero.lede && <p className="lede">{r.t(hero.lede)}</p>}
      <OpenNow doc={doc} r={r} />
    </div>
  );
}

/** A picture that is not part of a wall: as it is, seven columns wide at most. */
function Single({ r, photo }: { r: Kit; photo: Photo }) {
  const wide = roomOf(photo) >= 7;
  return (
    <figure className={wide ? 'single wide' : 'single'}>
      {r.photo(photo.id, { sizes: '(min-width:960px) min(58vw, 844px), 92vw', priority: true })}
    </figure>
  );
}

/** The picture at the door with nothing on it and its caption beneath; with too few pictures the words stand alone. */
export function Hero({ doc, r }: PageProps) {
  const hero = find(doc, 'hero');
  if (!hero) return null;
  const size = headlineSize(hero.headline.value);
  const photo = hero.photo ? doc.photos[hero.photo] : undefined;
  const works = find(doc, 'gallery')?.photos.length ?? 0;
  if (!photo || works + 1 < ENOUGH) {
    return (
      <>
        <section className={`hero words wrap h-${size}`} id={hero.id}>
          <Caption doc={doc} r={r} hero={hero} />
        </section>
        {photo && (
          <div className="wrap grid">
            <Single r={r} photo={photo} />
          </div>
        )}
      </>
    );
  }
  return (
    <section className={`hero wrap h-${size}`} id={hero.id}>
      {r.photo(photo.id, { sizes: sizesOf(photo), priority: true, className: frameOf(photo) })}
      <Caption doc={doc} r={r} hero={hero} />
    </section>
  );
}
