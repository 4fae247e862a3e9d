/** What a letter may advise, one thing at most (owner.md 7). Pure. */
import type { Layer } from '../../site-kit/content/layer.ts';
import type { FollowingView } from '../sync/schemas.ts';

export const TIPS = ['connect', 'words', 'photos'] as const;
export type Tip = (typeof TIPS)[number];

/** Days of a month within which its first letter comes. */
const FIRST_LETTER = 7;

/**
 * In the first letter of a month, one of those that would help this site, each month the next one; null where nothing is left to
 * advise. `day`: local day, YYYY-MM-DD.
 */
export function tipOf({
  day,
  connection,
  layer,
}: {
  day: string;
  connection: FollowingView['connection'];
  layer: Layer;
}): Tip | null {
  if (Number(day.slice(8)) > FIRST_LETTER) return null;
  const units = Object.keys(layer);
  const has = (start: string) => units.some((unit) => unit.startsWith(start));
  const helps: Record<Tip, boolean> = {
    connect: connection !== null && connection.state !== 'connected',
    words: !has('copy/headline'),
    photos: !has('own/photos/'),
  };
  const left = TIPS.filter((tip) => helps[tip]);
  return left[Number(day.slice(5, 7)) % left.length] ?? null;
}
