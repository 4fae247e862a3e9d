/** What holds of every reading (owner.md 3, M1 to M7). */
import { canonical, same } from '../../site-kit/content/canonical.ts';
import { undo } from '../../site-kit/content/decide.ts';
import { modeOf } from '../../site-kit/content/follow.ts';
import { covering, isHidden, shown, withEntry } from '../../site-kit/content/layer.ts';
import { merge, withChanges } from '../../site-kit/content/merge.ts';
import { FIELDS, itemOf, valuesOf, type PageUnit } from '../../site-kit/content/page-units.ts';
import { withKnownPictures } from '../../site-kit/content/picture-identity.ts';
import { isUnread } from '../../site-kit/content/reading.ts';
import { isFedBy } from '../../site-kit/content/units.ts';
import type { FactsInput } from '../../site-kit/facts/input.ts';
import { derived, entryFrom, HASHES, inputFrom, pageFrom, PARTS, readingFrom } from './cases.ts';
import {
  NOW,
  AT,
  FOLLOWS_ALL,
  equal,
  sure,
  isBraked,
  following,
  again,
  unitsOf,
  gist,
  type Invariant,
} from './proofs.ts';

export const OF_READINGS: readonly Invariant[] = [
  {
    name: 'M1 the owner’s words stay on show until the owner decides',
    holds(tape) {
      const input = inputFrom(tape);
      const [layer = {}] = input.layers;
      const before = JSON.stringify(layer);
      const merged = merge(input);
      equal(JSON.stringify(layer), before, 'the merge wrote into the layer');
      sure(!('layer' in merged) && !('layers' in merged), 'the layer is an output');
      for (const unit of Object.keys(layer)) {
        const show = (page: FactsInput) => canonical(shown(unit, { layer, dated: [] }, derived(unit, page), NOW));
        equal(show(merged.accepted), show(input.accepted), `${unit} moved`);
      }
      // A covered unit is taken over only where the page says what its owner says, or its owner put it away.
      const read = [...merged.applied, ...merged.proposals.flatMap(({ changes }) => changes)];
      const page = withChanges(input, read).accepted;
      for (const { unit } of merged.applied) {
        const item = itemOf(unit);
        if (item && isHidden(layer, unit, HASHES.get(item.key))) continue;
        for (const key of covering(layer, unit)) {
          sure(same(layer[key]?.value, derived(key, page)), `${unit} was taken over under ${key}`);
        }
      }
    },
  },
  {
    name: 'M2 the same reading again changes nothing and asks nothing new',
    holds(tape) {
      const input = inputFrom(tape);
      const once = merge(input);
      const twice = again(input, once);
      equal(following(twice), following(once), 'the second time');
      equal(twice.applied, [], 'applied twice');
    },
  },
  {
    name: 'M3 a reading that says nothing changes nothing',
    holds(tape) {
      const input = inputFrom(tape);
      const from = tape.next(2) === 0 ? input : merge(input);
      const silent = { ...input.reading, unread: new Set(PARTS) };
      const page = pageFrom(tape, input.accepted, 2);
      const merged = again({ ...input, reading: { ...silent, page } }, from);
      equal(following(merged), following(from), 'silence spoke');
      equal(merged.applied, [], 'silence was applied');
      // One silent part of a reading that speaks.
      const part = tape.from(PARTS);
      const spoken = merge({ ...input, reading: { ...input.reading, unread: new Set([part]) } });
      const isPart = ({ unit }: { unit: PageUnit }) =>
        itemOf(unit)?.edge === part || (FIELDS as Record<string, readonly string[]>)[unit]?.includes(part) === true;
      sure(!spoken.applied.some(isPart), `${part} was not read and was applied`);
    },
  },
  {
    name: 'M4 without an owner’s word the site is what its page says, as far as it follows',
    holds(tape) {
      const input = { ...inputFrom(tape), layers: [{}], settings: FOLLOWS_ALL };
      const merged = merge(input);
      if (isBraked(merged)) return;
      const page = withKnownPictures(input.reading, input.accepted, HASHES);
      const [before, next, after] = [valuesOf(input.accepted), valuesOf(page), valuesOf(merged.accepted)];
      for (const unit of new Set([...before.keys(), ...next.keys()])) {
        const read = !isUnread(unit, before.get(unit), next.get(unit), input.reading);
        const follows = read && modeOf(unit, next.get(unit), FOLLOWS_ALL) === 'follow';
        equal(canonical(after.get(unit)), canonical((follows ? next : before).get(unit)), unit);
      }
    },
  },
  {
    name: 'M5 two readings come to what the second alone comes to',
    holds(tape) {
      const input = inputFrom(tape);
      const last = readingFrom(tape, pageFrom(tape, input.reading.page));
      const first = merge(input);
      const path = again({ ...input, reading: last }, first);
      const direct = merge({ ...input, reading: last });
      if (isBraked(first) || isBraked(path) || isBraked(direct)) return;
      const seen = new Map([...valuesOf(input.reading.page), ...valuesOf(input.accepted)]);
      const now = valuesOf(last.page);
      const earlier = valuesOf(input.reading.page);
      const isLost = (unit: PageUnit): boolean =>
        isUnread(unit, seen.get(unit), now.get(unit), last) &&
        !isUnread(unit, seen.get(unit), earlier.get(unit), input.reading);
      if ([...seen.keys()].some(isLost)) return;
      // What the first was let take over and the second must ask about is left out: the owner is asked about another step.
      const mixed = new Set(
        [path, direct]
          .flatMap(({ proposals }) => proposals.flatMap(unitsOf))
          .filter((unit) => first.applied.some((change) => change.unit === unit)),
      );
      const isCompared = (unit: PageUnit): boolean => !mixed.has(unit);
      equal(gist(path, isCompared), gist(direct, isCompared), 'the path mattered');
    },
  },
  {
    name: 'M6 an owner’s act and a change of the page elsewhere commute',
    holds(tape) {
      const input = inputFrom(tape);
      const [unit, value] = entryFrom(tape);
      const [layer = {}] = input.layers;
      const write = (page: FactsInput) => withEntry(layer, { unit, value, at: AT, by: 'owner' }, valuesOf(page));
      const merged = merge(input);
      const touches = (changed: PageUnit): boolean =>
        isFedBy(unit, changed) || (changed.startsWith('page/photos/') && /photos/.test(unit));
      if ([...merged.applied.map((change) => change.unit), ...merged.proposals.flatMap(unitsOf)].some(touches)) return;
      const first = merge({ ...input, layers: [write(input.accepted)] });
      equal(following(first), following(merged), 'the merge saw the act');
      equal(write(merged.accepted), write(input.accepted), 'the act saw the merge');
    },
  },
  {
    name: 'M7 what is undone is as it was, and does not come back by itself',
    holds(tape) {
      const input = inputFrom(tape);
      const merged = merge(input);
      if (merged.applied.length === 0) return;
      const { content, skipped } = undo(following(merged), merged);
      equal(skipped, [], 'skipped');
      equal(canonical(content.accepted), canonical(input.accepted), 'not as it was');
      const once = again(input, content);
      const back = once.applied.filter(({ unit }) => merged.applied.some((change) => change.unit === unit));
      equal(back, [], 'came back');
      // A unit that changed since is left alone.
      const changed = merged.applied.find(({ unit, after }) => itemOf(unit) && after !== undefined);
      if (!changed) return;
      const since = withChanges(merged, [{ ...changed, after: undefined }]);
      const later = undo({ ...following(merged), ...since }, merged);
      equal(later.skipped, [changed.unit], 'changed since');
    },
  },
];
