import { hashOf, same } from './canonical.ts';
import { covering, withoutEntry, type Layer, type LayerEntry } from './layer.ts';
import { withChanges, type Change, type Following, type Proposal } from './merge.ts';
import { pageOf, valuesOf, type PageOrder, type PageUnit } from './page-units.ts';
import type { OwnerUnit } from './units.ts';

/** An owner's value that gave way to the page by the owner's own decision; brought back by one press. */
export interface LaidAside {
  unit: OwnerUnit;
  entry: LayerEntry;
  /** ISO instant. */
  at: string;
}
export interface Content extends Following {
  layer: Layer;
  aside: readonly LaidAside[];
}

/**
 * The owner's answer to a question: `take` what the page says, or `keep` what is on show. Nothing where the question is not
 * open any more. Who would rather write something else writes it and keeps.
 */
export function decide(content: Content, unit: Proposal['unit'], answer: 'take' | 'keep', at: string): Content {
  const proposal = content.proposals.find((one) => one.unit === unit);
  if (!proposal) return content;
  const proposals = content.proposals.filter((one) => one !== proposal);
  if (answer === 'keep') return { ...content, proposals, decided: declined(content.decided, proposal.changes) };
  const given = new Set(proposal.changes.flatMap((change) => covering(content.layer, change.unit)));
  const laid = [...given].flatMap((key) => {
    const entry = content.layer[key];
    return entry ? [{ unit: key, entry, at }] : [];
  });
  return {
    ...withChanges(content, proposal.changes),
    proposals,
    layer: [...given].reduce(withoutEntry, content.layer),
    aside: [...content.aside, ...laid],
  };
}

/** An entry that was laid aside is the owner's word again; one written since gives its place up to `aside`. */
export function bringBack(content: Content, laid: LaidAside, at: string): Content {
  if (!content.aside.includes(laid)) return content;
  const present = content.layer[laid.unit];
  const others = content.aside.filter((one) => one !== laid);
  return {
    ...content,
    layer: { ...content.layer, [laid.unit]: laid.entry },
    aside: present ? [...others, { unit: laid.unit, entry: present, at }] : others,
  };
}

/**
 * Takes back what a merge applied: each unit that still has the value of that merge has the one before, and does not follow
 * to that value again. Units that changed since are left and returned.
 */
export function undo<T extends Following>(
  content: T,
  batch: { applied: readonly Change[]; order: Partial<PageOrder> },
): { content: T; skipped: PageUnit[] } {
  const values = valuesOf(content.accepted);
  const [back, since] = [
    batch.applied.filter(({ unit, after }) => same(values.get(unit), after)),
    batch.applied.filter(({ unit, after }) => !same(values.get(unit), after)),
  ];
  for (const { unit, before } of back) {
    if (before === undefined) values.delete(unit);
    else values.set(unit, before);
  }
  const accepted = back.length === 0 ? content.accepted : pageOf(values, content.accepted, batch.order);
  return {
    content: { ...content, accepted, decided: declined(content.decided, back) },
    skipped: since.map(({ unit }) => unit),
  };
}

/** Of one unit no more are kept: who declined so often answers once more. */
const MOST_DECLINED = 20;

function declined(decided: Following['decided'], changes: readonly Change[]): Following['decided'] {
  const all: Record<PageUnit, readonly string[]> = { ...decided };
  for (const { unit, after } of changes)
    all[unit] = [...new Set([...(all[unit] ?? []), hashOf(after)])].slice(-MOST_DECLINED);
  return all;
}
