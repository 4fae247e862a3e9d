import type { FactsInput } from '../facts/input.ts';
import { hashDistance, SAME_PICTURE } from '../same-picture.ts';
import { photoRef, unitOf } from './page-units.ts';
import { isUnread, type Reading } from './reading.ts';

/** The difference hash of each picture that is here, by reference. */
export type PictureHashes = ReadonlyMap<string, string>;

/**
 * A page as it was read, with the references that the site knows: the network gives a picture another path when it encodes
 * it anew. A new photo takes the reference of the nearest accepted one that shows the same picture (at most six of 64 bits
 * apart) and that is not in the reading; so does a known one where the owner chose the other of the two (`chosen`) and the
 * reading says that it is gone: the picture is still on the page. Cover, logo and the pictures of posts and events take the
 * one that stood in their place. A picture that is not here yet keeps its own.
 */
export function withKnownPictures(
  reading: Reading,
  accepted: FactsInput,
  hashes: PictureHashes,
  chosen: ReadonlySet<string> = new Set(),
): FactsInput {
  const { page } = reading;
  const named = renamedPhotos(reading, accepted, hashes, chosen);
  const before = placesOf(accepted);
  const place = (name: string, ref: string): string => {
    const old = before.get(name);
    return old !== undefined && distanceOf(old, ref, hashes) <= SAME_PICTURE ? old : ref;
  };
  const renamed: FactsInput = {
    ...page,
    photos: page.photos.map((photo) => (named.has(photoRef(photo)) ? withRefs(photo, named) : photo)),
    posts: page.posts.map((post) =>
      post.full_picture ? { ...post, full_picture: place(`posts/${post.id}`, post.full_picture) } : post,
    ),
    events: page.events.map((event) =>
      event.cover
        ? { ...event, cover: { ...event.cover, source: place(`events/${event.id}`, event.cover.source) } }
        : event,
    ),
  };
  if (page.cover) renamed.cover = { ...page.cover, source: place('cover', page.cover.source) };
  if (page.picture) renamed.picture = { data: { ...page.picture.data, url: place('logo', page.picture.data.url) } };
  return renamed;
}

const withRefs = (photo: FactsInput['photos'][number], named: ReadonlyMap<string, string>) => ({
  ...photo,
  images: photo.images.map((image) => ({ ...image, source: named.get(image.source) ?? image.source })),
});

function placesOf({ cover, picture, posts, events }: FactsInput): Map<string, string> {
  const places = [
    ['cover', cover?.source],
    ['logo', picture?.data.url],
    ...posts.map((post) => [`posts/${post.id}`, post.full_picture]),
    ...events.map((event) => [`events/${event.id}`, event.cover?.source]),
  ];
  return new Map(places.filter((place): place is [string, string] => typeof place[1] === 'string'));
}

function renamedPhotos(
  reading: Reading,
  accepted: FactsInput,
  hashes: PictureHashes,
  chosen: ReadonlySet<string>,
): Map<string, string> {
  const known = new Set(accepted.photos.map(photoRef));
  const present = new Set(reading.page.photos.map(photoRef));
  // What lies beyond the reading may still be on the page beside its twin.
  const silent = new Set(
    accepted.photos.flatMap((photo) =>
      isUnread(unitOf('photos', photo), photo, undefined, reading) ? [photoRef(photo)] : [],
    ),
  );
  const gone = [...known].filter((ref) => !present.has(ref));
  const pairs = [...present]
    .flatMap((ref) => gone.map((as) => ({ ref, as, distance: distanceOf(ref, as, hashes), isNew: !known.has(ref) })))
    .filter(
      ({ ref, as, distance, isNew }) =>
        distance <= SAME_PICTURE && (isNew || (chosen.has(as) && !chosen.has(ref) && !silent.has(as))),
    )
    .toSorted(
      (a, b) =>
        Number(b.isNew) - Number(a.isNew) || a.distance - b.distance || compare(a.ref, b.ref) || compare(a.as, b.as),
    );
  const renamed = new Map<string, string>();
  const taken = new Set<string>();
  for (const { ref, as } of pairs) {
    if (renamed.has(ref) || taken.has(as)) continue;
    renamed.set(ref, as);
    taken.add(as);
  }
  return renamed;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function distanceOf(a: string, b: string, hashes: PictureHashes): number {
  const [one, other] = [hashes.get(a), hashes.get(b)];
  return one === undefined || other === undefined ? Number.POSITIVE_INFINITY : hashDistance(one, other);
}
