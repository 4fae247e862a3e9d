/** The photos of a draft, as the screen shows them. Pure. */
import type { UnitView } from '../../../../modules/editor/schemas.ts';
import { altUnit, focalUnit, ownPhotoId } from '../../../../site-kit/content/own-photos.ts';
import type { PhotoChoice } from '../../../../site-kit/photos.ts';
import { shownValue, wanted, type Queue } from '../editor/save-queue.ts';

export const LOOK_PHOTOS = 'look/photos';
const ITEM = 'item/photos/';
const NONE: PhotoChoice = { order: [], hero: null, story: null };

export interface ShownPhoto {
  ref: string;
  /** Its `item/photos/{ref}`. */
  item: UnitView;
  picture: NonNullable<UnitView['photo']>;
  /** '' where nobody says what is on it. */
  alt: string;
  /** 0..1 from the left and from the top. */
  focal: readonly [number, number];
  /** The owner added it. */
  isAdded: boolean;
  isFirst: boolean;
}

export const choiceOf = (queue: Queue): PhotoChoice => ({
  ...NONE,
  ...(shownValue(queue, LOOK_PHOTOS) as PhotoChoice | null),
});

/** Those on show, the one of the first screen first and the others in the order of the site; and those that are put away. */
export function photosOf(queue: Queue): { shown: ShownPhoto[]; away: ShownPhoto[] } {
  const { order, hero } = choiceOf(queue);
  const all = [...queue.views.values()].flatMap((item): ShownPhoto[] => {
    if (!item.unit.startsWith(ITEM) || !item.photo) return [];
    const ref = item.unit.slice(ITEM.length);
    const isAdded = ownPhotoId(ref) !== null;
    // Taken back by undo: the draft does not have it any more.
    if (isAdded && wanted(queue, `own/photos/${ref}`) === null) return [];
    return [
      {
        ref,
        item,
        picture: item.photo,
        alt: (shownValue(queue, altUnit(ref)) as string | null) ?? '',
        focal: (shownValue(queue, focalUnit(ref)) as [number, number] | null) ?? [0.5, 0.5],
        isAdded,
        isFirst: ref === hero,
      },
    ];
  });
  const places = new Map(order.map((ref, at) => [ref, at]));
  // As site-kit/photos.ts has it: what was added since stands before what was put in order.
  const place = ({ ref, isAdded, isFirst }: ShownPhoto): number =>
    isFirst ? -2 : (places.get(ref) ?? (isAdded ? -1 : order.length));
  const sorted = all.toSorted((a, b) => place(a) - place(b));
  const isAway = ({ item }: ShownPhoto): boolean => wanted(queue, item.unit) !== null;
  return { shown: sorted.filter((photo) => !isAway(photo)), away: sorted.filter(isAway) };
}

/** The choice with the shown photo at `from` at `to`: what stands first is the first screen's. */
export function reordered(queue: Queue, from: number, to: number): PhotoChoice {
  const { shown, away } = photosOf(queue);
  const choice = choiceOf(queue);
  const refs = shown.map(({ ref }) => ref);
  const [ref] = refs.slice(from, from + 1);
  if (ref === undefined || to < 0 || to >= refs.length) return choice;
  const order = refs.toSpliced(from, 1).toSpliced(to, 0, ref);
  const isMoved = from === 0 || to === 0;
  return {
    ...choice,
    order: [...order, ...away.map((photo) => photo.ref)],
    hero: isMoved ? (order[0] ?? null) : choice.hero,
  };
}
