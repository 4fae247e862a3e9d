/** What buyers read where an order is paid on the site. */
import type { Lang } from '../document.ts';
import type { PaidWords } from './paid-shape.ts';
import { el } from './paid-words-el.ts';
import { en } from './paid-words-en.ts';
import { es } from './paid-words-es.ts';
import { fr } from './paid-words-fr.ts';
import { it } from './paid-words-it.ts';

export const PAID_WORDS: Record<Lang, PaidWords> = { it, en, es, fr, el };
