import type { Ctx } from '../../platform/ctx.ts';
import { same } from '../../site-kit/content/canonical.ts';
import { fedUnits, findUnit, type OwnerUnit } from '../../site-kit/content/units.ts';
import { itemOf, valuesOf, type PageUnit } from '../../site-kit/content/page-units.ts';
import { mailsOfHelpers, type SiteAccess, type SiteAuthor } from '../access/index.server.ts';
import { versionsOfSite } from '../sites/index.server.ts';
import { differing } from './changes.ts';
import { MOST_VERSIONS, type VersionsAnswer } from './schemas.ts';

type Content = NonNullable<Awaited<ReturnType<typeof versionsOfSite>>[number]['content']>;

/** The versions of a site, the youngest first, each with the units that it changed. */
export async function listVersions(ctx: Ctx, { by }: { by: SiteAccess<'draft'> }): Promise<VersionsAnswer> {
  const versions = await versionsOfSite(ctx, { by, most: MOST_VERSIONS + 1 });
  const names = by.author.role === 'owner' ? await mailsOfHelpers(ctx, { by }) : null;
  const isMe = ({ role, who }: SiteAuthor, version: { by: string | null; who: string | null }) =>
    version.by === role && version.who === who;
  return {
    versions: versions.slice(0, MOST_VERSIONS).map((version, index) => {
      const { id, at, cause, content, current, who } = version;
      const before = versions[index + 1]?.content;
      return {
        id,
        at: at.toISOString(),
        by: isMe(by.author, version) ? 'you' : version.by,
        name: (who && names?.get(who)) ?? null,
        cause,
        changes: content && before ? changesOf(before, content) : [],
        current,
      };
    }),
  };
}

/** Units that say something else: the owner's, and those without a word of the owner's whose page moved. */
function changesOf(before: Content, after: Content): OwnerUnit[] {
  const [then, now] = [valuesOf(before.accepted), valuesOf(after.accepted)];
  const moved = [...new Set([...then.keys(), ...now.keys()])].filter((unit) => !same(then.get(unit), now.get(unit)));
  const shown = moved
    .flatMap((unit) => unitsOf(unit))
    .filter((unit) => findUnit(unit) && !before.layer[unit] && !after.layer[unit]);
  return [...new Set([...differing(before.layer, after.layer), ...shown])];
}

function unitsOf(unit: PageUnit): OwnerUnit[] {
  const item = itemOf(unit);
  return item ? [`item/${item.edge}/${item.key}`] : fedUnits(unit);
}
