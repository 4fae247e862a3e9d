/** What buyers read where an order is delivered. Wording of the law to be reviewed by a lawyer. */
import type { Lang } from '../document.ts';
import type { DeliveryWords } from './delivery-shape.ts';
import { el } from './delivery-words-el.ts';
import { en } from './delivery-words-en.ts';
import { es } from './delivery-words-es.ts';
import { fr } from './delivery-words-fr.ts';
import { it } from './delivery-words-it.ts';

export const DELIVERY_WORDS: Record<Lang, DeliveryWords> = { it, en, es, fr, el };
