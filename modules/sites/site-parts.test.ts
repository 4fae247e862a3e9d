/** What rooms add is read once for a version, drawn for each of its languages, and keeps nobody waiting for long. */
import { expect, it } from 'vitest';
import { demoDocument } from '../../tests/fixtures/documents.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { partsOfRooms, type DrawParts } from './site-parts.ts';

const PAGES = 20;

it('every language says the same of what is read once, and others have their turn after each page [P8]', async () => {
  const main = await demoDocument('900000000000101', 'tavola');
  const languages = (['it', 'en', 'el'] as const).map((lang) => ({ lang, listed: lang !== 'el' }));
  const [doc, ...others] = languages.map(({ lang }) => ({ ...main, lang, languages }));
  let price = 0;
  const room = (): Promise<DrawParts> => {
    price += 1;
    const shown = price;
    return Promise.resolve(function* ({ lang }) {
      for (let n = 0; n < PAGES; n++)
        yield { path: `/shop/${String(n).padStart(2, '0')}`, html: `${lang} ${shown}`, listed: true };
    });
  };
  const none = () => Promise.resolve(null);
  const ctx = { contributed: () => [room, none] } as unknown as Ctx;
  let turns = 0;
  let isDone = false;
  const turn = () => {
    turns += 1;
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  const parts = await partsOfRooms(ctx, {
    siteId: 's',
    doc: doc ?? main,
    origin: 'https://o.example',
    languages: others,
  });
  isDone = true;
  expect(parts).toHaveLength(3 * PAGES);
  expect(turns).toBeGreaterThanOrEqual(3 * PAGES);
  expect(parts.find(({ path }) => path === '/shop/07')).toMatchObject({ html: 'it 1', listed: true });
  expect(parts.find(({ path }) => path === '/en/shop/07')).toMatchObject({ html: 'en 1', lang: 'en', listed: true });
  expect(parts.find(({ path }) => path === '/el/shop/07')).toMatchObject({ html: 'el 1', lang: 'el', listed: false });
});
