/** Which versions of a site stay, and which of them stay built. Pure. */
export interface VersionAge {
  id: string;
  at: Date;
  isOwners: boolean;
  /** Says nothing but how many pieces are left. */
  isStock: boolean;
  isShown: boolean;
}

/** Whole so long, whoever made it. */
const WHOLE_DAYS = 30;
/** As many as an owner is shown. */
const MOST = 60;
const DAY_MS = 86_400_000;

/**
 * `versions` of one site, the youngest first. `gone`: older than a month and neither its owner's, nor the last of a month, nor the first;
 * what only says how many pieces are left, a day after it was on show;
 * beyond sixty the oldest go too, such counts first, then what came by itself, then what its owner published, the first excepted. `bare`: stay without document and pages, which nobody reads but of the one on show;
 * what was on show after `recent` keeps them, for a copy of the database that names it still.
 */
export function thinned(
  versions: readonly VersionAge[],
  { now, recent }: { now: Date; recent: Date },
): { gone: string[]; bare: string[] } {
  const whole = new Date(now.getTime() - WHOLE_DAYS * DAY_MS);
  const months = new Set<string>();
  const first = versions.at(-1);
  // On show until the next one came, whether that stays or not.
  const until = new Map(versions.map(({ id }, index) => [id, versions[index - 1]?.at ?? now]));
  const isOver = ({ id, isShown }: VersionAge) => !isShown && (until.get(id) ?? now) < recent;
  const mayGo = ({ isShown, id }: VersionAge) => !isShown && id !== first?.id;
  const stay = versions.filter((version) => {
    if (version.isStock) return !mayGo(version) || !isOver(version);
    const month = version.at.toISOString().slice(0, 7);
    const isLast = !months.has(month);
    months.add(month);
    return !mayGo(version) || version.at >= whole || version.isOwners || isLast;
  });
  // Too many: what came by itself goes first, the oldest of it first.
  const order = [
    ...stay.filter((each) => each.isStock).toReversed(),
    ...stay.filter((each) => !each.isOwners && !each.isStock).toReversed(),
    ...stay.filter((each) => each.isOwners).toReversed(),
  ];
  const surplus = new Set(order.filter(mayGo).slice(0, Math.max(0, stay.length - MOST)));
  const kept = stay.filter((version) => !surplus.has(version));
  const bare = kept.filter(isOver);
  const ids = new Set(kept.map(({ id }) => id));
  return { gone: versions.flatMap(({ id }) => (ids.has(id) ? [] : [id])), bare: bare.map(({ id }) => id) };
}
