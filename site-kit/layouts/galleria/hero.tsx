import type { Photo, SectionOf } from '../../document.ts';
import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import { OpenNow } from '../parts/open-now.tsx';
import { isTall } from '../parts/hero-photos.ts';
import { Exhibits } from './exhibits.tsx';
import { atDoor } from './on-wall.ts';
import { bindWords } from '../parts/bind-words.ts';
import { wideWord } from '../parts/headline.tsx';
import { headlineSize } from './headline-size.ts';

/** With fewer pictures than this, the one at the door would be an exhibition of one: words stand beside it. */
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
      <h1 className={wideWord(hero.headline)} lang={hero.headline.lang}>
        {r.split(hero.headline, bindWords(hero.headline.value))}
      </h1>
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

/** Standing pictures side by side, as many as the page has up to three; the words beneath, on phones after the first. */
function Trio({ doc, r, hero, hung, size }: PageProps & { hero: SectionOf<'hero'>; hung: string[]; size: string }) {
  return (
    <section className={`hero door of-${hung.length} wrap grid h-${size}`} id={hero.id}>
      {hung.map((id, index) => (
        <div className="work" key={id}>
          {r.photo(id, {
            sizes: index === 0 ? '(min-width:960px) 34vw, 92vw' : '(min-width:960px) 34vw, 46vw',
            ratio: 0.8,
            priority: index === 0,
          })}
        </div>
      ))}
      <Caption doc={doc} r={r} hero={hero} />
    </section>
  );
}

/** One picture that stands, or the only one there is: it hangs on the right, the words stand beside its foot. */
function Side({ doc, r, hero, photo, size }: PageProps & { hero: SectionOf<'hero'>; photo: Photo; size: string }) {
  const shape = isTall(photo) ? 'tall' : 'lying';
  return (
    <section className={`hero side ${shape} wrap grid h-${size}`} id={hero.id}>
      {r.photo(photo.id, { sizes: '(min-width:960px) min(50vw, 720px), 92vw', ratio: 0.75, priority: true })}
      <Caption doc={doc} r={r} hero={hero} />
    </section>
  );
}

/** The picture at the door with nothing on it and its caption beneath; without one, facts hang on the wall as works do. */
export function Hero({ doc, r }: PageProps) {
  const hero = find(doc, 'hero');
  if (!hero) return null;
  const size = headlineSize(hero.headline.value);
  const photo = hero.photo ? doc.photos[hero.photo] : undefined;
  if (!photo)
    return (
      <section className={`hero words wrap h-${size}`} id={hero.id}>
        <Caption doc={doc} r={r} hero={hero} />
        <Exhibits doc={doc} r={r} />
      </section>
    );
  const hung = atDoor(doc);
  if (hung.length > 1) return <Trio doc={doc} r={r} hero={hero} hung={hung} size={size} />;
  const works = find(doc, 'gallery')?.photos.length ?? 0;
  if (isTall(photo) || works + 1 < ENOUGH) return <Side doc={doc} r={r} hero={hero} photo={photo} size={size} />;
  return (
    <section className={`hero wrap h-${size}`} id={hero.id}>
      {r.photo(photo.id, { sizes: sizesOf(photo), priority: true, className: frameOf(photo) })}
      <Caption doc={doc} r={r} hero={hero} />
    </section>
  );
}
