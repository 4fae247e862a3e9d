import type { PageProps } from '../contract.ts';
import { ownFacts } from '../parts/own-facts.ts';

/** A town of more letters would be too small to set. */
const LONGEST = 11;

/** By its letters: initials, a short town, a long one. */
const sizeOf = (town: string): string => (town.length <= 2 ? 'few' : town.length <= 7 ? 'some' : 'many');

/** Without a photo the name of the town sets on the horizon as the sun does: its upper half stands over the bar. */
export function Horizon({ doc }: Pick<PageProps, 'doc'>) {
  const { city, initials } = ownFacts(doc);
  const town = city && city.value.length <= LONGEST ? city.value : initials;
  return (
    <div className={`art horizon ${sizeOf(town)}`} aria-hidden="true">
      <span>{town}</span>
    </div>
  );
}
