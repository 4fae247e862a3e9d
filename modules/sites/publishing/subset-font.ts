import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../../../platform/errors.ts';
import { packWoff2 } from './pack-woff2.ts';

const FONTS = join(import.meta.dirname, '../../../site-kit/fonts');
const FILE = /^[a-z0-9-]+\.[0-9a-f]{10}\.woff2$/;

interface Font {
  whole: Buffer;
  /** Unpacked, which takes longer than to subset it. */
  sfnt: Buffer;
}
/** For as long as the thread lives: 36 files, less than two megabytes. */
const fonts = new Map<string, Promise<Font>>();

/** Loaded when the first font is cut: the library brings a megabyte of WebAssembly. */
const library = async () => (await import('subset-font')).default;

async function load(file: string): Promise<Font> {
  if (!FILE.test(file)) throw new AppError('sites.font-missing', { status: 404, reason: `no font ${file}` });
  const whole = await readFile(join(FONTS, file));
  const subset = await library();
  return { whole, sfnt: await subset(whole, undefined, { keepAllGlyphs: true, targetFormat: 'truetype' }) };
}

/** See `Composer.subsetFont`. Runs in a thread: it reads the files of the source tree. */
export async function subsetFont(file: string, letters: string): Promise<Uint8Array> {
  let font = fonts.get(file);
  if (!font) fonts.set(file, (font = load(file)));
  // A file that could not be read once may be there the next time.
  font.catch(() => fonts.delete(file));
  const { whole, sfnt } = await font;
  const subset = await library();
  const cut = packWoff2(await subset(sfnt, letters, { targetFormat: 'truetype' }));
  return cut.length < whole.length ? cut : whole;
}
