import { readFacts } from '../../../site-kit/facts/read-facts.ts';
import { composedSite, composeSite, editableSite, rankSiteLayouts } from './compose-site.ts';
import type { Composer } from './composer.port.ts';
import { subsetFont } from './subset-font.ts';

/** The Composer in the thread that calls it: inside the worker, and in tests. */
export function createComposer(): Composer {
  return {
    async pictures(page, now) {
      const { logo, pictures } = readFacts(page, { now });
      return [...new Set([logo, ...pictures.map((picture) => picture.source)].filter((ref) => ref !== null))];
    },
    async overview(page, photos, now) {
      const layouts = rankSiteLayouts(page, photos, now);
      const [best] = layouts;
      if (!best) throw new Error('no layout is drawn');
      const doc = composeSite(page, photos, { layout: best.layout, lang: null, legal: null, now });
      return { name: doc.name.value, lang: doc.lang, layouts };
    },
    compose: async (page, photos, options) => composedSite(page, photos, options),
    edit: async (page, photos, options) => editableSite(page, photos, options),
    subsetFont,
  };
}
