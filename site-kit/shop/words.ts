/** What buyers read where they order and on the page of their order. */
import type { Lang } from '../document.ts';
import { ALLERGENS, type Allergen } from './allergens.ts';
import type { ShopWords } from './shape.ts';
import { el } from './words-el.ts';
import { en } from './words-en.ts';
import { es } from './words-es.ts';
import { fr } from './words-fr.ts';
import { it } from './words-it.ts';

export const SHOP_WORDS: Record<Lang, ShopWords> = { it, en, es, fr, el };

/** "Allergeni: latte, uova", in the order of the law; that there is none of them is said as well. */
export function allergensOf(contains: readonly Allergen[], lang: Lang): string {
  const words = SHOP_WORDS[lang];
  const named = ALLERGENS.filter((each) => contains.includes(each)).map((each) => words.allergen[each]);
  return named.length === 0
    ? words.noAllergens
    : `${words.allergens}${lang === 'fr' ? '\u202f' : ''}: ${named.join(', ')}`;
}
