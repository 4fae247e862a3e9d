import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import { figureClass } from '../parts/fit-figure.ts';
import { ownFacts } from '../parts/own-facts.ts';

const MOST = 4;

/**
 * Without a photo the counter shows its price tags; where none is known, or so few that the list below says them all, the town and the initials. A second tile, which
 * there is only where nearly nothing is known, says what the business is.
 */
export function Tags({ doc, r, place }: PageProps & { place: boolean }) {
  const { prices, isShortList, initials, city } = ownFacts(doc);
  const kicker = find(doc, 'hero')?.kicker;
  if (place)
    return (
      <div className="art tags" aria-hidden="true">
        <p>
          <span>{r.t(doc.name)}</span>
          <b className="told">{kicker ? r.t(kicker) : initials}</b>
        </p>
      </div>
    );
  const tags = isShortList ? [] : prices.slice(0, prices.length >= MOST ? MOST : 2);
  return (
    <div className={`art tags of-${Math.max(tags.length, 1)}`} aria-hidden="true">
      {tags.map(({ name, price }) => (
        <p key={name.value}>
          <span>{r.t(name)}</span>
          <b className={figureClass(price.value)}>{r.t(price)}</b>
        </p>
      ))}
      {tags.length === 0 && (
        <p>
          <span>{city && r.t(city)}</span>
          <b className={figureClass(initials)}>{initials}</b>
        </p>
      )}
    </div>
  );
}
