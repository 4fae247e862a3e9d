/** Whatever happens to the photos of a site, none that its owner gave is lost (M10), and none that was put away comes back (M12). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withEntry, withoutEntry, type Layer } from '../../../site-kit/content/layer.ts';
import { photoRef } from '../../../site-kit/content/page-units.ts';
import { castSite } from '../../../tests/content/fixture-site.ts';
import { composeSite, editableSite } from './compose-site.ts';

const now = new Date('2026-05-25T10:00:00Z');
const site = await castSite('trattoriasettegufi', now);
const [sample] = site.photos.values();
if (!sample) throw new Error('the owls have no photo');
const OWN = Array.from({ length: 6 }, (_, at) => `own-${String(at + 1).repeat(32)}`);
/** Pictures that no two of are alike: each sixteen bits of its own. */
const photos = new Map([
  ...site.photos,
  ...OWN.map((ref, at) => {
    const dhash = Array.from({ length: 4 }, (_, part) => ((at * 40503 + part * 9973 + 7) * 26_513) % 65_536)
      .map((value) => value.toString(16).padStart(4, '0'))
      .join('');
    return [ref, { ...sample, id: ref.slice(4), dhash }] as const;
  }),
]);
const pageRefs = site.page.photos.map(photoRef);

type Act =
  | { do: 'add' | 'take' | 'hide' | 'show' | 'page-drops' | 'page-brings'; ref: string }
  | { do: 'order'; order: string[]; hero: string | null };
const anyRef = fc.constantFrom(...OWN, ...pageRefs);
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ do: fc.constantFrom('add' as const, 'take' as const), ref: fc.constantFrom(...OWN) }),
  fc.record({ do: fc.constantFrom('hide' as const, 'show' as const), ref: anyRef }),
  fc.record({
    do: fc.constantFrom('page-drops' as const, 'page-brings' as const),
    ref: fc.constantFrom(...pageRefs),
  }),
  fc.record({
    do: fc.constant('order' as const),
    order: fc.shuffledSubarray([...OWN, ...pageRefs]),
    hero: fc.option(anyRef),
  }),
);

function carriedOut(acts: readonly Act[]) {
  let layer: Layer = {};
  const gone = new Set<string>();
  const hold = (unit: string, value: unknown, at: number) => {
    const written = new Date(now.getTime() + at * 1000).toISOString();
    layer = withEntry(layer, { unit, value, at: written, by: 'owner' }, new Map());
  };
  for (const [at, one] of acts.entries()) {
    if (one.do === 'order') hold('look/photos', { order: one.order, hero: one.hero, story: null }, at);
    else if (one.do === 'add') hold(`own/photos/${one.ref}`, { added: true }, at);
    else if (one.do === 'take') layer = withoutEntry(layer, `own/photos/${one.ref}`);
    else if (one.do === 'hide')
      hold(`item/photos/${one.ref}`, { hidden: true, dhash: photos.get(one.ref)?.dhash ?? '' }, at);
    else if (one.do === 'show') layer = withoutEntry(layer, `item/photos/${one.ref}`);
    else if (one.do === 'page-drops') gone.add(one.ref);
    else gone.delete(one.ref);
  }
  return { layer, page: { ...site.page, photos: site.page.photos.filter((photo) => !gone.has(photoRef(photo))) } };
}

describe('any sequence of added, hidden and ordered photos and of changes of the page [S2]', () => {
  it('keeps each added photo in its owner’s reach, on the site or put away', { timeout: 300_000 }, () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 16 }), (acts) => {
        const { layer, page } = carriedOut(acts);
        const options = { layout: 'tavola' as const, lang: null, legal: null, now, layer };
        const { units, document } = editableSite(page, photos, options);
        for (const ref of OWN) {
          const isAdded = `own/photos/${ref}` in layer;
          const isAway = `item/photos/${ref}` in layer;
          const item = units.find(({ unit }) => unit === `item/photos/${ref}`);
          expect(item?.photo === ref.slice(4), `${ref} is within reach`).toBe(isAdded);
          expect(ref.slice(4) in document.photos, `${ref} is on the site`).toBe(isAdded && !isAway);
        }
        for (const ref of pageRefs)
          if (`item/photos/${ref}` in layer) expect(Object.keys(document.photos)).not.toContain(photos.get(ref)?.id);
      }),
      { numRuns: 300 },
    );
  });

  it('puts what was added since before what was put in order, and leads with it only where its owner says so', () => {
    const acts: Act[] = [
      { do: 'order', order: pageRefs.toReversed(), hero: null },
      ...OWN.map((ref) => ({ do: 'add' as const, ref })),
    ];
    const options = { layout: 'tavola' as const, lang: null, legal: null, now };
    const { layer, page } = carriedOut(acts);
    const doc = composeSite(page, photos, { ...options, layer });
    const gallery = doc.sections.flatMap((section) => (section.type === 'gallery' ? section.photos : []));
    const hero = doc.sections.flatMap((section) => (section.type === 'hero' ? [section.photo] : []));
    expect(gallery.slice(0, 4).every((id) => OWN.includes(`own-${id}`))).toBe(true);
    expect(OWN).not.toContain(`own-${hero[0]}`);
    const [first = ''] = OWN;
    const led = carriedOut([...acts, { do: 'order', order: [], hero: first }]);
    const chosen = composeSite(led.page, photos, { ...options, layer: led.layer });
    expect(chosen.sections[0]).toMatchObject({ type: 'hero', photo: first.slice(4) });
  });
});
