import type { FactsInput } from '../facts/input.ts';
import { isSuspicious, type Difference } from './brake.ts';
import { hashOf, same } from './canonical.ts';
import { modeOf, type FollowSettings } from './follow.ts';
import { covering, isHidden, namedInAny, type Layer } from './layer.ts';
import { FIELD_UNITS, itemOf, ordersBefore, pageOf, valuesOf, type PageOrder, type PageUnit } from './page-units.ts';
import { withKnownPictures, type PictureHashes } from './picture-identity.ts';
import { isUnread, type Reading } from './reading.ts';
import { fedUnits, isWhollyCoverable, type OwnerUnit } from './units.ts';

/** `after` is what the page says; undefined on either side: nothing. */
export interface Change {
  unit: PageUnit;
  before: unknown;
  after: unknown;
}
/** What waits for the owner. `ask` and `conflict` are about one unit; the others are one question about many. */
export type Proposal =
  | { kind: 'ask' | 'conflict'; unit: PageUnit; changes: readonly [Change] }
  | { kind: 'brake'; unit: 'page'; changes: readonly Change[] }
  | { kind: 'does-not-fit'; unit: 'page'; changes: readonly Change[]; finding: string };

/** What following a page has come to. */
export interface Following {
  accepted: FactsInput;
  /** Hashes of what the owner declined, by unit. */
  decided: Readonly<Record<PageUnit, readonly string[]>>;
  /** At most one a unit. */
  proposals: readonly Proposal[];
}
export interface MergeInput extends Following {
  reading: Reading;
  /** What is on show, and the open draft where there is one. Never an output. */
  layers: readonly Layer[];
  settings: FollowSettings;
  hashes: PictureHashes;
  /** The units that the site shows now; one that it does not show changes nothing when the page does. */
  drawn: ReadonlySet<OwnerUnit>;
  /** What a page gives for a unit of its owner. */
  derived: (unit: OwnerUnit, page: FactsInput) => unknown;
}
export interface Merged extends Following {
  applied: readonly Change[];
  /** How the edges stood before from which an item left, for an undo. */
  order: Partial<PageOrder>;
}

/** Moves accepted values to what the page says now, where the owner lets them, and asks about the rest. Pure. */
export function merge(given: MergeInput): Merged {
  const { reading, accepted: known, hashes, layers } = given;
  const page = withKnownPictures(reading, known, hashes, namedInAny(layers));
  const [before, next] = [valuesOf(given.accepted), valuesOf(page)];
  // A photo that the site knows under another reference was read all the same: its own is not beyond the reading.
  const said = valuesOf(reading.page);
  const open = new Map(given.proposals.map((proposal) => [proposal.unit, proposal]));
  const units = inOrder(before, next, new Map(given.proposals.flatMap(({ changes }) => changes.map(byUnit))));
  const isRead = (unit: PageUnit): boolean =>
    !isUnread(unit, before.get(unit) ?? proposed(given, unit), next.get(unit) ?? said.get(unit), reading);
  const read = units.filter(isRead);
  const differences = read.flatMap((unit): Difference[] => {
    const [old, fresh] = [before.get(unit), next.get(unit)];
    return same(old, fresh) ? [] : [{ unit, before: old, next: fresh }];
  });
  const isDeclined = ({ unit, next: value }: Difference) => given.decided[unit]?.includes(hashOf(value)) === true;
  const fresh = differences.filter((difference) => !isDeclined(difference));
  for (const unit of read) open.delete(unit);

  const kept = unanswered(open.get('page'), isRead);
  open.delete('page');
  const isHeld = kept?.kind === 'brake' || given.proposals.some(({ kind }) => kind === 'brake');
  if ((isHeld || isSuspicious(before, differences, isRead)) && (kept !== null || fresh.length > 0)) {
    const changes = [...(kept?.changes ?? []), ...fresh.map(asChange)];
    const { accepted, decided } = given;
    return {
      accepted,
      decided,
      proposals: sorted([...open.values(), { kind: 'brake', unit: 'page', changes }]),
      applied: [],
      order: {},
    };
  }
  if (kept) open.set('page', kept);

  const applied: Change[] = [];
  let whole: FactsInput | undefined;
  const now = (): FactsInput => (whole ??= withChanges(given, fresh.map(asChange)).accepted);
  for (const difference of fresh) {
    const kind = questionAbout(difference, now, given);
    if (kind === null) applied.push(asChange(difference));
    else open.set(difference.unit, { kind, unit: difference.unit, changes: [asChange(difference)] });
  }
  const result = { proposals: sorted([...open.values()]), applied, order: ordersBefore(given.accepted, applied) };
  return applied.length === 0
    ? { accepted: given.accepted, decided: given.decided, ...result }
    : { ...withChanges(given, applied), ...result };
}

