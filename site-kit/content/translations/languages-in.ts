import type { Lang } from '../../document.ts';
import type { Layer } from '../layer.ts';

/** The languages beside the main one that the owner has switched on, `most` of them, in the order in which they are offered. */
export function languagesIn(layer: Layer, main: Lang, most: number): Lang[] {
  const { on = [] } = (layer['look/languages']?.value ?? {}) as { on?: Lang[] };
  return [...new Set(on)].filter((lang) => lang !== main).slice(0, Math.max(0, most));
}
