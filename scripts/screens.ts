/**
 * `npm run screens -- [--only public,shop,owner,moving,lost,staff] [--lang it,el] [--sheets] [--write]`: walks through every screen as a
 * laptop and as a phone, by day and by night, in five languages; fails when something is wider than its window, cut off,
 * or the browser complains. Pictures and contact sheets go to gallery/screens/ and stay there, so that a part can be done
 * again alone (`--sheets`: none of them); `--write` keeps small sheets in docs/pictures/screens/.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startProduct } from '../bench/lib/product.ts';
import { LANGS, type Lang } from '../site-kit/names.ts';
import { ensureEmoji } from './browser.ts';
import { openBrowser } from './gallery/browser.ts';
import { newCamera, type Camera } from './screens/camera.ts';
import { publicScreens } from './screens/public-screens.ts';
import { lostScreens } from './screens/lost-screens.ts';
import { movingScreens } from './screens/moving-screens.ts';
import { ownerScreens } from './screens/owner-screens.ts';
import { makeSheets } from './screens/sheets.ts';
import { shopScreens } from './screens/shop-screens.ts';
import { staffScreens } from './screens/staff-screens.ts';

const ROOT = join(import.meta.dirname, '..');
const OUT = join(ROOT, 'gallery/screens');

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: 'public,shop,owner,moving,lost,staff' },
    lang: { type: 'string', default: LANGS.join(',') },
    sheets: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const asked = (words: string) => words.split(',').map((word) => word.trim());
const langs = LANGS.filter((lang) => asked(options.lang).includes(lang));
const faults: string[] = [];

async function look(): Promise<void> {
  const product = await startProduct();
  ensureEmoji();
  const browser = await openBrowser();
  const to = { origin: `http://localhost:${product.port}`, folder: OUT, faults };
  const stories: Record<string, (camera: Camera) => Promise<void>> = {
    public: publicScreens,
    shop: shopScreens,
    owner: ownerScreens,
    moving: movingScreens,
    lost: lostScreens,
    staff: (camera) => staffScreens(camera, product.folder),
  };
  const walk = async (name: string, lang: Lang) => {
    const camera = await newCamera(browser, { ...to, lang });
    // One story that ends early hides no other.
    await stories[name]?.(camera).catch(async (error: unknown) => {
      faults.push(`${name} · ${lang}: ${String(error)}`);
      await camera.page.screenshot({ path: join(OUT, `fault-${name}-${lang}.png`) });
    });
    await camera.close();
    console.log(`${name} in ${lang}: ${faults.length} faults so far`);
  };
  try {
    for (const name of asked(options.only)) for (const lang of langs) await walk(name, lang);
  } finally {
    await browser.close();
    await product.stop();
  }
}

await mkdir(OUT, { recursive: true });
if (!options.sheets) await look();
await makeSheets(OUT, options.write ? join(ROOT, 'docs/pictures/screens') : null);
for (const fault of new Set(faults)) console.error(fault);
console.log(faults.length > 0 ? `${faults.length} faults` : `Every screen fits. Sheets: ${OUT}`);
process.exitCode = faults.length > 0 ? 1 : 0;
