import type { Lang } from '../document.ts';

const WORDS: Record<Exclude<Lang, 'el'>, Set<string>> = {
  it: words('il lo gli della dello delle degli nel nella che è non per con una sono siamo più alla anche ogni dal ci'),
  en: words('the and of to is are we you your with for our this that from every it at on all not have be'),
  es: words('el los las del que y con por para una es son se su nuestro nuestra más desde cada todos muy no al'),
  fr: words('le les des du et est une pour avec dans sur nous vous votre notre au aux pas qui plus chaque chez ce'),
};

function words(list: string): Set<string> {
  return new Set(list.split(' '));
}

/** The language of a text by its script and its commonest small words; null when it cannot be told (names, prices, a word or two). */
export function detectLang(text: string): Lang | null {
  const greek = text.match(/\p{Script=Greek}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (greek > latin) return 'el';
  const tokens = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const scores = (['it', 'en', 'es', 'fr'] as const)
    .map((lang) => ({ lang, hits: tokens.filter((token) => WORDS[lang].has(token)).length }))
    .toSorted((a, b) => b.hits - a.hits);
  const [best, next] = scores;
  return best && next && best.hits >= 2 && best.hits >= 2 * next.hits ? best.lang : null;
}
