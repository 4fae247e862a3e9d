import { hashOf } from '../../site-kit/content/canonical.ts';
import type { Layer, LayerEntry } from '../../site-kit/content/layer.ts';
import type { OwnerUnit } from '../../site-kit/content/units.ts';

/**
 * A draft: what it would change of the layer that is published, and no copy of that. Null: the unit shall show what the page
 * gives. What is decided about other units meanwhile (owner.md 3) stays decided when the draft is published.
 */
export type Changes = Readonly<Record<OwnerUnit, LayerEntry | null>>;

/** Of an owner's value, or of none. In a list of its own, because "closed all day" says nothing to the hash of a page and is a value here. */
export const hashOfEntry = (entry: LayerEntry | null | undefined): string => hashOf(entry ? [entry.value] : undefined);

/** The layer as the draft has it. Pure. */
export function withChanges(live: Layer, changes: Changes): Layer {
  const layer: Record<OwnerUnit, LayerEntry> = { ...live };
  for (const [unit, entry] of Object.entries(changes)) {
    if (entry) layer[unit] = entry;
    else delete layer[unit];
  }
  return layer;
}

/** The draft with this entry; what says the same as the published layer is no change. Pure. */
export function withChange(live: Layer, changes: Changes, unit: OwnerUnit, entry: LayerEntry | null): Changes {
  const { [unit]: _before, ...others } = changes;
  return hashOfEntry(entry) === hashOfEntry(live[unit]) ? others : { ...others, [unit]: entry };
}

/** Units whose value differs between two layers. Pure. */
export const differing = (one: Layer, other: Layer): OwnerUnit[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((unit) => hashOfEntry(one[unit]) !== hashOfEntry(other[unit]))
    .toSorted();
