import { LAYOUTS, type LayoutName } from './document.ts';
import type { Facts } from './facts/facts.ts';
import { TRADE_RULES } from './facts/trades.ts';
import { type StoredPhoto, planPhotos } from './photos.ts';

export type RankReason = 'trade' | 'photos' | 'plain';

/**
 * Ready layouts, best first. Reason: 'trade' the design made it for this trade, 'photos' it lives from photos and there
 * are enough, 'plain' it also works.
 */
export function rankLayouts(
  facts: Facts,
  photos: StoredPhoto[],
  ready: readonly LayoutName[] = LAYOUTS,
): { layout: LayoutName; reason: RankReason }[] {
  const plan = planPhotos(photos, null, { about: false });
  const wishes = TRADE_RULES[facts.trade].layouts;
  const count = plan.usable.size;
  const score = (layout: LayoutName): number => {
    const place = wishes.indexOf(layout);
    let points = place === -1 ? 0 : 10 - place;
    // Type-only these two lose their idea (site guide 1.5); the others hold up with drawn art.
    if (layout === 'galleria') points += count >= 6 ? 2 : count >= 4 ? 0 : -12;
    if (layout === 'notte' && plan.hero === null) points -= 6;
    if (layout === 'riviera' && plan.hero === null) points -= 2;
    return points;
  };
  return ready
    .toSorted((a, b) => score(b) - score(a) || LAYOUTS.indexOf(a) - LAYOUTS.indexOf(b))
    .map((layout) => ({
      layout,
      reason:
        wishes.includes(layout) && score(layout) > 0
          ? 'trade'
          : layout === 'galleria' && count >= 6
            ? 'photos'
            : 'plain',
    }));
}
