import type { Lang } from '../document.ts';

const WORDS: Record<Exclude<Lang, 'el'>, Set<string>> = {
  it: words(
    'il lo gli di da del dei con la i un nei sul al della dello delle degli nel nella che è non per con una sono siamo più alla anche ogni dal ci',
  ),
  en: words(
    'the and of to is are we you your with for our this that from every it at on all not have be no or needed while who',
  ),
  es: words(
    'el los las la en de un lo del que y con por para una es son se su nuestro nuestra más desde cada todos muy no al',
  ),
  fr: words(
    'le les la de un en des du et est une pour avec dans sur nous vous votre notre au aux pas qui plus chaque chez ce',
  ),
};

function words(list: string): Set<string> {
  return new Set(list.split(' '));
}

/** "The" in "The Tin Herons" is no proper name. */
export const isSmallWord = (word: string): boolean =>
  Object.values(WORDS).some((words) => words.has(word.toLowerCase()));

/** Small words of each language in a text, the language with the most first. */
function counted(text: string): { lang: Lang; hits: number }[] {
  const tokens = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return (['it', 'en', 'es', 'fr'] as const)
    .map((lang) => ({ lang, hits: tokens.filter((token) => WORDS[lang].has(token)).length }))
    .toSorted((a, b) => b.hits - a.hits);
}

const isGreek = (text: string): boolean =>
  (text.match(/\p{Script=Greek}/gu)?.length ?? 0) > (text.match(/\p{Script=Latin}/gu)?.length ?? 0);

/** The language of a text by its script and its commonest small words; null when it cannot be told (names, prices, a word or two). */
export function detectLang(text: string): Lang | null {
  if (isGreek(text)) return 'el';
  const [best, next] = counted(text);
  return best && next && best.hits >= 2 && best.hits >= 2 * next.hits ? best.lang : null;
}

/** The likeliest of all, for a whole page that must have one. */
export function likeliestLang(text: string): Lang | null {
  if (isGreek(text)) return 'el';
  const [best, next] = counted(text);
  return best && next && best.hits > next.hits ? best.lang : null;
}
