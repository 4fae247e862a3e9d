import type { PageProps } from '../contract.ts';
import { ownFacts } from '../parts/own-facts.ts';

const MOST = 4;

/**
 * Without a photo the counter shows its price tags; where no price is known, the initials and the house number. A second
 * tile, which there is only where nearly nothing is known, says the town.
 */
export function Tags({ doc, r, place }: PageProps & { place: boolean }) {
  const { prices, initials, number, city } = ownFacts(doc);
  if (place)
    return (
      <div className="art tags" aria-hidden="true">
        <p>
          <span>{r.t(doc.name)}</span>
          <b>{city ? r.t(city) : initials}</b>
        </p>
      </div>
    );
  const tags = prices.slice(0, prices.length >= MOST ? MOST : Math.min(prices.length, 2));
  return (
    <div className={`art tags of-${Math.max(tags.length, 1)}`} aria-hidden="true">
      {tags.map(({ name, price }) => (
        <p key={name.value}>
          <span>{r.t(name)}</span>
          <b>{r.t(price)}</b>
        </p>
      ))}
      {tags.length === 0 && (
        <p>
          <span>{number}</span>
          <b>{initials}</b>
        </p>
      )}
    </div>
  );
}
