/** Contact sheets from whatever pictures are there: every screen in four looks, the selling ones in five languages. */
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { LANGS } from '../../site-kit/names.ts';
import { contactSheet, type Tile } from '../gallery/sheets.ts';
import { DEVICES, fileOf, SHADES, type Device } from './camera.ts';

const TILES = {
  desktop: { columns: 4, width: 600, height: 625 },
  phone: { columns: 8, width: 300, height: 974 },
} as const;
const SELLING = ['public.landing', 'public.plans', 'shop.billing', 'shop.service', 'shop.checkout'];
const STORIES = ['public', 'shop', 'owner', 'moving', 'lost', 'staff'];

/** @param kept where small ones for the documents go; null for none */
export async function makeSheets(folder: string, kept: string | null): Promise<void> {
  const there = new Set(await readdir(folder));
  const order = [...there].toSorted();
  const tiles = (files: string[]): Tile[] =>
    files
      .filter((file) => there.has(file))
      .map((file) => ({ file: join(folder, file), label: file.replace(/\.jpg$/, '').replaceAll('.', ' · ') }));
  for (const device of Object.keys(DEVICES) as Device[]) {
    for (const story of STORIES) {
      const names = [...new Set(order.flatMap((file) => /^(\w+\.[\w-]+)\.it\./.exec(file)?.[1] ?? []))].filter((name) =>
        name.startsWith(`${story}.`),
      );
      const files = names.flatMap((name) => SHADES.map((shade) => fileOf(name, LANGS[0], device, shade)));
      await sheet(`${story}-${device}`, device, tiles(files));
    }
    const spoken = SELLING.flatMap((name) => LANGS.map((lang) => fileOf(name, lang, device, 'light')));
    await sheet(`languages-${device}`, device, tiles(spoken), 5);
  }

  async function sheet(name: string, device: Device, pictures: Tile[], columns?: number): Promise<void> {
    if (pictures.length === 0) return;
    const target = join(folder, `sheet-${name}.png`);
    await contactSheet(pictures, target, { ...TILES[device], ...(columns ? { columns } : {}) });
    if (kept === null) return;
    await mkdir(kept, { recursive: true });
    await sharp(target)
      .resize({ width: 1200, withoutEnlargement: true })
      .webp({ quality: 55 })
      .toFile(join(kept, `${name}.webp`));
  }
}
