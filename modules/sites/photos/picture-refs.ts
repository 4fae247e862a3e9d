import { createHash } from 'node:crypto';
import type { FactsInput } from '../../../site-kit/facts/input.ts';

/**
 * Name of a picture that outlives the network's address of it. Host, signature and expiry of an address change at
 * every read; its path, or the media id of the pictures that have no path of their own, stays.
 */
export function pictureRef(address: string): string {
  const url = new URL(address);
  const media = ['media_id', 'asid'].map((key) => url.searchParams.get(key) ?? '').join(' ');
  return `pic-${createHash('sha256').update(`${url.pathname} ${media}`).digest('hex').slice(0, 32)}`;
}

/**
 * The page with a reference in place of each picture address, and the address of each reference. Pictures whose
 * address is no URL, and silhouettes in place of a logo, are left out.
 */
export function withPictureRefs(page: FactsInput): { page: FactsInput; addresses: Map<string, string> } {
  const addresses = new Map<string, string>();
  const keep = (address: string | null | undefined): string | null => {
    if (!address || URL.parse(address) === null) return null;
    const ref = pictureRef(address);
    addresses.set(ref, address);
    return ref;
  };
  const cover = keep(page.cover?.source);
  const logo = page.picture?.data.is_silhouette ? null : keep(page.picture?.data.url);
  const replaced: FactsInput = {
    ...page,
    cover: cover === null ? null : { source: cover },
    photos: page.photos.flatMap((photo) => {
      const largest = photo.images.toSorted((a, b) => b.width - a.width)[0];
      const source = keep(largest?.source);
      return largest && source !== null ? [{ ...photo, images: [{ ...largest, source }] }] : [];
    }),
    posts: page.posts.map((post) => ({ ...post, full_picture: keep(post.full_picture) })),
    events: page.events.map((event) => {
      const source = keep(event.cover?.source);
      return { ...event, cover: source === null ? null : { source } };
    }),
  };
  delete replaced.picture;
  return { page: logo === null ? replaced : { ...replaced, picture: { data: { url: logo } } }, addresses };
}

/** The references of all pictures that a page names, each once. `page` comes from `withPictureRefs`. */
export function refsOfPage(page: FactsInput): string[] {
  const named = [
    page.cover?.source,
    page.picture?.data.url,
    ...page.photos.flatMap((photo) => photo.images.map((image) => image.source)),
    ...page.posts.map((post) => post.full_picture),
    ...page.events.map((event) => event.cover?.source),
  ];
  return [...new Set(named.filter((ref) => ref !== null && ref !== undefined))];
}
