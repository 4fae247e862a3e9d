import type { PageEdge, PageReading, SocialPage, UnreadCause } from '../../modules/previews/social-pages.port.ts';
import { LIMITS } from './limits.ts';

type Body = Readonly<Record<string, unknown>>;
const EDGES = ['photos', 'posts', 'events', 'ratings'] as const;
/** Structures of which only these members are read. */
const MEMBERS: Readonly<Record<string, readonly string[]>> = {
  location: ['street', 'zip', 'city', 'state', 'country', 'latitude', 'longitude'],
  cover: ['source'],
  picture: ['data'],
};
/** An address that is none of the web is replaced or left out on purpose. */
const JUDGED = new Set(['link', 'picture', ...EDGES]);

/**
 * What the answer holds and the page does not: a field of another kind than its own, a field cut at its limit, an edge or
 * an entry without its form. Texts of entries are cut without being unread, or a long post would never be seen.
 */
export function unreadOf(body: Body, page: SocialPage, refused: readonly PageEdge[]): PageReading['unread'] {
  const read = page as unknown as Body;
  const fields = Object.keys(body).flatMap((field) => {
    const cause = JUDGED.has(field) ? null : lossOf(body[field], read[field], MEMBERS[field]);
    return cause ? [[field, cause] as const] : [];
  });
  const entries = EDGES.flatMap((edge) => unreadEntries(edge, body[edge], read[edge] as { id?: string }[]));
  return Object.fromEntries([...fields, ...entries, ...refused.map((edge) => [edge, 'refused'] as const)]);
}

/** How far back each edge was read; see PageReading. */
export function windowOf(body: Body, page: SocialPage): PageReading['window'] {
  const moments = {
    photos: page.photos.map((photo) => photo.created_time),
    posts: page.posts.map((post) => post.created_time),
    events: page.events.map((event) => event.start_time),
    ratings: page.ratings.map((rating) => rating.created_time),
  };
  const window = EDGES.map((edge) => [edge, hasMore(edge, body[edge]) ? reached(moments[edge]) : null]);
  return Object.fromEntries(window) as PageReading['window'];
}

/** Null: all of `given` is in `read`. `given` may be anything, absent included. */
function lossOf(given: unknown, read: unknown, members?: readonly string[]): UnreadCause | null {
  if (given === undefined || given === null) return null;
  if (read === undefined) return isLong(given) ? 'truncated' : 'unreadable';
  if (typeof given === 'string') return given === read ? null : 'truncated';
  if (Array.isArray(given)) return Array.isArray(read) && given.length === read.length ? null : 'truncated';
  if (typeof given !== 'object') return given === read ? null : 'unreadable';
  const inside = (members ?? Object.keys(given)).map((name) =>
    lossOf((given as Body)[name], (read as Body | null)?.[name]),
  );
  return inside.find((cause) => cause !== null) ?? null;
}

/** A value that is no longer itself when it is cut is left out for its length. */
const isLong = (given: unknown): boolean => typeof given === 'string' && given.length > LIMITS.exact.word;

/** An entry without its form is unread by its id; without one too, nothing is known of its edge. */
function unreadEntries(edge: PageEdge, given: unknown, read: readonly { id?: string }[]): [string, UnreadCause][] {
  if (given === undefined || given === null) return [];
  const entries = entriesOf(given);
  if (entries === null) return [[edge, 'unreadable']];
  const within = entries.slice(0, LIMITS.list[edge]);
  if (within.length === read.length) return [];
  const ids = new Set(read.map(({ id }) => id));
  const unread = within.map((entry) => (entry as { id?: unknown } | null)?.id).filter((id) => !ids.has(id as string));
  const named = unread.filter((id) => typeof id === 'string' && id.length <= LIMITS.exact.id);
  return edge === 'ratings' || named.length < within.length - read.length
    ? [[edge, 'unreadable']]
    : named.map((id) => [`${edge}/${String(id)}`, 'unreadable']);
}

function entriesOf(given: unknown): unknown[] | null {
  const data = (given as { data?: unknown } | null)?.data;
  return Array.isArray(data) ? data : null;
}

function hasMore(edge: PageEdge, given: unknown): boolean {
  const next = (given as { paging?: { next?: unknown } } | null | undefined)?.paging?.next;
  return typeof next === 'string' || (entriesOf(given)?.length ?? 0) > LIMITS.list[edge];
}

/** Nothing is younger: where a moment is unknown, no absence means anything. */
const NEVER_REACHED = new Date(8.64e15).toISOString();

/** The last moment of a list from young to old. A list in another order reached no further than its youngest entry. */
function reached(moments: readonly (string | undefined)[]): string {
  const times = moments.map((moment) => Date.parse(moment ?? ''));
  const [first, ...rest] = times;
  if (first === undefined || times.some(Number.isNaN)) return NEVER_REACHED;
  const falls = rest.every((time, at) => time <= (times[at] ?? time));
  return new Date(falls ? Math.min(...times) : Math.max(...times)).toISOString();
}
