import { LRUCache } from 'lru-cache';
import type { Ctx } from '../../../platform/ctx.ts';
import { isOwnPage, type RenderOptions, type SitePage } from '../../../site-kit/render/options.ts';
import {
  fontNeedsOf,
  withInlinedFonts,
  withLinkedFonts,
  type DrawnPage,
} from '../../../site-kit/render/render-site-page.tsx';
import type { Composer } from './composer.port.ts';

/** Subsets of about two hundred pages, for those that are asked for again: other layouts of it, its next publishing. */
const KEPT_BYTES = 8_000_000;

/** Visitors arrive here; the other pages link whole files, which all sites of a layout share. */
const inlines = (page: SitePage): boolean => page === 'home' || isOwnPage(page);

interface Inlined {
  html: string;
  /** False where it links whole files although it should carry its fonts. */
  complete: boolean;
}
/** Makes a page of its drawing and fonts. Never fails: without subsets it links whole files. */
export type InlineFonts = (drawn: DrawnPage, page: SitePage, options: RenderOptions) => Promise<Inlined>;

export function createInlineFonts(
  composer: Pick<Composer, 'subsetFont'>,
  onFailure: (error: unknown) => void,
): InlineFonts {
  return async (drawn, page, options) => {
    if (!inlines(page)) return { html: withLinkedFonts(drawn, options), complete: true };
    try {
      const subsets = await Promise.all(
        fontNeedsOf(drawn, page).map(async ({ file, letters }) => {
          const subset = await kept.forceFetch(`${file} ${letters}`, { context: { composer, file, letters } });
          return [file, subset] as const;
        }),
      );
      return { html: withInlinedFonts(drawn, new Map(subsets)), complete: true };
    } catch (error) {
      onFailure(error);
      return { html: withLinkedFonts(drawn, options), complete: false };
    }
  };
}

/** Base64 by file and letters. */
const kept = new LRUCache<string, string, { composer: Pick<Composer, 'subsetFont'>; file: string; letters: string }>({
  maxSize: KEPT_BYTES,
  sizeCalculation: (subset, key) => subset.length + 2 * key.length,
  fetchMethod: async (_key, _stale, { context: { composer, file, letters } }) =>
    Buffer.from(await composer.subsetFont(file, letters)).toString('base64'),
});

export const inlineFonts = (ctx: Ctx): InlineFonts =>
  createInlineFonts(ctx.ports.composer, (err) => ctx.log.warn({ err }, 'a page links whole fonts: they were not cut'));
