import type { Ctx } from '../../platform/ctx.ts';
import { hashOf } from '../../site-kit/content/canonical.ts';
import type { LayerEntry } from '../../site-kit/content/layer.ts';
import type { ListedUnit } from '../../site-kit/content/list-units.ts';
import { valuesOf, type PageUnit, type PageValues } from '../../site-kit/content/page-units.ts';
import { findUnit, type OwnerUnit } from '../../site-kit/content/units.ts';
import { photoWidths } from '../../site-kit/render/options.ts';
import { photoGrant, originOf, previewHost, type EditableSite } from '../sites/index.server.ts';
import { hashOfEntry } from './changes.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { layerOf, type Draft } from './draft.ts';
import type { UnitView } from './schemas.ts';

/** As wide as a phone's screen, for its pixels. */
const LARGE = 800;

/** Who wrote an entry, to whom asks. */
export function authorFor({ author }: Pick<Draft, 'author'>, entry: LayerEntry | null | undefined): string | null {
  if (!entry) return null;
  return entry.by === author.role ? 'you' : entry.by;
}

/**
 * The units of the page in its order, then those that the page has no place for any more and that the owner wrote all the same. `only`: of
 * these keys. `unseen`: see unseenUnits.
 */
export function unitViews(
  ctx: Ctx,
  {
    by,
    draft,
    edited: { units },
    only,
    unseen,
  }: {
    by: SiteAccess<'draft' | 'publish'>;
    draft: Draft;
    edited: EditableSite;
    only?: ReadonlySet<OwnerUnit>;
    unseen: ReadonlySet<OwnerUnit>;
  },
): UnitView[] {
  const layer = layerOf(draft);
  const page = valuesOf(draft.content.page);
  const listed = new Set(units.map(({ unit }) => unit));
  const keys = new Set([...Object.keys(layer), ...(only ?? [])]);
  const others = [...keys].filter((unit) => !listed.has(unit)).flatMap((unit) => withoutPlace(unit, layer[unit]));
  const pictures = `${originOf(ctx.config, previewHost(ctx.config))}/${photoGrant(ctx, { by })}/p`;
  const photoOf = (id: string, [width, height]: [number, number]): UnitView['photo'] => {
    const widths = photoWidths({ width });
    const url = (wide: number | undefined): string => `${pictures}/${id}-${wide ?? width}.webp`;
    const large = widths.findLast((each) => each <= LARGE) ?? widths[0];
    return { id, url: url(widths[0]), large: url(large), width, height };
  };
  return [...units, ...others]
    .filter(({ unit }) => only?.has(unit) ?? true)
    .map(({ unit, kind, value, derived, own, limit, label, section, photo, size, hide, dated, bound, translates }) => {
      const entry = layer[unit];
      return {
        unit,
        kind,
        value,
        derived,
        own,
        limit,
        section,
        hash: hashOfEntry(entry),
        over_moved: entry !== undefined && hasMoved(entry, page),
        by: authorFor(draft, entry),
        at: entry?.at ?? null,
        unseen: unseen.has(unit),
        label: { key: label.key, ...label.params },
        ...(translates ? { translates } : {}),
        ...(hide ? { hide } : {}),
        ...(dated ? { dated } : {}),
        ...(bound ? { bound } : {}),
        ...(photo === undefined || size === undefined ? {} : { photo: photoOf(photo, size) }),
      };
    });
}

const hasMoved = ({ over }: LayerEntry, page: PageValues): boolean =>
  Object.entries(over).some(([unit, hash]) => hashOf(page.get(unit as PageUnit)) !== hash);

const PHOTO_UNITS: ReadonlySet<string> = new Set(['alt', 'focal']);
const ITEMS: Record<string, ListedUnit['label']['key']> = {
  photos: 'photo',
  posts: 'post',
  events: 'event',
  ratings: 'review',
};

/** A unit that the page does not show: its section, post or photo has gone. */
function withoutPlace(unit: OwnerUnit, entry: LayerEntry | undefined): ListedUnit[] {
  const found = findUnit(unit);
  if (!found) return [];
  const [, name = ''] = unit.split('/');
  const { kind, limit } = found.unit;
  const item = ITEMS[name];
  const label: ListedUnit['label'] = item
    ? { key: item, params: { words: '' } }
    : PHOTO_UNITS.has(name)
      ? { key: name as 'alt' | 'focal' }
      : { key: 'title', params: { section: found.place } };
  const { value = null } = entry ?? {};
  return [{ unit, kind, limit, value, derived: null, own: entry !== undefined, label, source: null, section: null }];
}
