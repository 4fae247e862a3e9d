/** What the free tier gives, and what keeps it from being abused. Browser-safe. */
import { K } from '../plans/schemas.ts';

const HOUR_MS = 3_600_000;
/** Also between two changes of the layout. */
export const DAY_MS = 24 * HOUR_MS;
/** From one sign-in to the end without another; a browser that proved a page so long ago proves it again. */
export const FREE_MS = K.freeDays * DAY_MS;
/** So many free sites of theirs one person may have online. */
export const MOST_OF_PERSON = 3;
/** So many may be put online from one network in a day: people of one office share an address. */
export const MOST_FROM_NETWORK = 5;
/** So many ends the hourly job at most: a clock that was wrong for an hour does not close all of them. */
export const MOST_ENDED_AT_ONCE = 500;
