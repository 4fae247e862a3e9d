import type { PageProps } from '../contract.ts';
import { ownFacts } from '../parts/own-facts.ts';

/** Without a photo the arch is the printed cover of a menu: initials in italics, what the house is, its first dishes. */
export function Cover({ doc, r }: PageProps) {
  const { initials, since, city, number, prices } = ownFacts(doc);
  return (
    <div className="art cover" aria-hidden="true">
      <span className="mark">{initials}</span>
      {(since ?? city) && <span className="line says">{since ? r.t(since) : city && r.t(city)}</span>}
      {prices.slice(0, 3).map(({ name, price }) => (
        <span className="line" key={name.value}>
          {r.t(name)} <b>{r.t(price)}</b>
        </span>
      ))}
      {prices.length === 0 && number && <span className="line says">{number}</span>}
    </div>
  );
}
