/**
 * The second cast: forty businesses as people really fill in their pages, in five languages. They shout, put emoji first,
 * write two phones into one field and prices into sentences; their photos come from phones, and some are flyers. No rule of
 * the site kit may be tuned to one of them.
 */
import type { RawPage } from '../pages.ts';
import { rawPage } from './page.ts';
import { ENGLISH } from './pages/en.ts';
import { FRENCH } from './pages/fr.ts';
import { GREEK } from './pages/el.ts';
import { ITALIAN } from './pages/it.ts';
import { SPANISH } from './pages/es.ts';

export { castFile } from './pictures.ts';

const PAGES = [...ITALIAN, ...ENGLISH, ...SPANISH, ...FRENCH, ...GREEK];

/** All forty, dated around `_demo.asOf`. Callers may change the copies they get. */
export const everydayPages = (): RawPage[] => PAGES.map((page, index) => rawPage(page, index + 1));
