/** What an owner may say about one photo of their site, beside putting it away. */
import type { SiteDocument } from '../document.ts';
import type { Derived } from './derived.ts';
import type { Layer } from './layer.ts';
import type { HeldPicture, ItemUnit } from './list-items.ts';
import { addedUnit, altUnit, focalUnit } from './own-photos.ts';
import type { OwnerUnit } from './units.ts';

interface Site {
  plain: SiteDocument;
  pictures: ReadonlyMap<string, HeldPicture>;
}
const ITEM = 'item/photos/';
const SOFT = /[\u00ad\u200b]/gu;
const refOf = ({ unit }: ItemUnit): string | null => (unit.startsWith(ITEM) ? unit.slice(ITEM.length) : null);

/** Its description and its middle; of one that the owner added also that it is there. None for an item that is no photo. */
export function photoUnits({ pictures }: Site, layer: Layer, item: ItemUnit): OwnerUnit[] {
  const ref = refOf(item);
  if (ref === null || !pictures.has(ref)) return [];
  const added = addedUnit(ref);
  return [altUnit(ref), focalUnit(ref), ...(layer[added] ? [added] : [])];
}

/** The caption of the page, and the middle that was found. A description that only counts says nothing. */
export function derivedOfPhotos({ plain, pictures }: Site, items: readonly ItemUnit[]): [OwnerUnit, Derived][] {
  return items.flatMap((item) => {
    const ref = refOf(item);
    const held = ref === null ? undefined : pictures.get(ref);
    if (ref === null || !held) return [];
    const alt = plain.photos[held.id]?.alt;
    const said: [OwnerUnit, Derived][] =
      alt && alt.source.kind !== 'standard'
        ? [[altUnit(ref), { value: alt.value.replaceAll(SOFT, ''), source: alt.source }]]
        : [];
    return [...said, [focalUnit(ref), { value: [...held.focal], source: null }]];
  });
}
