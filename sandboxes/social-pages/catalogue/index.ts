import type { StoredPage } from '../page-types.ts';
import { dice } from './dice.ts';
import { el } from './el.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { makePage } from './make-page.ts';
import { makeOdd } from './odd.ts';
import { TRADES } from './pack.ts';
import { castPhotos } from './photo-sizes.ts';

const PACKS = [it, en, es, fr, el];

/** The generated catalogue: the same pages on every start, their posts dated before `now`. */
export async function catalogue(now: Date): Promise<StoredPage[]> {
  const photos = await castPhotos();
  return PACKS.flatMap((pack, packIndex) =>
    Array.from({ length: pack.pages }, (_, index) => {
      const trade = TRADES[index % TRADES.length] ?? 'restaurant';
      const id = `${packIndex + 1}${String(index + 1).padStart(14, '0')}`;
      return makeOdd(
        makePage({ id, pack, trade, dice: dice(packIndex * 1_000_003 + index * 7919), photos, now }),
        index,
      );
    }),
  );
}
