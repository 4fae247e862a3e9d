/** What the invariants of following a page compare, and how. */
import { canonical } from '../../site-kit/content/canonical.ts';
import type { Content } from '../../site-kit/content/decide.ts';
import { FOLLOW_KINDS } from '../../site-kit/content/follow.ts';
import { merge, type Following, type Merged, type MergeInput, type Proposal } from '../../site-kit/content/merge.ts';
import { itemOf, valuesOf, type PageUnit } from '../../site-kit/content/page-units.ts';
import { familyOf, type Tape } from './cases.ts';

export interface Invariant {
  name: string;
  /** Throws where it does not hold. */
  holds: (tape: Tape) => void;
}

export const NOW = new Date('2026-06-02T08:00:00Z');
export const AT = NOW.toISOString();
export const FOLLOWS_ALL = Object.fromEntries(FOLLOW_KINDS.map((kind) => [kind, 'follow' as const]));

export function equal(a: unknown, b: unknown, what: string): void {
  const [left, right] = [JSON.stringify(a), JSON.stringify(b)];
  if (left !== right) throw new Error(`${what}\n${left}\n${right}`);
}
export function sure(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}
export const isBraked = ({ proposals }: Following): boolean => proposals.some(({ kind }) => kind === 'brake');
export const following = ({ accepted, decided, proposals }: Following): Following => ({ accepted, decided, proposals });
export const again = (input: MergeInput, from: Following): Merged => merge({ ...input, ...following(from) });
export const contentOf = (input: MergeInput, from: Following): Content => ({
  ...following(from),
  layer: input.layers[0] ?? {},
  aside: [],
});
export const unitsOf = ({ changes }: Proposal): PageUnit[] => changes.map(({ unit }) => unit);

/** Accepted values and open questions of the units that are looked at; photos by what they show. */
export function gist(merged: Following, looked: (unit: PageUnit) => boolean): string[] {
  const named = (unit: PageUnit, value: unknown): string => {
    const item = itemOf(unit);
    const plain = canonical(value).replaceAll(/pic-(\d)\d/g, 'pic-$1');
    return `${item?.edge === 'photos' ? `page/photos/${familyOf(item.key)}` : unit} ${plain}`;
  };
  const values = [...valuesOf(merged.accepted)]
    .filter(([unit]) => looked(unit))
    .map(([unit, value]) => named(unit, value));
  const asked = merged.proposals
    .flatMap(({ kind, changes }) => changes.map((change) => ({ kind, ...change })))
    .filter(({ unit }) => looked(unit))
    .map(({ kind, unit, after }) => `${kind} ${named(unit, after)}`);
  return [...values, ...asked].toSorted();
}
