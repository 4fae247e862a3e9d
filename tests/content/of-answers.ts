/** What holds of gates, answers, hidden photos and the brake (owner.md 3, M8 to M14). */
import { canonical, same } from '../../site-kit/content/canonical.ts';
import { bringBack, decide } from '../../site-kit/content/decide.ts';
import { isHidden, namedInAny, withEntry } from '../../site-kit/content/layer.ts';
import { admitted, merge, type Following } from '../../site-kit/content/merge.ts';
import { EDGES, itemOf, valuesOf } from '../../site-kit/content/page-units.ts';
import { withKnownPictures } from '../../site-kit/content/picture-identity.ts';
import { entryFrom, familyOf, HASHES, inputFrom, layerFrom, pageFrom, readingFrom } from './cases.ts';
import { AT, equal, sure, isBraked, following, again, contentOf, unitsOf, type Invariant } from './proofs.ts';

export const OF_ANSWERS: readonly Invariant[] = [
  {
    name: 'M8 a site says nothing that neither it nor its page said',
    holds(tape) {
      const input = inputFrom(tape);
      const page = withKnownPictures(input.reading, input.accepted, HASHES, namedInAny(input.layers));
      const [before, next] = [valuesOf(input.accepted), valuesOf(page)];
      for (const [unit, value] of valuesOf(merge(input).accepted))
        sure(same(value, before.get(unit)) || same(value, next.get(unit)), `${unit} was invented`);
    },
  },
  {
    name: 'M9 what no gate lets through leaves all as it was, with one question',
    holds(tape) {
      const input = inputFrom(tape);
      const merged = merge(input);
      const refused = admitted(input, merged, 'weight');
      if (merged.applied.length === 0) return equal(refused, merged, 'nothing was applied');
      sure(refused.accepted === input.accepted && refused.decided === input.decided, 'something moved');
      equal(refused.applied, [], 'applied');
      const asked = refused.proposals.filter(({ kind }) => kind === 'does-not-fit');
      equal(
        asked.map(({ changes }) => changes),
        [merged.applied],
        'one question about all of it',
      );
      equal(following(admitted(refused, again(input, refused), 'weight')), following(refused), 'the next reading');
    },
  },
  {
    name: 'M10 what an owner gave can be found again after whatever is decided',
    holds(tape) {
      const input = inputFrom(tape);
      let content = contentOf(input, input);
      const given = new Map<string, string>();
      const put = (unit: string, value: unknown) => given.set(unit, canonical(value));
      for (const [unit, entry] of Object.entries(content.layer)) put(unit, entry.value);
      for (let step = 0; step < 6; step += 1) {
        const proposal = tape.from(content.proposals);
        const act = tape.next(4);
        if (act === 0) {
          const page = pageFrom(tape, content.accepted);
          const merged = merge({ ...input, ...content, layers: [content.layer], reading: readingFrom(tape, page) });
          content = { ...content, ...following(merged) };
        } else if (act === 1 && proposal) content = decide(content, proposal.unit, tape.pick('take', 'keep'), AT);
        else if (act === 2 && content.aside[0]) content = bringBack(content, content.aside[0], AT);
        else {
          const [unit, value] = entryFrom(tape);
          content = {
            ...content,
            layer: withEntry(content.layer, { unit, value, at: AT, by: 'owner' }, valuesOf(content.accepted)),
          };
          put(unit, value);
        }
      }
      const kept = [
        ...Object.entries(content.layer),
        ...content.aside.map(({ unit, entry }) => [unit, entry] as const),
      ];
      for (const [unit, value] of given)
        sure(
          kept.some(([key, entry]) => key === unit && canonical(entry.value) === value),
          `${unit} is lost`,
        );
    },
  },
  {
    name: 'M11 an owner is asked once about a unit',
    holds(tape) {
      const input = inputFrom(tape);
      const once = merge(input);
      const twice = again({ ...input, reading: readingFrom(tape, pageFrom(tape, input.reading.page)) }, once);
      for (const { proposals } of [once, twice]) {
        const asked = proposals.flatMap((proposal) => [
          proposal.unit,
          ...(proposal.unit === 'page' ? unitsOf(proposal) : []),
        ]);
        equal(asked.length, new Set(asked).size, 'asked twice');
      }
      for (const proposal of once.proposals) {
        const kept = decide(contentOf(input, once), proposal.unit, 'keep', AT);
        const asked = again(input, kept).proposals.flatMap(unitsOf);
        sure(!unitsOf(proposal).some((unit) => asked.includes(unit)), `${proposal.unit} was asked again`);
      }
    },
  },
  {
    name: 'M12 a photo put away stays away, posted again or encoded anew',
    holds(tape) {
      const input = inputFrom(tape);
      const ref = 'pic-20';
      const value = { hidden: true, dhash: HASHES.get(ref) ?? '' };
      const layer = withEntry(
        layerFrom(tape, input.accepted),
        { unit: `item/photos/${ref}`, value, at: AT, by: 'owner' },
        new Map(),
      );
      let from: Following = input;
      for (let step = 0; step < 3; step += 1) {
        const reading = readingFrom(tape, pageFrom(tape, from.accepted, 3));
        const merged = merge({ ...input, ...following(from), layers: [layer], reading });
        from = following(merged);
        const asked = isBraked(merged) ? [] : merged.proposals.flatMap(unitsOf);
        for (const unit of [...valuesOf(from.accepted).keys(), ...asked]) {
          const item = itemOf(unit);
          if (item?.edge !== 'photos' || familyOf(item.key) !== familyOf(ref)) continue;
          sure(isHidden(layer, unit, HASHES.get(item.key)), `${unit} came back`);
          sure(!asked.includes(unit), `${unit} is asked about`);
        }
      }
    },
  },
  {
    name: 'M13 while the brake is on nothing moves',
    holds(tape) {
      const input = inputFrom(tape);
      const stolen = { ...input.reading.page, name: 'Casinò Vinci Subito', category: 'Casino' };
      const isOther = input.accepted.name.includes('Gufi') && input.accepted.category !== 'Casino';
      const unread = new Set(
        [...input.reading.unread].filter((name) => !['name', 'category', 'category_list'].includes(name)),
      );
      const braked = merge({
        ...input,
        reading: { ...input.reading, page: isOther ? stolen : input.reading.page, unread },
      });
      if (isOther) sure(isBraked(braked), 'another name and another trade pass');
      if (!isBraked(braked)) return;
      sure(braked.accepted === input.accepted && braked.applied.length === 0, 'something moved');
      const later = again({ ...input, reading: readingFrom(tape, pageFrom(tape, stolen)) }, braked);
      sure(
        !isBraked(later) || (later.accepted === input.accepted && later.applied.length === 0),
        'something moved later',
      );
      if (!isBraked(later)) {
        // Let go only when the page is again what the site says.
        equal(later.applied, [], 'the brake let go of a changed page');
      }
      const taken = decide(contentOf(input, braked), 'page', 'take', AT);
      const values = valuesOf(taken.accepted);
      for (const { unit, after } of braked.proposals.find(({ unit }) => unit === 'page')?.changes ?? [])
        sure(same(values.get(unit), after), `${unit} was not taken`);
    },
  },
  {
    name: 'M14 the order of a page’s lists does not matter',
    holds(tape) {
      const input = inputFrom(tape);
      const { page } = input.reading;
      const turned = Object.fromEntries(EDGES.map((edge) => [edge, page[edge].toReversed()]));
      const merged = merge({ ...input, reading: { ...input.reading, page: { ...page, ...turned } } });
      const other = merge(input);
      equal([following(merged), merged.applied], [following(other), other.applied], 'the order mattered');
    },
  },
];
