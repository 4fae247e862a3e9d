import type { PageProps } from '../contract.ts';
import { breakHeadline } from '../parts/break-headline.ts';
import { find } from '../parts/find.ts';
import { headlineSize } from '../parts/headline.tsx';
import { OpenNow } from '../parts/open-now.tsx';
import { isTall } from '../parts/hero-photos.ts';
import type { Bouquet } from './bouquet.ts';
import { Petals } from './petals.tsx';

/** Capitals are half as wide again as small letters. */
const isLoud = (value: string): boolean => value === value.toLocaleUpperCase() && value !== value.toLocaleLowerCase();

/** A subject nearer than this to the top of its picture would meet the curve of the arch. */
const HIGH = 0.42;
const HIGH_TALL = 0.34;

const GROWN = { sizes: '(min-width:1080px) 410px, (min-width:720px) 50vw, 57vw', ratio: 0.74 };
const ALONE = { sizes: '(min-width:1080px) 490px, (min-width:467px) 420px, 90vw', ratio: 0.9 };
const HANGING = { sizes: '(min-width:1080px) 230px, 27vw', ratio: 0.65 };

/** Words, an arch that grows out of the ground below, and a small one that hangs beside it. */
export function Hero({ doc, r, bouquet }: PageProps & { bouquet: Bouquet }) {
  const hero = find(doc, 'hero');
  if (!hero) return null;
  const [head, tail] = breakHeadline(hero.headline.value);
  const [action] = doc.actions;
  const next = find(doc, 'list') ?? find(doc, 'gallery');
  const photo = bouquet.arch ? doc.photos[bouquet.arch] : undefined;
  // A curve over the whole width would run through a face or a plate that reaches the top of its picture.
  const reaches = photo !== undefined && photo.focal[1] < (isTall(photo) ? HIGH_TALL : HIGH);
  const kind = `${bouquet.drop ? '' : ' alone'}${reaches ? ' reaches' : ''}`;
  return (
    <section className={`hero wrap${kind}`} id={hero.id}>
      <div className="hero-text">
        {hero.kicker && <p className="kicker">{r.t(hero.kicker)}</p>}
        <h1
          className={isLoud(hero.headline.value) ? 'h-xl' : headlineSize(hero.headline, [head, tail])}
          lang={hero.headline.lang}
        >
          {r.split(
            hero.headline,
            <>
              {head}
              {tail && (
                <>
                  {' '}
                  <em>{tail}</em>
                </>
              )}
            </>,
          )}
        </h1>
        {hero.lede && <p className="lede">{r.t(hero.lede)}</p>}
        <div className="acts">
          {action && (
            <a className="button" href={r.href(action.href)}>
              {r.t(action.label)}
            </a>
          )}
          {next && (
            <a className="more" href={`#${next.id}`}>
              {r.t(next.title)}
            </a>
          )}
        </div>
        <OpenNow doc={doc} r={r} />
      </div>
      <div className="grown">
        {r.photo(bouquet.arch, { ...(bouquet.drop ? GROWN : ALONE), priority: true }) ?? <Petals doc={doc} r={r} />}
      </div>
      {bouquet.drop && <div className="hanging">{r.photo(bouquet.drop, HANGING)}</div>}
    </section>
  );
}
