/** Photo variants as the product encodes them, kept on disk: AVIF is slow, and a photo does not change. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createImages } from '../../adapters/images-sharp/index.ts';
import type { PhotoEntry } from '../../modules/sites/publishing/manifest.ts';

const images = createImages();
const running = new Map<string, Promise<Uint8Array>>();

/** @param original path of the photo's file @param folder where variants are kept @param bytesPerPixel the product's budget */
export function photoVariant(
  original: string,
  folder: string,
  entry: PhotoEntry,
  bytesPerPixel: number | undefined,
): Promise<Uint8Array> {
  const name = `${entry.photo}-${entry.width}${entry.cut ? `x${entry.cut.height}` : ''}.${entry.format}`;
  let work = running.get(name);
  if (!work) running.set(name, (work = readOrEncode(original, join(folder, name), entry, bytesPerPixel)));
  return work;
}

async function readOrEncode(
  original: string,
  file: string,
  { width, format, cut }: PhotoEntry,
  bytesPerPixel: number | undefined,
): Promise<Uint8Array> {
  const known = await readFile(file).catch(() => null);
  if (known) return known;
  const options = { width, format, ...(cut ? { cut } : {}), ...(bytesPerPixel ? { bytesPerPixel } : {}) };
  const bytes = await images.encode(await readFile(original), options);
  await mkdir(join(file, '..'), { recursive: true });
  // Another process may read at this moment: it finds the whole file or none.
  await writeFile(`${file}.${process.pid}`, bytes);
  await rename(`${file}.${process.pid}`, file);
  return bytes;
}
