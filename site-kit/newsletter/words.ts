/**
 * What visitors read where they ask for letters, confirm and leave, and what stands round the owner's words in a letter. {name} is
 * the business. What the home page itself says is one of its standard words (copy/words.ts).
 */
import type { Lang } from '../document.ts';
import { el } from './words-el.ts';
import { en } from './words-en.ts';
import { es } from './words-es.ts';
import { fr } from './words-fr.ts';
import type { NewsWords } from './shape.ts';
import { it } from './words-it.ts';

export const NEWS_WORDS: Record<Lang, NewsWords> = { it, en, es, fr, el };

/** A sentence with the name of the business. */
export const named = (text: string, name: string): string => text.replaceAll('{name}', () => name);
