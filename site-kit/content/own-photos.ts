/** Photos that an owner added, and what they say about any photo of their site. */
import type { Text } from '../document.ts';
import type { Picture } from '../facts/facts.ts';
import { sourced } from '../facts/plain.ts';
import type { StoredPhoto } from '../photos.ts';
import type { Layer } from './layer.ts';
import type { OwnerUnit } from './units.ts';

const ADDED = 'own/photos/';
const NAME = /^own-([0-9a-f]{32})$/;

/** Under which name a site knows a photo that its owner added; those of its page begin with `pic-`. */
export const ownPhotoRef = (photoId: string): string => `own-${photoId}`;
/** The id of the photo of such a name; null for any other name. */
export const ownPhotoId = (ref: string): string | null => NAME.exec(ref)?.[1] ?? null;
export const addedUnit = (ref: string): OwnerUnit => ADDED + ref;
export const altUnit = (ref: string): OwnerUnit => `copy/alt/${ref}`;
export const focalUnit = (ref: string): OwnerUnit => `look/focal/${ref}`;

/** What comes and goes with a photo that an owner added or took back; nothing for any other unit. */
export function unitsWith(unit: OwnerUnit): OwnerUnit[] {
  if (!unit.startsWith(ADDED)) return [];
  const ref = unit.slice(ADDED.length);
  return [`item/photos/${ref}`, altUnit(ref), focalUnit(ref)];
}

/** The photos that the owner added, the first added first. */
export function ownPictures(layer: Layer): Picture[] {
  return Object.entries(layer)
    .filter(([unit]) => unit.startsWith(ADDED))
    .map(([unit, { at }]) => ({ ref: unit.slice(ADDED.length), at }))
    .toSorted((a, b) => (a.at === b.at ? (a.ref < b.ref ? -1 : 1) : a.at < b.at ? -1 : 1))
    .map(({ ref, at }) => ({
      source: ref,
      origin: 'owner',
      id: null,
      caption: null,
      added: { unit: addedUnit(ref), at },
    }));
}

/** With the middle that the owner chose where there is one. */
export function withOwnFocus(photos: readonly StoredPhoto[], layer: Layer): StoredPhoto[] {
  return photos.map((photo) => {
    const focal = layer[focalUnit(photo.source)]?.value as [number, number] | undefined;
    return focal ? { ...photo, analysis: { ...photo.analysis, focal } } : photo;
  });
}

/** What the owner says is on a photo; null where they say nothing. */
export function ownAlt(layer: Layer, ref: string): Text | null {
  const unit = altUnit(ref);
  const entry = layer[unit];
  return entry ? sourced(entry.value as string, { kind: 'owner', unit, at: entry.at }) : null;
}
