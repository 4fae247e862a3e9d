/** The pages of rooms as a cast: each is looked at as the page of a business is. */
import { demoPage, type RawPage } from '../../tests/fixtures/pages.ts';

/** Whose site they stand on: with many photos, and the longest names. */
export const ROOMS_OF = 'trattoriasettegufi';
const ROOMS = ['shop', 'book', 'news'];

export const roomPages = (): RawPage[] => ROOMS.map((username) => ({ ...demoPage(ROOMS_OF), username }));
