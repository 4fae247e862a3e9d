/** Which versions of a site stay, and which of them stay built. Pure. */
export interface VersionAge {
  id: string;
  at: Date;
  isOwners: boolean;
  isShown: boolean;
}

/** Whole so long, whoever made it. */
const WHOLE_DAYS = 30;
/** As many as an owner is shown. */
const MOST = 60;
const DAY_MS = 86_400_000;

/**
 * `versions` of one site, the youngest first. `gone`: older than a month and neither its owner's, nor the last of a month, nor the first;
 * beyond sixty the oldest go too, the first excepted. `bare`: stay without document and pages, which nobody reads but of the one on show;
 * what came after `recent` keeps them, for a copy of the database that names it still.
 */
export function thinned(
  versions: readonly VersionAge[],
  { now, recent }: { now: Date; recent: Date },
): { gone: string[]; bare: string[] } {
  const whole = new Date(now.getTime() - WHOLE_DAYS * DAY_MS);
  const months = new Set<string>();
  const first = versions.at(-1);
  const kept: VersionAge[] = [];
  for (const version of versions) {
    const month = version.at.toISOString().slice(0, 7);
    const isLast = !months.has(month);
    months.add(month);
    const stays = version.at >= whole || version.isOwners || isLast;
    const always = version.isShown || version === first;
    if (always || (stays && kept.length < MOST - 1)) kept.push(version);
  }
  const bare = kept.filter((version) => !version.isShown && version.at < recent);
  const stay = new Set(kept.map(({ id }) => id));
  return { gone: versions.flatMap(({ id }) => (stay.has(id) ? [] : [id])), bare: bare.map(({ id }) => id) };
}
