import type { LayerEntry } from '../../site-kit/content/layer.ts';
import type { OwnerUnit } from '../../site-kit/content/units.ts';
import type { Draft } from './draft.ts';

/** What an act on the draft came to. */
export interface Outcome {
  /** As it is now. */
  draft: Draft;
  /** The rev that its author knew. */
  since: number;
  applied: string[];
  refused: { op_id: string; unit: OwnerUnit; code: string }[];
  /** What stands there instead; null: what the page gives. */
  conflicts: { opId: string; unit: OwnerUnit; entry: LayerEntry | null }[];
}

export const emptyOutcome = (draft: Draft, since: number): Outcome => ({
  draft,
  since,
  applied: [],
  refused: [],
  conflicts: [],
});
