import type { PageProps } from '../contract.ts';
import { figureClass } from '../parts/fit-figure.ts';
import { ownFacts } from '../parts/own-facts.ts';

/** Where a photo would stand, one figure on black, as large as the box: the first price, the hour, the house number, the initials. */
export function Figure({ doc, r }: PageProps) {
  const { prices, opens, number, initials } = ownFacts(doc);
  const [first] = prices;
  const figure = first ? first.price.value : (opens ?? number ?? initials);
  return (
    <div className="art figure" aria-hidden="true">
      <b className={figureClass(figure)}>{first ? r.t(first.price) : figure}</b>
      {first && <span>{r.t(first.name)}</span>}
    </div>
  );
}