/**
 * A merge whose result no gate refuses, or what was before with one question. `finding` is what a gate says about a site
 * composed of the result; null where it passes.
 */
export function admitted(before: Following, merged: Merged, finding: string | null): Merged {
  if (finding === null || merged.applied.length === 0) return merged;
  const open = merged.proposals.find(({ unit }) => unit === 'page');
  const changes = [...(open?.changes ?? []), ...merged.applied];
  const others = merged.proposals.filter((proposal) => proposal !== open);
  const { accepted, decided } = before;
  const proposals = sorted([...others, { kind: 'does-not-fit', unit: 'page', changes, finding }]);
  return { ...merged, accepted, decided, proposals, applied: [] };
}

/** Accepts these values; what was declined of their units before may come again. */
export function withChanges(
  { accepted, decided }: Following,
  changes: readonly Change[],
): Pick<Following, 'accepted' | 'decided'> {
  const values = valuesOf(accepted);
  const open = { ...decided };
  for (const { unit, after } of changes) {
    if (after === undefined) values.delete(unit);
    else values.set(unit, after);
    delete open[unit];
  }
  return { accepted: pageOf(values, accepted), decided: open };
}

/** Why the owner is asked about a change; null where it is taken over. `page` is the site's with all that is new. */
function questionAbout(
  { unit, next }: Difference,
  page: () => FactsInput,
  { layers, settings, hashes, drawn, derived }: MergeInput,
): 'ask' | 'conflict' | null {
  const item = itemOf(unit);
  const isPhoto = item?.edge === 'photos';
  const hash = isPhoto ? hashes.get(item.key) : undefined;
  if (layers.some((layer) => isHidden(layer, unit, hash))) return null;
  const asks = modeOf(unit, next, settings) === 'ask';
  if (isPhoto && next === undefined && namedInAny(layers).has(item.key)) return 'ask';
  const covered = layers.flatMap((layer) => covering(layer, unit).map((key) => ({ key, entry: layer[key] })));
  if (covered.length === 0) return asks ? 'ask' : null;
  // The list is the owner's as a whole: new rows of the page stand beside it, to be taken one by one.
  if (covered.every(({ key }) => key.startsWith('list/'))) return null;
  const owned = new Set(covered.map(({ key }) => key));
  const isBare = !isWhollyCoverable(unit) || fedUnits(unit).some((key) => drawn.has(key) && !owned.has(key));
  if (isBare && asks) return 'conflict';
  return covered.every(({ key, entry }) => same(entry?.value, derived(key, page()))) ? null : 'conflict';
}

const asChange = ({ unit, before, next }: Difference): Change => ({ unit, before, after: next });
const byUnit = (change: Change) => [change.unit, change.after] as const;

/** The item that a proposal is about, where neither the site nor the page has it. */
const proposed = ({ proposals }: Following, unit: PageUnit): unknown =>
  proposals.flatMap(({ changes }) => changes).find((change) => change.unit === unit)?.after;

/** What of a question about many units this reading leaves open; null for none. */
function unanswered(bundle: Proposal | undefined, isRead: (unit: PageUnit) => boolean): Proposal | null {
  const changes = bundle?.changes.filter(({ unit }) => !isRead(unit)) ?? [];
  return bundle && bundle.unit === 'page' && changes.length > 0 ? { ...bundle, changes } : null;
}

/** The fields as they are listed, then the items by key: the same for every order of the page. */
function inOrder(...maps: ReadonlyMap<PageUnit, unknown>[]): PageUnit[] {
  const all = new Set(maps.flatMap((map) => [...map.keys()]));
  const items = [...all].filter((unit) => itemOf(unit) !== null);
  return [...FIELD_UNITS.filter((unit) => all.has(unit)), ...items.toSorted()];
}

const sorted = (proposals: Proposal[]): Proposal[] => proposals.toSorted((a, b) => (a.unit < b.unit ? -1 : 1));
