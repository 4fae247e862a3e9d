/**
 * How much of a social page is let in. The network allows far longer fields (a post has 63,206 characters); each limit here is
 * above what a site shows of the field, so that sites still choose where a text ends. docs/security.md states the table.
 */
export const LIMITS = {
  /** Texts, in UTF-16 units: what is longer is cut. */
  text: {
    name: 200,
    category: 120,
    about: 500,
    description: 6000,
    mission: 6000,
    general_info: 3000,
    products: 8000,
    founded: 200,
    address: 300,
    place: 200,
    caption: 500,
    post: 3000,
    event: 1500,
    review: 2000,
  },
  /** What means something else when it is cut: what is longer is left out. */
  exact: { id: 100, time: 40, url: 4096, mail: 254, phone: 60, website: 500, word: 60 },
  /** Entries of a list: the first ones count. */
  list: { hits: 100, photos: 24, sizes: 20, posts: 12, events: 12, ratings: 12, categories: 10, emails: 5, hours: 42 },
} as const;

/** At most `most` units, never half of a character. */
export function cutText(value: string, most: number): string {
  if (value.length <= most) return value;
  const last = value.charCodeAt(most - 1);
  return value.slice(0, last >= 0xd800 && last <= 0xdbff ? most - 1 : most);
}
