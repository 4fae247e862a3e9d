import type { ReactNode } from 'react';
import type { Photo } from '../../document.ts';
import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import { headlineSize, splitHeadline } from '../parts/headline.tsx';
import { opensPhoto } from '../parts/lightbox.tsx';
import { FactTile } from './facts.tsx';
import { isTall } from '../parts/hero-photos.ts';
import type { Mosaic, Slot } from './mosaic.ts';
import { Tags } from './tags.tsx';

/** Longer captions are sentences, not labels. */
const LABEL = 28;

const SIZES: Record<Slot, string> = {
  a: '(min-width:1200px) 50vw, (min-width:720px) 50vw, 94vw',
  b: '(min-width:1200px) 42vw, (min-width:720px) 50vw, 47vw',
  c: '(min-width:1200px) 17vw, (min-width:720px) 50vw, 47vw',
  d: '(min-width:1200px) 34vw, (min-width:720px) 50vw, 47vw',
  o: '(min-width:720px) 34vw, 47vw',
  r: '(min-width:720px) 34vw, 47vw',
};

/** Where the label of all photos fits best. */
const WIDEST_FIRST: Slot[] = ['d', 'b', 'r', 'o'];

/** The owner's own caption where it is short enough to be a label. */
function labelOf({ alt }: Photo) {
  return alt.source.kind === 'photo' && alt.value.length <= LABEL ? alt : null;
}

interface ShotProps extends PageProps {
  id: string;
  slot: Slot;
  /** Place among all photos; opens that one at full size. */
  opens: number | null;
  /** "Photos (12)". */
  all: ReactNode;
}

function Shot({ doc, r, id, slot, opens, all }: ShotProps) {
  const photo = doc.photos[id];
  const label = photo ? labelOf(photo) : null;
  const inside = (
    <>
      {r.photo(id, {
        sizes: SIZES[slot],
        ratio: slot === 'a' ? 1 : 0.7,
        priority: slot === 'a',
        decorative: label !== null,
      })}
      {(label || all) && <span className="label">{label ? r.t(label) : all}</span>}
    </>
  );
  return (
    <div className={`tile shot in-${slot}`}>
      {opens === null ? (
        inside
      ) : (
        <button type="button" {...opensPhoto(opens)} title={r.word('gallery.open')}>
          {inside}
        </button>
      )}
    </div>
  );
}

/** The counter: one flooded tile with the statement, photos and facts around it, every tile filled. */
export function Hero({ doc, r, mosaic }: PageProps & { mosaic: Mosaic }) {
  const hero = find(doc, 'hero');
  if (!hero) return null;
  const [action] = doc.actions;
  const lead = hero.photo ? doc.photos[hero.photo] : undefined;
  const parts = splitHeadline(hero.headline.value);
  const gallery = find(doc, 'gallery');
  const { size, tiles, photos } = mosaic;
  const hidden = gallery?.photos.filter((id) => !photos.includes(id)).length ?? 0;
  const labelled = WIDEST_FIRST.map((slot) => tiles.find((tile) => tile.slot === slot)).find(
    (tile) => tile?.kind === 'photo',
  )?.slot;
  return (
    <section className={`mosaic m-${size}${lead && isTall(lead) ? ' upright' : ''}`} id={hero.id}>
      <div className="tile statement">
        <h1 className={headlineSize(hero.headline, parts)} lang={hero.headline.lang}>
          {r.split(hero.headline, parts.join(' ').trim())}
        </h1>
        <div className="says">
          {hero.kicker && <p className="kicker">{r.t(hero.kicker)}</p>}
          {hero.lede && <p>{r.t(hero.lede)}</p>}
          {action && (
            <a className="button" href={r.href(action.href)}>
              {r.t(action.label)}
            </a>
          )}
        </div>
      </div>
      {tiles.map((tile) => {
        if (tile.kind === 'photo') {
          return (
            <Shot
              key={tile.slot}
              doc={doc}
              r={r}
              id={tile.id}
              slot={tile.slot}
              opens={gallery ? photos.indexOf(tile.id) : null}
              all={
                gallery && tile.slot === labelled ? (
                  <>
                    {r.t(gallery.title)} ({photos.length + hidden})
                  </>
                ) : null
              }
            />
          );
        }
        return tile.kind === 'art' ? (
          <div key={tile.slot} className={`tile shot in-${tile.slot}`}>
            <Tags doc={doc} r={r} place={tile.slot === 'o'} />
          </div>
        ) : (
          <FactTile key={tile.slot} doc={doc} r={r} kind={tile.kind} slot={tile.slot} />
        );
      })}
    </section>
  );
}
