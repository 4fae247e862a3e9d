import type { InitOptions, PostProcessorModule } from 'i18next';
import { italianArticles } from '../../site-kit/italian-articles.ts';
import { LANGS, type Lang } from '../../site-kit/names.ts';

/** The last hand on every text: an article is right before whatever day its sentence was given. */
export const ARTICLES: PostProcessorModule = {
  type: 'postProcessor',
  name: 'articles',
  process: italianArticles,
};

/** What server and browser agree on. No fallback language: the type of the catalogues proves that no key is missing. */
export function options(lang: Lang): InitOptions {
  return {
    lng: lang,
    supportedLngs: [...LANGS],
    load: 'currentOnly',
    fallbackLng: false,
    defaultNS: 'common',
    /** React escapes what it prints. */
    interpolation: { escapeValue: false },
    postProcess: ARTICLES.name,
  };
}
