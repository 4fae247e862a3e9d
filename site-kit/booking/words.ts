/**
 * What guests read where they book and on the page of their booking. {n} is filled in: of `people` how many, of
 * `largerParty` and `error.party` the largest party that books by the site, of `error.note` the most characters, of `error.day` how many days
 * ahead, of `error.nights` the longest stay.
 */
import type { Lang } from '../document.ts';
import type { BookingWords } from './shape.ts';
import { el } from './words-el.ts';
import { en } from './words-en.ts';
import { es } from './words-es.ts';
import { fr } from './words-fr.ts';
import { it } from './words-it.ts';

export const BOOKING_WORDS: Record<Lang, BookingWords> = { it, en, es, fr, el };
