import type { LayoutName, Section } from '../document.ts';
import type { Facts } from '../facts/facts.ts';
import { TRADE_RULES } from '../facts/trades.ts';
import type { PhotoChoice } from '../photos.ts';
import type { Layer } from './layer.ts';

/** What the owner chose of how the site looks; what is absent is as it would be. */
export interface Look {
  layout?: LayoutName;
  /** #rrggbb. */
  color?: string;
  sections: { order: readonly string[]; off: ReadonlySet<string> };
  photos: PhotoChoice;
}

export function lookOf(layer: Layer): Look {
  const layout = layer['look/layout']?.value as LayoutName | undefined;
  const color = layer['look/color']?.value as string | undefined;
  const sections = layer['look/sections']?.value as { order: string[]; off: string[] } | undefined;
  const photos = layer['look/photos']?.value as PhotoChoice | undefined;
  return {
    ...(layout === undefined ? {} : { layout }),
    ...(color === undefined ? {} : { color }),
    sections: { order: sections?.order ?? [], off: new Set(sections?.off) },
    photos: photos ?? { order: [], hero: null, story: null },
  };
}

/** What is switched off is told to search engines as little as to readers. The same object where nothing is. */
export function toldFacts(facts: Facts, { off }: Look['sections']): Facts {
  if (off.size === 0) return facts;
  return {
    ...facts,
    ...(off.has('hours') ? { week: null, days: [] } : {}),
    ...(off.has('events') ? { events: [] } : {}),
    ...(off.has(TRADE_RULES[facts.trade].list) ? { prices: null } : {}),
  };
}

/** A site begins with its hero and ends with how to reach the business: without them it is none. */
const isFixed = ({ type }: Section): boolean => type === 'hero' || type === 'contact';

/** Without those that are switched off; where the owner has an order, the others in it, and what it does not name after that. */
export function arranged(sections: readonly Section[], { order, off }: Look['sections']): Section[] {
  const kept = sections.filter((section) => isFixed(section) || !off.has(section.id));
  if (order.length === 0) return kept;
  const place = ({ type, id }: Section): number => {
    if (type === 'hero') return -1;
    const at = order.indexOf(id);
    return type === 'contact' ? Number.POSITIVE_INFINITY : at === -1 ? order.length : at;
  };
  return kept.toSorted((a, b) => place(a) - place(b) || 0);
}
