import type { Ctx } from '../../platform/ctx.ts';
import type { Layer } from '../../site-kit/content/layer.ts';
import { isPageUnit } from '../../site-kit/content/own-pages/in-layer.ts';
import type { OwnPage } from '../../site-kit/content/own-pages/schema.ts';
import type { OwnerUnit } from '../../site-kit/content/units.ts';

interface Given {
  /** Without the new value. */
  layer: Layer;
  unit: OwnerUnit;
  /** A page, as the registry takes it. */
  value: unknown;
  /** Pages that the plan gives. */
  most: number;
}

/**
 * Why a page cannot be written, as the code of a refusal; null where it can: beyond what the plan gives, at the address of another page, with a link to our
 * own host, whose pages are nobody's advertisement.
 */
export function pageFault(
  { config }: Pick<Ctx, 'config'>,
  { layer, unit, value, most }: Given,
): 'too-many-pages' | 'page-address-taken' | 'own-host' | null {
  const others = Object.keys(layer).filter((key) => isPageUnit(key) && key !== unit);
  if (!layer[unit] && others.length >= most) return 'too-many-pages';
  const page = value as OwnPage;
  if (others.some((key) => (layer[key]?.value as OwnPage | undefined)?.slug === page.slug)) return 'page-address-taken';
  const ours = new Set([new URL(config.publicUrl).hostname, config.sitesDomain.split(':')[0] ?? '']);
  return linksOf(page).some((href) => ours.has(new URL(href).hostname)) ? 'own-host' : null;
}

const linksOf = ({ blocks }: OwnPage): string[] =>
  blocks.flatMap((block) => {
    if (block.type === 'button') return block.target.to === 'link' && block.target.href ? [block.target.href] : [];
    if (block.type !== 'text') return [];
    const lines = block.content.flatMap((node) => ('items' in node ? node.items : [node.content]));
    return lines.flatMap((line) => line.flatMap(({ href }) => (href === undefined ? [] : [href])));
  });
