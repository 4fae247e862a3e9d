/**
 * A screen of the manager that somebody leaves to prove anew who they are, and comes back to: it goes through a mail and
 * through the social network, so that every place reads it by this alone. Browser-safe.
 */

/** What the address of such a screen is about. */
export type ProvingPlace = { path: string } & ({ site: string } | { order: string });

/** The longest that is read: an id has 64 characters at most. */
export const MOST_PATH = 100;

const SITE = /^\/manager\/sites\/([\w-]{1,64})\/(?:shop|bookings|news|people)$/;
const ORDER = /^\/manager\/orders\/([\w-]{1,64})$/;

/** Null for every other address. */
export function provingPlace(path: string): ProvingPlace | null {
  if (path.length > MOST_PATH) return null;
  const [, site] = SITE.exec(path) ?? [];
  if (site !== undefined) return { path, site };
  const [, order] = ORDER.exec(path) ?? [];
  return order === undefined ? null : { path, order };
}

/** The same as the subject of a login, which a cookie holds: 'sites~sit_…~shop'. */
export const subjectOf = (path: string): string => path.replace('/manager/', '').replaceAll('/', '~');
export const pathOf = (subject: string): string => `/manager/${subject.replaceAll('~', '/')}`;
